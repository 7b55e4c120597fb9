import "./style/fonts.css";
import "./style/tokens.css";
import "./style/motifs.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepPages } from "./install.svelte";
import { pageOf } from "./pages";
import { router } from "./router.svelte";
import { applyTheme, settings } from "./settings.svelte";
import { speak } from "./words.svelte";

applyTheme(settings.theme);
void pageOf(router.route.page); // while the words are on their way
await speak(settings.locale);
const target = document.getElementById("app");
if (target) mount(App, { target });
keepPages();
