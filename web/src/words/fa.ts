const files = import.meta.glob<string>(
  [
    "./fa.ftl",
    "../games/*/words/fa.ftl",
    "../../../engine/src/korsi/sentences/fa.ftl",
    "../../../engine/src/korsi/games/*/sentences/fa.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
