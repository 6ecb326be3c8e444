const whole = import.meta.glob<string>(["./en.ftl", "../../../engine/src/korsi/sentences/en.ftl"], {
  query: "?words",
  import: "default",
  eager: true,
});
const fronts = import.meta.glob<string>(["../games/*/words/en.ftl", "../../../engine/src/korsi/games/*/sentences/en.ftl"], {
  query: "?front",
  import: "default",
  eager: true,
});

export default [...Object.values(whole), ...Object.values(fronts)];
