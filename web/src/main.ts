import "./style/font.css";
import "./style/base.css";
import "./sound/touched";
import { mount } from "svelte";
import App from "./App.svelte";
import { tellAll } from "./parts/kept";
import { breathe } from "./parts/later";
import { showTheme } from "./parts/theme.svelte";
import { firstLanguage, speak } from "./words/words.svelte";
import { workOffline } from "./worker/ready";

tellAll();
showTheme();
if (/^\?l=\w+$/.test(location.search)) history.replaceState(history.state, "", location.pathname + location.hash); // for previews only
addEventListener("storage", ({ key }) => {
  if (key === "korsi-language") void speak(firstLanguage()); // chosen in another window
});
// Not awaited here: the words share scripts with this one, and would wait for it in turn.
void speak(firstLanguage()).then(breathe).then(() => {
  const target = document.getElementById("app")!;
  target.replaceChildren(); // what the server drew for the time before
  mount(App, { target });
  workOffline();
});
