// Which page is shown: the path of the address, and links that change it without a new load. Any host can serve the site,
// from any folder: so its paths stand behind a #, and its links begin with "#/" (vite.config.ts writes them so).

import { build } from "./build.svelte";
import { SITE } from "./site";

export interface Route {
  page: string; // home, new, box, lobby, games, table, replay, review, rules, learn, unsubscribe, settings, account, workbench, missing
  id: string;
}

const PAGES = new Set(["new", "box", "table", "replay", "review", "rules", "learn", "unsubscribe"]); // these need something to show
const ASIDE = new Set(["settings", "account"]); // one goes there for a moment, and back
const ALONE = new Set(["lobby", "games", "settings", "account"]);

/** The page that belongs to a path. */
export function routeOf(path: string): Route {
  const [page = "", id = "", ...rest] = path.split("/").slice(1).map(decode);
  if (rest.length) return { page: "missing", id: path };
  if (page === "" && !id) return { page: "home", id: "" };
  if (ALONE.has(page) && !id) return { page, id: "" };
  if (PAGES.has(page) && id) return { page, id };
  if (import.meta.env.DEV && page === "workbench") return { page, id };
  return { page: "missing", id: path };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where we are, as a path of our own. What stands behind a # and is no path, such as #main, is a place on the first page. */
function here(): URL {
  return new URL(SITE ? (location.hash.startsWith("#/") ? location.hash.slice(1) : "/") : location.href, location.origin);
}

/** The address of one of our paths: for links, and to hand on. */
export const addressOf = (path: string): string => (SITE ? `#${path}` : path);

class Router {
  #at = $state.raw(here());
  path = $derived(this.#at.pathname);
  query = $derived(this.#at.search);
  route = $derived(routeOf(this.path));
  /** the game from which one went aside; "" if one did not */
  game = $state("");

  /** the rule or heading that is linked to */
  get anchor(): string {
    return here().hash.slice(1);
  }

  follow = (): void => {
    const { page, id } = this.route;
    if (page === "table" || page === "replay" || page === "review") this.game = `/${page}/${encodeURIComponent(id)}`;
    this.#at = here();
    if (!ASIDE.has(this.route.page)) this.game = "";
  };
}

export const router = new Router();
window.addEventListener("popstate", router.follow);

/** Go to another page. */
export function go(to: string, { replace = false } = {}): void {
  if (build.leaves) return build.load(new URL(to, location.href).href);
  history[replace ? "replaceState" : "pushState"](null, "", addressOf(to));
  router.follow();
  if (!replace) scrollTo(0, 0);
}

/** Links to our own pages are followed without a new load. */
export function takeOver(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (SITE) return follow(event, link.hash);
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  if (link.href !== location.href) go(link.pathname + link.search + link.hash);
}

/** The same on the site. A link to a place on this page leads there, and leaves the address as it is. */
function follow(event: MouseEvent, hash: string): void {
  if (!hash) return;
  event.preventDefault();
  if (!hash.startsWith("#/")) {
    const place = document.getElementById(hash.slice(1));
    place?.scrollIntoView();
    place?.focus();
  } else if (hash !== location.hash) go(hash.slice(1));
}
