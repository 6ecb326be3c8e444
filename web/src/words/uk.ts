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

/** What games say beyond the home page; and what they say in their lessons, of their things, and once they are over. */
export const games = import.meta.glob<string>(["../games/*/words/uk.ftl", "../../../engine/src/korsi/games/*/sentences/uk.ftl"], {
  query: "?rest",
  import: "default",
});
export const more = import.meta.glob<string>("../games/*/words/{lesson,things,end}/uk.ftl", { query: "?words", import: "default" });
