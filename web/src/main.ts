import "./style/font.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { showTheme } from "./parts/theme.svelte";
import { firstLanguage, speak } from "./words/words.svelte";

showTheme();
await speak(firstLanguage());
addEventListener("storage", ({ key }) => {
  if (key === "korsi-language") void speak(firstLanguage()); // chosen in another window
});
mount(App, { target: document.getElementById("app")! });
