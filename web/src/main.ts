import "./style/fonts.css";
import "./style/tokens.css";
import "./style/motifs.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { backend } from "./backend";
import { keepPages } from "./install.svelte";
import { pageOf } from "./pages";
import { router } from "./router.svelte";
import { applyTheme, settings } from "./settings.svelte";
import { SITE } from "./site";
import { speak } from "./words.svelte";

/** The site has an engine of its own. It keeps that with its pages: once it is fetched, that costs nothing. */
async function useEngine(): Promise<void> {
  const { engine } = await import("./engine/own");
  backend.use(engine);
  void engine.begun.then(keepPages);
}

async function open(): Promise<void> {
  applyTheme(settings.theme);
  void pageOf(router.route.page); // while the words are on their way
  await Promise.all([speak(settings.locale), SITE && useEngine()]);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  if (!SITE) keepPages();
  if (!SITE && settings.offline) void import("./offline/renew").then(({ renew }) => renew());
}

void open();
