const whole = import.meta.glob<string>(["./uk.ftl", "../../../engine/src/korsi/sentences/uk.ftl"], {
  query: "?words",
  import: "default",
  eager: true,
});
const fronts = import.meta.glob<string>(["../games/*/words/uk.ftl", "../../../engine/src/korsi/games/*/sentences/uk.ftl"], {
  query: "?front",
  import: "default",
  eager: true,
});

export default [...Object.values(whole), ...Object.values(fronts)];
