import "./style/font.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { showTheme } from "./parts/theme.svelte";
import { firstLanguage, speak } from "./words/words.svelte";

showTheme();
await speak(firstLanguage());
mount(App, { target: document.getElementById("app")! });
