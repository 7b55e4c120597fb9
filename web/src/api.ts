// The server's REST interface: people, tables and lists.

import type { Components } from "./games";
import type {
  BotAbout,
  Change,
  Frames,
  GameAbout,
  GameId,
  Me,
  NewGuest,
  NewTable,
  Opening,
  Page,
  Refused,
  Replay,
  Rules,
  Snapshot,
} from "./wire";
import { locale, t } from "./words.svelte";

/** A refusal of the server, with its code and sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": locale() };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal("offline", t("error-offline"));
  }
  if (answer.status === 204) return undefined as T;
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const refused = said as Refused | null;
  throw new Refusal(refused?.code ?? "internal", refused?.sentence ?? t("error-server"));
}

const at = encodeURIComponent;
const after = (before?: string | null, limit = 20) => `?limit=${limit}${before ? `&before=${at(before)}` : ""}`;

export const api = {
  me: () => call<Me>("GET", "/me"),
  come: (guest: NewGuest) => call<Me>("POST", "/guests", guest),
  register: (account: string, password: string) => call<Me>("POST", "/accounts", { account, password }),
  login: (account: string, password: string) => call<Me>("POST", "/sessions", { account, password }),
  logout: () => call<void>("DELETE", "/sessions/current"),
  logoutEverywhere: () => call<void>("DELETE", "/sessions"),
  change: (me: Pick<Change, "name" | "colour" | "avatar">) => call<Me>("PATCH", "/me", me),
  changePassword: (password: string, new_password: string) => call<Me>("PATCH", "/me", { password, new_password }),
  games: () => call<GameAbout[]>("GET", "/games"),
  bots: () => call<BotAbout[]>("GET", "/bots"),
  rules: (game: GameId) => call<Rules>("GET", `/games/${at(game)}/rules`),
  open: (table: NewTable) => call<Opening>("POST", "/tables", table),
  table: (id: string) => call<Snapshot>("GET", `/tables/${at(id)}`),
  components: (id: string) => call<Components>("GET", `/tables/${at(id)}/components`),
  lobby: (before?: string | null) => call<Page>("GET", `/tables${after(before)}`),
  history: (before?: string | null) => call<Page>("GET", `/history${after(before)}`),
  replay: (id: string) => call<Replay>("GET", `/replays/${at(id)}`),
  frames: (id: string, game: number, eyes: string, from: number, limit: number) =>
    call<Frames>("GET", `/replays/${at(id)}/frames?game=${game}&eyes=${at(eyes || "spectator")}&after=${from}&limit=${limit}`),
};
