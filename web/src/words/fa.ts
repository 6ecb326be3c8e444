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

/** What games say beyond the home page; and what they say in their lessons, of their things, and once they are over. */
export const games = import.meta.glob<string>(["../games/*/words/fa.ftl", "../../../engine/src/korsi/games/*/sentences/fa.ftl"], {
  query: "?rest",
  import: "default",
});
export const more = import.meta.glob<string>("../games/*/words/{lesson,things,end}/fa.ftl", { query: "?words", import: "default" });
