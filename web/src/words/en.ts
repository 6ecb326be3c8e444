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

/** What games say beyond the home page; and what they say in their lessons, of their things, and once they are over. */
export const games = import.meta.glob<string>(["../games/*/words/en.ftl", "../../../engine/src/korsi/games/*/sentences/en.ftl"], {
  query: "?rest",
  import: "default",
});
export const more = import.meta.glob<string>("../games/*/words/{lesson,things,end}/en.ftl", { query: "?words", import: "default" });
