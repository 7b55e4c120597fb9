// The server's REST interface: people, tables and lists.

import type { Components } from "./games";
import { backend } from "./backend";
import type {
  BotAbout,
  Box,
  BoxForm,
  Change,
  DoorStatus,
  Frames,
  GameAbout,
  GameId,
  House,
  Lesson,
  Me,
  NewBox,
  NewContact,
  NewDevice,
  NewFork,
  NewGuest,
  NewTable,
  Notices,
  Opening,
  Page,
  Profile,
  Refused,
  Replay,
  Reviewed,
  Rules,
  Snapshot,
  TableNotices,
  Teaching,
  Turns,
} from "./wire";
import { locale, t } from "./words.svelte";

/** A refusal of the server, with its code and sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly facts: NonNullable<Refused["facts"]> = {},
  ) {
    super(sentence);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await backend.request(method, path, locale(), body);
  if (!answer) throw new Refusal("offline", t("error-offline"));
  if (answer.ok) return answer.said as T;
  const refused = answer.said as Refused | null;
  throw new Refusal(refused?.code ?? "internal", refused?.sentence ?? t("error-server"), refused?.facts);
}

const at = encodeURIComponent;
const after = (before?: string | null, limit = 20) => `?limit=${limit}${before ? `&before=${at(before)}` : ""}`;

export const api = {
  me: () => call<Me>("GET", "/me"),
  come: (guest: NewGuest) => call<Me>("POST", "/guests", guest),
  house: () => call<House>("GET", "/house"),
  register: (account: string, password: string, invitation?: string) =>
    call<Me>("POST", "/accounts", { account, password, ...(invitation && { invitation }) }),
  login: (account: string, password: string) => call<Me>("POST", "/sessions", { account, password }),
  logout: () => call<void>("DELETE", "/sessions/current"),
  logoutEverywhere: () => call<void>("DELETE", "/sessions"),
  change: (me: Pick<Change, "name" | "colour" | "avatar">) => call<Me>("PATCH", "/me", me),
  changePassword: (password: string, new_password: string) => call<Me>("PATCH", "/me", { password, new_password }),
  games: () => call<GameAbout[]>("GET", "/games"),
  bots: () => call<BotAbout[]>("GET", "/bots"),
  rules: (game: GameId) => call<Rules>("GET", `/games/${at(game)}/rules`),
  boxForm: (game: GameId) => call<BoxForm>("GET", `/games/${at(game)}/box`),
  checkBox: (game: GameId, box: NewBox) => call<Box>("POST", `/games/${at(game)}/box`, box),
  lesson: (game: GameId) => call<Lesson>("GET", `/games/${at(game)}/lesson`),
  teaching: (game: GameId) => call<Teaching>("GET", `/games/${at(game)}/teaching`),
  open: (table: NewTable) => call<Opening>("POST", "/tables", table),
  table: (id: string) => call<Snapshot>("GET", `/tables/${at(id)}`),
  components: (id: string) => call<Components>("GET", `/tables/${at(id)}/components`),
  lobby: (before?: string | null) => call<Page>("GET", `/tables${after(before)}`),
  history: (before?: string | null) => call<Page>("GET", `/history${after(before)}`),
  door: () => call<DoorStatus>("GET", "/door"),
  setDoor: (address: string | null) => call<DoorStatus>("PUT", "/door", { address }),
  finished: (before?: string | null) => call<Page>("GET", `/history${after(before)}&over=true`),
  turns: () => call<Turns>("GET", "/turns"),
  profile: () => call<Profile>("GET", "/profile"),
  notices: () => call<Notices>("GET", "/notices"),
  changeContact: (contact: NewContact) => call<Notices>("PATCH", "/notices", contact),
  addDevice: (device: NewDevice) => call<Notices>("POST", "/notices/devices", device),
  removeDevice: (id: string) => call<void>("DELETE", `/notices/devices/${at(id)}`),
  askAddress: (address: string) => call<void>("POST", "/notices/address", { address }),
  confirmAddress: (code: string) => call<Notices>("POST", "/notices/address/code", { code }),
  removeAddress: () => call<void>("DELETE", "/notices/address"),
  unsubscribe: (key: string) => call<void>("POST", "/notices/unsubscribe", { key }),
  tableNotices: (id: string) => call<TableNotices>("GET", `/tables/${at(id)}/notices`),
  chooseNotices: (id: string, on: boolean) => call<TableNotices>("PATCH", `/tables/${at(id)}/notices`, { on }),
  replay: (id: string) => call<Replay>("GET", `/replays/${at(id)}`),
  review: (id: string, game: number, seat: number | null) =>
    call<Reviewed>("GET", `/replays/${at(id)}/reviews?game=${game}${seat === null ? "" : `&seat=${seat}`}`),
  askReview: (id: string, game: number, seat: number | null) => call<Reviewed>("POST", `/replays/${at(id)}/reviews`, { game, seat }),
  fork: (id: string, moment: NewFork) => call<Opening>("POST", `/replays/${at(id)}/forks`, moment),
  matches: () => call<unknown>("GET", "/matches"),
  takeIn: (file: string) => call<{ taken: number; left: number }>("POST", "/matches", file),
  frames: (id: string, game: number, eyes: string, from: number, limit: number) =>
    call<Frames>("GET", `/replays/${at(id)}/frames?game=${game}&eyes=${at(eyes || "spectator")}&after=${from}&limit=${limit}`),
};
