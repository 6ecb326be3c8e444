const files = import.meta.glob<string>(
  [
    "./en.ftl",
    "../games/*/words/en.ftl",
    "../../../engine/src/korsi/sentences/en.ftl",
    "../../../engine/src/korsi/games/*/sentences/en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
