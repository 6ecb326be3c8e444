const whole = import.meta.glob<string>(["./fa.ftl", "../../../engine/src/korsi/sentences/fa.ftl"], {
  query: "?words",
  import: "default",
  eager: true,
});
const fronts = import.meta.glob<string>(["../games/*/words/fa.ftl", "../../../engine/src/korsi/games/*/sentences/fa.ftl"], {
  query: "?front",
  import: "default",
  eager: true,
});

export default [...Object.values(whole), ...Object.values(fronts)];
