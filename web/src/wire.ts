// What goes over the wire, with the names of the server's structs.

export type Wish = "abort" | "take-back" | "rematch";
export type Reason = "time" | "absent" | "resigned";
export type Status = "open" | "playing" | "over";

/** What one seat may know, whatever the game; each game adds its own fields. */
export interface View {
  seat: number | null;
  waiting: number[];
  chose: number[];
  chance: string | null;
  scores: number[];
  winners: number[];
}

/** Something that happened, as one viewer may know it. */
export interface Event {
  event: string;
}

export interface Table {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, string>;
  components: string;
  games: number;
  clock: number;
  stand_in: string;
  commitment: string;
  spectators: boolean;
  delay: number;
  chat: boolean;
}

export interface Place {
  name: string;
  bot?: string;
  relieved?: Reason | null;
  entropy?: string;
}

export interface Asking {
  seat: number;
  wish: Wish;
  agreed: number[];
  back?: number;
}

export interface Sitting {
  places: (Place | null)[];
  host: number | null;
  game: number;
  scores: number[];
  winners: number[];
  over: boolean;
  aborted: boolean;
  asking: Asking | null;
  due: (number | null)[];
  rematch: string;
}

export interface Snapshot {
  kind: "snapshot";
  seq: number;
  seat: number | null;
  table: Table;
  sitting: Sitting;
  events: Event[];
  view: View | null;
  legal: string[];
  told?: string[];
  offers?: string[];
}

export interface Step {
  kind: "step";
  since: number;
  seq: number;
  sitting: Sitting | null;
  events: Event[];
  view: View | null;
  legal: string[];
  told?: string[];
  offers?: string[];
}

export interface Welcome {
  kind: "welcome";
  host: boolean;
}

export interface Done {
  kind: "done";
  id: number;
  seq: number;
}

export interface Refused {
  kind: "refused";
  code: string;
  sentence: string;
  id?: number | null;
  facts?: Record<string, string | number>;
}

export interface Chat {
  kind: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Presence {
  kind: "presence";
  seats: number[];
  spectators: number;
}

export interface Pong {
  kind: "pong";
  at: number;
}

export interface Candidate {
  token: string;
  sentence: string;
  wins: number;
  points: number;
}

export interface Hint {
  kind: "hint";
  id: number;
  candidates: Candidate[];
  exact: boolean;
}

export type Message = Snapshot | Step | Welcome | Done | Refused | Chat | Presence | Pong | Hint;

export type Command =
  | { kind: "join"; since: number; locale: string }
  | { kind: "resync"; since: number }
  | { kind: "act"; seq: number; tokens: string[] }
  | { kind: "sit"; seat: number; entropy?: string }
  | { kind: "stand"; seat: number }
  | { kind: "seat_bot"; seat: number; bot: string }
  | { kind: "begin" }
  | { kind: "next" }
  | { kind: "ask"; wish: Wish; back?: number }
  | { kind: "answer"; agrees: boolean }
  | { kind: "resign" }
  | { kind: "return" }
  | { kind: "say"; text: string }
  | { kind: "quiet"; on: boolean }
  | { kind: "hint" }
  | { kind: "ping" };

// REST

export interface Me {
  name: string;
  account: string | null;
}

export interface Name {
  name: string;
  about: string;
}

export interface OptionAbout {
  name: string;
  label?: string;
  about: string;
  default: string;
  lowest: number;
  highest: number;
}

export interface GameAbout {
  id: string;
  name: string;
  sentence: string;
  minutes: string;
  about: string;
  rules: number;
  seats: number[];
  options: OptionAbout[];
  presets: Name[];
  components: string[];
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  components?: string | null;
  games?: number;
  clock?: number;
  stand_in?: string;
  public?: boolean;
  spectators?: boolean;
  delay?: number;
  chat?: boolean;
}

export interface Summary {
  seats: number;
  names: (string | null)[];
  options: Record<string, string>;
  games: number;
  clock: number;
  spectators: boolean;
}

export interface Listing {
  id: string;
  opened: number;
  status: Status;
  game: string;
  summary: Summary;
}

export interface Page {
  matches: Listing[];
  before: string | null;
}

export interface Frame {
  events: Event[];
  told: string[];
  view: View;
  round?: number;
}

export interface Frames {
  frames: Frame[];
  total: number;
}

/** What we use of a match that is over. */
export interface ReplayAbout {
  terms: { game: string; seats: number };
  players: { name: string; bot?: string }[];
  games: string[];
  scores: number[];
  winners: number[];
  aborted: boolean;
}
