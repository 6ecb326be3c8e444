const files = import.meta.glob<string>(
  [
    "./uk.ftl",
    "../games/*/words/uk.ftl",
    "../../../engine/src/korsi/sentences/uk.ftl",
    "../../../engine/src/korsi/games/*/sentences/uk.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
