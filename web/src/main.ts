import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress, settings } from "./settings.svelte";
import { speak } from "./words.svelte";

dress(settings.theme);
await speak(settings.locale);
const target = document.getElementById("app");
if (target) mount(App, { target });
