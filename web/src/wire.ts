// What the server and the browser say to each other, as `make wire` finds it in the server.
// It is generated: change the structs of the server and run `make wire`, never edit this file by hand.

export type Locale = "en" | "de" | "fr" | "nl";
export type Wish = "abort" | "take-back" | "rematch" | "stand-in";
export type Reason = "time" | "absent" | "resigned";
export type Status = "open" | "playing" | "over";
export type Colour = "" | "plum" | "teal" | "ochre" | "leaf" | "violet" | "rust";
export type Avatar = "" | "owl" | "cat" | "bear" | "fox" | "rabbit";
export type Reaction = "bravo" | "laugh" | "wow" | "oops" | "hmm" | "thanks";

/** Something that happened, as one viewer may know it; each game has its own kinds. */
export interface Event {
  event: string;
}

/** What one seat may know, whatever the game; each game adds its own fields. */
export interface View {
  seat: number | null; // whose view this is; null: a spectator's
  waiting: number[]; // the seats that owe a decision
  chose: number[]; // the seats whose choice lies face down until the reveal
  chance: string | null; // the draw by lot that is due
  scores: number[]; // points so far
  winners: number[]; // once the game is over
}

/** Tell me what happens; I know the first `since` entries, and speak this language. */
export interface JoinCommand {
  kind: "join";
  since?: number;
  locale?: string; // nothing: without sentences
  id?: number;
}

/** I have lost the thread: tell me again what happened since. */
export interface ResyncCommand {
  kind: "resync";
  since?: number;
  id?: number;
}

/** What I do, having seen so many entries. */
export interface ActCommand {
  kind: "act";
  seq: number;
  tokens: string[];
  id?: number;
}

/** I take this seat, and may add something to the secret of the deals. */
export interface SitCommand {
  kind: "sit";
  seat: number;
  entropy?: string;
  id?: number;
}

/** I leave this seat, or ask whoever sits there to. */
export interface StandCommand {
  kind: "stand";
  seat: number;
  id?: number;
}

/** A bot takes this seat. */
export interface SeatBotCommand {
  kind: "seat_bot";
  seat: number;
  bot: string;
  id?: number;
}

/** Let the match begin. */
export interface BeginCommand {
  kind: "begin";
  id?: number;
}

/** Let the next game begin. */
export interface NextCommand {
  kind: "next";
  id?: number;
}

/** I wish something that all must agree to. */
export interface AskCommand {
  kind: "ask";
  wish: Wish;
  back?: number | null;
  trial?: boolean; // ask nobody yet: only tell me whether I could
  id?: number;
}

/** Back to my last choice, having seen so many entries. For those who play against bots only. */
export interface UndoCommand {
  kind: "undo";
  seq: number;
  id?: number;
}

/** What I think of it. */
export interface AnswerCommand {
  kind: "answer";
  agrees: boolean;
  id?: number;
}

/** Let a bot play for me. */
export interface ResignCommand {
  kind: "resign";
  id?: number;
}

/** I play myself again. */
export interface ReturnCommand {
  kind: "return";
  id?: number;
}

/** Chat. */
export interface SayCommand {
  kind: "say";
  text: string;
  id?: number;
}

/** Chat without typing. */
export interface ReactCommand {
  kind: "react";
  reaction: Reaction;
  id?: number;
}

/** I have another name or look different by now, as /api/me knows: tell this table. */
export interface IntroduceCommand {
  kind: "introduce";
  id?: number;
}

/** Whoever is known by this handle has to leave, and may not come back. */
export interface RemoveCommand {
  kind: "remove";
  handle: string;
  id?: number;
}

/** Others than the players may look on, or not any more. */
export interface AdmitCommand {
  kind: "admit";
  spectators: boolean;
  id?: number;
}

/** No chat for me, or chat again. */
export interface QuietCommand {
  kind: "quiet";
  on: boolean;
  id?: number;
}

/** What would the strongest bot do in my place? For those who play against bots only. */
export interface HintCommand {
  kind: "hint";
  id?: number; // the hint has it, too
}

/** Give me the log, with all that is hidden, so that I can go on without a connection; I know the first `since` entries. For those who play against bots only. It makes the match practice. */
export interface TakeAlongCommand {
  kind: "take_along";
  since?: number;
  id?: number;
}

/** Are you there? */
export interface PingCommand {
  kind: "ping";
  id?: number;
}

/** What a browser says over the socket of a table. */
export type Command =
  | JoinCommand
  | ResyncCommand
  | ActCommand
  | SitCommand
  | StandCommand
  | SeatBotCommand
  | BeginCommand
  | NextCommand
  | AskCommand
  | UndoCommand
  | AnswerCommand
  | ResignCommand
  | ReturnCommand
  | SayCommand
  | ReactCommand
  | IntroduceCommand
  | RemoveCommand
  | AdmitCommand
  | QuietCommand
  | HintCommand
  | TakeAlongCommand
  | PingCommand;

/** Everything, for a viewer who has just come in. */
export interface Snapshot<V extends View = View, E extends Event = Event> {
  kind: "snapshot";
  seq: number;
  seat: number | null;
  table: TableTerms;
  sitting: MatchStatus;
  events: E[]; // of the game under way
  view: V | null;
  legal: string[];
  undo: boolean; // whether this seat can go back to its last choice: it plays with bots only
  opening?: V; // the table before the first event, for a viewer who saw the game begin
  told?: string[]; // each event in words, or nothing
  offers?: string[]; // each legal token in words
}

/** What was agreed before the first card. */
export interface TableTerms {
  game: GameId;
  rules: number;
  seats: number;
  options: Record<string, string>;
  components: string;
  games: number;
  clock: number;
  stand_in: string;
  commitment: string;
  spectators: boolean;
  delay: number; // by how many seconds spectators are behind
  chat: boolean;
}

/** Who is there, and how the match stands. */
export interface MatchStatus {
  places: (Occupant | null)[];
  host: number | null; // where the host sits
  game: number; // how many have begun
  scores: number[]; // of all games
  earlier: number[][]; // of each game but the last
  winners: number[];
  over: boolean;
  aborted: boolean;
  asking: Asking | null;
  due: (number | null)[]; // for each seat when its time is up
  rematch: string; // the table to which all have gone
  practice: boolean; // whether it does not count: a choice was undone, the log was given away, or it is a fork
  spectators: boolean; // whether others than the players may look on
}

/** A chair that is taken. */
export interface Occupant {
  name: string;
  bot?: string; // which bot plays here
  relieved?: Reason | null; // why it does so for a person
  entropy?: string;
  handle?: string; // by which a person is known again, at any table
  colour?: Colour; // that the person would like to have
  avatar?: Avatar;
}

/** A wish that all persons must agree to. */
export interface Asking {
  seat: number;
  wish: Wish;
  agreed: number[];
  back?: number;
  absent?: number[]; // for whom bots are to play
}

/** What is new since so many entries. */
export interface Step<V extends View = View, E extends Event = Event> {
  kind: "step";
  since: number;
  seq: number;
  events: E[];
  view: V | null;
  legal: string[];
  undo: boolean;
  sitting?: MatchStatus; // if it has changed
  told?: string[];
  offers?: string[];
}

/** What somebody who joins is to the table, beside their seat. */
export interface Welcome {
  kind: "welcome";
  host: boolean; // whether they may seat bots and begin
  build?: string; // of the client that this server has; a page of another one loads itself anew
}

/** It has happened, and will not be lost. */
export interface Done {
  kind: "done";
  id: number;
  seq: number; // how many entries there are now
}

/** It has not happened, not even in part. */
export interface Refused {
  kind: "refused";
  code: string;
  sentence: string;
  id?: number | null;
  facts?: Record<string, string | number>;
}

/** What the strongest bot makes of a seat's view, the best first. The next one with the same number has been thought about for longer, and takes its place; after the last one it is `done`. */
export interface Hint {
  kind: "hint";
  id: number;
  seq: number; // how many entries there were
  candidates: Candidate[];
  exact: boolean; // everything was played out
  standing: string; // how the game stands, where the chance to win might surprise; or nothing
}

/** One thing that could be done, and what may come of it. */
export interface Candidate {
  token: string;
  sentence: string;
  wins: number; // the chance to win
  spread: number; // half of its 95% interval
  points: number; // the points to be expected at the end
  equal: boolean; // about as good as the best
  reason: string; // why it is worse than the best; of the best, why it is better, or hardly so; or nothing
}

/** Something that somebody said. */
export interface Chat {
  kind: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  reaction?: Reaction | null; // instead of a text
  handle?: string; // by which whoever said it is known again, at any table
}

/** The seats whose persons are connected, and how many look on. */
export interface Presence {
  kind: "presence";
  seats: number[];
  spectators: number;
  away?: number[]; // for whom bots may play if all others agree: they are not there, and no clock runs
}

/** The next entries of the log, for whoever takes the match along. There may be more: see `TakeAlong`. */
export interface Log {
  kind: "log";
  since: number; // how many entries there are before these
  entries: unknown[]; // as they are stored, but for what nobody may have
}

/** I am here. */
export interface Pong {
  kind: "pong";
  at: number;
}

/** What the server says over the socket of a table. */
export type Message<V extends View = View, E extends Event = Event> =
  | Snapshot<V, E>
  | Step<V, E>
  | Welcome
  | Done
  | Refused
  | Hint
  | Chat
  | Presence
  | Log
  | Pong;

export interface NewGuest {
  name: string;
  colour?: Colour;
  avatar?: Avatar;
}

export interface Credentials {
  account: string;
  password: string;
}

export interface NewAccount {
  account: string;
  password: string;
  invitation?: string | null; // a code, where it takes one
}

/** Another name, other looks, or another password for the old one. */
export interface Change {
  name?: string | null;
  colour?: Colour | null;
  avatar?: Avatar | null;
  password?: string | null;
  new_password?: string | null;
}

export interface NewTable {
  game: GameId;
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

/** A game of a match that is over, to be looked at. */
export interface NewReview {
  game?: number;
  seat?: number | null; // null: your own
}

/** A moment of a game of a match that is over, from which you want to play on. */
export interface NewFork {
  game?: number;
  frame?: number; // of its replay: what is shown there has happened
  seat?: number | null; // null: your own
  anew?: boolean; // whether what this seat could not know is dealt anew
}

/** A component set, as TOML or as what that would say. */
export interface NewBox {
  text?: string | null;
  data?: Record<string, unknown> | null;
}

/** What was played after the first `since` entries of a log. */
export interface NewBranch {
  since: number;
  entries: Record<string, unknown>[];
}

/** A browser that has subscribed to its push service: `PushSubscription.toJSON()` has these. */
export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
}

/** When somebody may be told something: not in their quiet hours, which are minutes of their day. The language is that of the request. */
export interface NewContact {
  zone: string;
  quiet_from?: number;
  quiet_until?: number; // equal: there are none
}

export interface NewAddress {
  address: string;
}

/** What stood in the mail. */
export interface Code {
  code: string;
}

/** The end of the link at the end of each mail. */
export interface Leaving {
  key: string;
}

/** Whether to be told of one's turns in a match. */
export interface Choice {
  on: boolean;
}

/** Open the door at one of this computer's addresses; at none: shut it. */
export interface SetDoor {
  address: string | null;
}

export interface Me {
  name: string;
  account: string | null;
  colour?: Colour;
  avatar?: Avatar;
}

/** What the one who runs the server says to everybody. */
export interface House {
  message?: string; // of the day
  invited?: boolean; // whether it takes an invitation to get an account
}

export interface GameAbout {
  id: GameId;
  name: string;
  sentence: string; // what it is about
  players: string; // how many, in words
  minutes: string; // how long it takes, in words
  rules: number; // the version of its rules
  seats: number[];
  options: OptionAbout[];
  presets: PresetAbout[];
  components: string[];
  lesson: boolean; // whether it has one
}

/** Something a table can agree on. */
export interface OptionAbout {
  name: string;
  label: string;
  kind: "flag" | "number" | "numbers" | "sets"; // on or off; 5; 1,2,3; 1,2,3/5,6
  default: string;
  lowest: number; // for numbers
  highest: number;
  allowed: Record<number, number[]>; // for numbers: those that can be chosen, by how many play
}

/** A name for several options at once; its value is the one of the option that it takes. */
export interface PresetAbout {
  name: string;
  label: string;
  takes: string;
  fixed: Record<string, string>; // the others
}

export interface BotAbout {
  name: string;
  sentence: string;
}

/** The rules page of a game. Headings have ids (that of what is known about the cards is `cards`, in each language), and so have rules: `PUN-1`. */
export interface Rules {
  html: string;
  locale: string; // the language it is in
}

/** The teaching page of a game, part by part. */
export interface Teaching {
  passages: Passage[];
  locale: string; // the language it is in
  components: Record<string, unknown>; // what is printed on the cards in its figures
}

/** A part of a teaching page: prose, or a figure. */
export interface Passage {
  html: string; // of a figure: what it says in words
  figure?: Figure | null;
}

/** A picture as data. A line is a text of pieces with spaces between them: cards as tokens spell them, `=8` for a plain number, `-` for nothing; `*frog-7` wins, `~frog-7` is out, `!frog-7` may be chosen. */
export interface Figure {
  kind: string; // what it shows, and so what a test finds out about it
  players?: string[]; // their names
  middle?: Record<string, string>; // what lies before all, by the name of its label
  each?: Record<string, string[]>; // what each player has, by the name of its label
}

/** What a page needs to ask for a box: the set of the house, and the JSON Schema of its data. */
export interface BoxForm {
  house: Box;
  schema: Record<string, unknown> | null; // null: there is only the text
}

/** A component set that can be played with. */
export interface Box {
  name: string; // as records call it
  text: string;
  data: Record<string, unknown>;
}

/** The table that was opened. */
export interface Opening {
  id: string;
}

/** Where a branch is now: in its match, or in one of its own. */
export interface Merged {
  id: string;
  seq: number; // how many entries there are
}

/** A part of a list; the next one is `before` the last one here. */
export interface Page {
  matches: Listing[];
  before: string | null;
}

/** A match in a list. */
export interface Listing {
  id: string;
  opened: number;
  status: Status;
  game: GameId;
  summary: Summary;
  ended: number | null; // when it was over
  seat: number | null; // yours, in a list of your matches
}

/** What lists show of a match. */
export interface Summary {
  seats: number;
  names: (string | null)[]; // who sits where
  options: Record<string, string>;
  games: number;
  clock: number;
  spectators: boolean;
  practice: boolean; // whether it does not count
  looks: (Looks | null)[]; // of the persons who sit there; null: of nobody, or a bot
  persons: number[]; // the seats of persons
  scores: number[]; // once it is over
  winners: number[];
}

/** How a person would like to look. */
export interface Looks {
  colour?: Colour;
  avatar?: Avatar;
}

/** Your matches that are not over, those that wait for you first. */
export interface Turns {
  turns: Turn[];
}

/** One of your matches that are not over. */
export interface Turn {
  match: Listing;
  mine: boolean; // whether it waits for you,
  awaited: number[]; // and for which seats
  since: number; // when that began; 0: it waits for nobody
  due: number | null; // when your time is up
}

/** How a person is told that it is their turn. */
export interface Notices {
  key: string; // of this server, with which browsers subscribe
  zone: string;
  quiet_from: number;
  quiet_until: number;
  devices: DeviceAbout[];
  mail: boolean; // whether this server sends mail
  address: string;
  confirmed: boolean; // whether the address is
}

export interface DeviceAbout {
  id: string;
  name: string;
  added: number;
  endpoint: string; // by which a browser knows itself
}

/** Whether a person is told of their turns in a match, if they have a device or an address. */
export interface TableNotices {
  on: boolean;
  ways: number; // how many devices and addresses that is
}

/** What a person is told who is not there. It says nothing about the game but whose turn it is. */
export interface Notice {
  table: string;
  title: string;
  body: string;
  since: number; // when their turn began
  locale: string;
}

/** The door, as whoever asks may know it. */
export interface DoorStatus {
  yours: boolean; // you sit at the computer that serves, and may open and shut it
  address?: string; // at which it is open; nothing: it is shut
  link?: string; // the first page, by way of the door
  addresses?: string[]; // at which it could be open, the likeliest first
}

/** Some frames of a game. */
export interface Frames<V extends View = View, E extends Event = Event> {
  frames: Frame<V, E>[];
  total: number; // how many the game has
}

/** A decision with all that followed from it, or what came before the first one. */
export interface Frame<V extends View = View, E extends Event = Event> {
  events: E[];
  told: string[]; // for each event one, or nothing
  view: V;
}

/** What was found so far in a game, for a seat. */
export interface Reviewed {
  game: number;
  seat: number;
  done: boolean;
  running: boolean; // whether somebody looks at it now
  total: number; // decisions with a choice that the seat made
  tolerance: number; // what a try may lose to be right
  decisions: Judged[];
  moments: Moment[]; // all or none: they come last
  account: Account | null; // then, too
  grade: Grade | null;
  only_moves: number; // found
}

/** A decision with a choice, and what the coach makes of it. Losses are values from 0 to 1: the chance to win, and for three tenths the margin. */
export interface Judged {
  frame: number; // of the replay, in which it is made; the one before shows what it was made from
  when: string; // it is made, as people call it; nothing, if the game has no word for it
  played: string;
  best: string; // the same, if there was no better one
  played_sentence: string; // by itself: it tells nothing about the best one
  played_beside: string; // the same, as it is told beside the best one
  best_sentence: string; // beside the one that was played
  marked: string; // the token whose place on the table is that of what was played, told so
  loss: number;
  low: number; // two standard errors below
  high: number; // and above
  points: boolean; // whether it cost points rather than a chance to win
  mark: string | null; // slip, mistake or blunder
  only: boolean; // whether the only good move was found
  punished: boolean | null; // an error: whether the chance to win sank by it; null: not known yet
  reason: string | null;
  clue: string | null; // the same for whoever still looks for the better move
  tries: Try[]; // after an error: all legal moves
}

/** A move that could have been played. */
export interface Try {
  token: string;
  sentence: string;
  loss: number; // against the best one
}

/** The chances to win of all seats, after something changed them. */
export interface Moment {
  frame: number;
  when: string; // it was, as in `Judged`; nothing before the first decision
  seat: number | null; // whose decision it was; null: a draw
  chances: number[];
}

/** What a game brought one seat: `result - even == draw + play + guesses + sum(others)`. */
export interface Account {
  seat: number;
  result: number; // the share of the win
  even: number; // what it would be by lot
  draw: number; // luck of the draw, the seat order included
  play: number; // own decisions, by what could be known
  guesses: number; // own decisions, by how what could not be known turned out
  others: number[]; // decisions of each other seat, in seat order
  noise: number; // the standard error of the draw, of guesses and of each of the others, about
}

/** How well a seat played one game. Levels: the strongest that loses more, the weakest that loses less. */
export interface Grade {
  decisions: number; // that count
  loss: number; // the mean for each of them, in points of value: 0 to 1
  low: number; // two standard errors below
  high: number; // and above
  above: string | null; // better than this level, or weaker than all
  below: string | null; // not as good as this one, or better than all
  weakest: string | null; // and as far as the interval goes
  strongest: string | null;
}

/** All kinds of games with at least two reviewed ones, the one with most decisions first. */
export interface Profile {
  games: GameHabits[];
}

/** One kind of game; situations in words. */
export interface GameHabits {
  game: GameId;
  habits: Habits;
}

/** All situations of one kind of game. */
export interface Habits {
  games: number;
  decisions: number;
  loss: number;
  margin: number;
  situations: Habit[]; // the dearest first
  needed: number | null; // how many more games it may take until one is clear; null: none, or nobody can say
}

/** Decisions in one situation, against all others in the same kind of game. */
export interface Habit {
  when: string;
  decisions: number;
  games: number;
  loss: number; // the mean
  margin: number; // two standard errors on either side
  rest: number; // the mean elsewhere
  clear: boolean; // whether more is lost than elsewhere, beyond doubt
}

/** A lesson in one language, ready to be shown. */
export interface Lesson<V extends View = View, E extends Event = Event> {
  game: GameId;
  names: string[]; // by seat; the learner is seat 0
  components: Record<string, unknown>;
  chapters: Chapter<V, E>[];
}

export interface Chapter<V extends View = View, E extends Event = Event> {
  title: string;
  view: V; // where it begins
  steps: LessonStep<V, E>[];
}

/** A sentence to read; perhaps something to play; and what happens then. */
export interface LessonStep<V extends View = View, E extends Event = Event> {
  text: string;
  play: string | null; // the right token; null: read, and go on
  legal: string[]; // what could be played, if something is to be played,
  offers: string[]; // and the same as sentences
  wrong: Record<string, string>; // token: why not
  otherwise: string; // why not any other
  frame: Frame<V, E>; // what happens then
  more: boolean; // whether events of the next step lead to the view of this one
}

/** A match after its end, when nothing is secret any more. */
export interface Replay {
  parlour: number; // the format
  terms: Terms;
  players: Player[];
  commitment: string; // shown before the first card,
  secret: string; // and what was behind it
  games: string[]; // their records
  scores: number[];
  winners: number[];
  aborted: boolean;
  practice: boolean; // whether it does not count: a choice was undone, the log given away, or a fork
  forked: number; // steps with which the first game begins, taken over from another match
}

/** What a table has agreed on, as a message can carry it. */
export interface Terms {
  game: GameId;
  seats: number;
  options: Record<string, boolean | number | string | number[]>;
  table: ComponentSet; // its name in stored matches
}

/** A component set as text, with the name that records give it. */
export interface ComponentSet {
  name: string;
  text: string;
}

/** A person or a bot at the table. */
export interface Player {
  name: string;
  bot?: string;
  entropy?: string;
}

/** Cards are `1.13` or `plum`, always in ascending order. */
export interface PflaumenView extends View {
  phase: string; // chance, play, take, steal, mix (or done), use (the next card of a mix), over
  round: number; // 1 to 3
  last_mixes: boolean; // whether all tricks are over, and only mixes are made
  start: number | null; // who leads this trick
  hand: string[]; // this seat's own cards
  hands: number[]; // how many cards each seat holds
  seen: string[]; // the cards of this round that have been played, in this trick or before
  played: (string | null)[]; // what each seat has played in this trick, as in `play:1.13+2`
  order: number[]; // once all have played: the seats, highest total first; or as they mix at the end
  turn: number; // how many of them have had their turn
  trick: string[]; // the cards that are still to be taken
  pi: number[]; // how many Pi each seat has
  supply: number; // how many Pi are at the side (in Pies there are always enough)
  plums: number; // how many plums are at the side
  watchdog: number | null; // who has it
  displays: string[][];
  piles: string[][]; // each seat's recipe cards face down, in the order of the mixes
  mix: string | null; // the recipe card of the mix that is being made
  used: string[]; // its cards so far
}

/** The first start player was drawn by lot. */
export interface PflaumenBegan {
  event: "began";
  seat: number;
}

/** A round began, and this seat leads. */
export interface PflaumenRound {
  event: "round";
  round: number;
  seat: number;
}

/** A seat was dealt cards; how many all see, which ones only the seat. */
export interface PflaumenDealt {
  event: "dealt";
  seat: number;
  count: number;
  cards: string[];
}

/** A seat played a card, with some Pi or none. */
export interface PflaumenPlayed {
  event: "played";
  seat: number;
  card: string;
  pi: number;
}

/** All have played; in this order they take a card each. */
export interface PflaumenOrder {
  event: "order";
  seats: number[];
}

/** A seat took a card of the trick. */
export interface PflaumenTook {
  event: "took";
  seat: number;
  card: string;
}

/** The last seat in order got a plum. */
export interface PflaumenPlummed {
  event: "plummed";
  seat: number;
}

/** The watchdog came to a seat, from another one or from the side. */
export interface PflaumenGuarded {
  event: "guarded";
  seat: number;
  owner: number | null;
}

/** A seat stole a card from another's display. */
export interface PflaumenStole {
  event: "stole";
  seat: number;
  owner: number;
  card: string;
}

/** A seat was to steal a card, but there was none. */
export interface PflaumenInVain {
  event: "in-vain";
  seat: number;
}

/** A seat took some Pi. */
export interface PflaumenGotPi {
  event: "got-pi";
  seat: number;
  pi: number;
}

/** A seat set about making the recipe of a card. */
export interface PflaumenBeganMix {
  event: "began-mix";
  seat: number;
  card: string;
}

/** A seat used a card for its mix. */
export interface PflaumenUsed {
  event: "used";
  seat: number;
  card: string;
}

/** A seat finished its mix. */
export interface PflaumenMixed {
  event: "mixed";
  seat: number;
  card: string;
  points: number;
}

/** A seat made no mix, or no further one, though it could have. Displays lie open: what could be made, and what is near, is for everybody to see. */
export interface PflaumenFinished {
  event: "finished";
  seat: number;
  card: string; // the one with the best recipe that it could have made
  nearest: string | null; // one with a better recipe that lacks a single card
  later: boolean; // whether anybody can still make mixes on later turns
}

/** A trick is over, and this seat leads the next one. */
export interface PflaumenLeads {
  event: "leads";
  seat: number;
}

/** The last trick of a round is over. */
export interface PflaumenRoundOver {
  event: "round-over";
  round: number;
}

/** A seat's leftover Pi were discarded. */
export interface PflaumenDiscarded {
  event: "discarded";
  seat: number;
  pi: number;
}

/** All tricks are over; beginning with this seat, all who can may make mixes. */
export interface PflaumenLastMixes {
  event: "last-mixes";
  seat: number;
}

/** Nobody makes a mix any more, and the game ends. */
export interface PflaumenMixesOver {
  event: "mixes-over";
  could: boolean; // whether somebody could make one, and does not
}

/** A seat's points were counted, and the cards left in its display. */
export interface PflaumenScored {
  event: "scored";
  seat: number;
  points: number;
  left: number;
}

/** What may happen in a game of Pflaumen. */
export type PflaumenEvent =
  | PflaumenBegan
  | PflaumenRound
  | PflaumenDealt
  | PflaumenPlayed
  | PflaumenOrder
  | PflaumenTook
  | PflaumenPlummed
  | PflaumenGuarded
  | PflaumenStole
  | PflaumenInVain
  | PflaumenGotPi
  | PflaumenBeganMix
  | PflaumenUsed
  | PflaumenMixed
  | PflaumenFinished
  | PflaumenLeads
  | PflaumenRoundOver
  | PflaumenDiscarded
  | PflaumenLastMixes
  | PflaumenMixesOver
  | PflaumenScored;

/** The file as written. */
export interface PflaumenComponents {
  deck: PflaumenDeck[];
}

/** The cards of one round. */
export interface PflaumenDeck {
  round: number;
  cards: PflaumenRow[];
}

/** A fruit card as written. */
export interface PflaumenRow {
  number: number;
  fruit: string;
  action?: string | null;
  recipe?: string | null;
  points?: number | null;
}

/** A card is `banana-6`. Columns are in the order of `fruits`, cards in them ascending. */
export interface FruitoplayView extends View {
  phase: string; // chance, collective, play, draw (the last one of a round), cancel, over
  round: number; // 0 before the first deal
  river: string[]; // the targets still to be won, the present one first
  pile: number; // how many cards the deck has
  collective: string | null; // the fruit of this round's collective card
  bonus: number; // what that card adds
  hand: string[]; // this seat's own cards
  hands: number[]; // how many cards each seat holds, a chosen one included
  chosen: string[]; // this seat's own hidden choices, as tokens
  choices: number[]; // how many hidden choices each seat has made
  tricks: ((string | null)[])[]; // what each seat played in each turn of this round
  columns: string[][][]; // each seat's cards, by fruit
  values: number[][]; // what each seat's columns are worth now, by fruit
  cancelled: string[][]; // each seat's cards that do not count: rotten ones, and one with each
  out: string[]; // cards of this round that nobody won
  points: number[][]; // each seat's points by finished round
  fruits: string[];
  double: string[]; // the cards that count two
  rotten: string[]; // the cards that count nothing and cancel another
}

/** A round began, and every seat was dealt a hand. */
export interface FruitoplayDealt {
  event: "dealt";
  round: number;
  hands: (string[] | null)[];
  count: number; // how many cards each hand has
  pile: number; // how many the deck has, without the river
}

/** The targets of the round were laid, the first one first. */
export interface FruitoplayRiver {
  event: "river";
  cards: string[];
}

/** A collective card was chosen by a seat, or drawn by lot, and adds to everybody's column. */
export interface FruitoplayLaid {
  event: "laid";
  seat: number | null;
  fruit: string;
  bonus: number;
}

/** The next target came to the middle. */
export interface FruitoplayTarget {
  event: "target";
  turn: number;
  card: string;
}

/** A seat chose in secret, or changed its choice. */
export interface FruitoplayChose {
  event: "chose";
  seat: number;
  choice: string | null;
}

/** The cards played were turned up; null is a seat that sits out. */
export interface FruitoplayRevealed {
  event: "revealed";
  cards: (string | null)[];
}

/** Cards equally far from the target became invalid. */
export interface FruitoplayTied {
  event: "tied";
  cards: string[];
}

/** A seat's card won the target and all cards played, or nobody won them. */
export interface FruitoplayWon {
  event: "won";
  seat: number | null;
  card: string | null;
  target: string;
}

/** Some seats drew a card each. After the last turn, others may have declined to. */
export interface FruitoplayDrew {
  event: "drew";
  draws: FruitoplayDraw[];
  declined?: number[]; // unless somebody found the deck empty
  short?: boolean; // whether somebody did
}

/** A seat that drew, and its card. */
export interface FruitoplayDraw {
  seat: number;
  card: string | null;
}

/** A seat added its hand to its columns. */
export interface FruitoplayAdded {
  event: "added";
  seat: number;
  cards: string[];
}

/** A rotten card was cancelled, together with another one (which may be `collective`) or alone. */
export interface FruitoplayCancelled {
  event: "cancelled";
  seat: number;
  card: string;
  other: string | null;
  why: "chosen" | "equal" | "only" | null;
}

/** A seat's columns were counted, by fruit. */
export interface FruitoplayScored {
  event: "scored";
  seat: number;
  round: number;
  points: number;
  values: number[];
}

/** What may happen in a game of Fruitoplay. */
export type FruitoplayEvent =
  | FruitoplayDealt
  | FruitoplayRiver
  | FruitoplayLaid
  | FruitoplayTarget
  | FruitoplayChose
  | FruitoplayRevealed
  | FruitoplayTied
  | FruitoplayWon
  | FruitoplayDrew
  | FruitoplayAdded
  | FruitoplayCancelled
  | FruitoplayScored;

/** The file as written. */
export interface FruitoplayComponents {
  fruits: string[];
  numbers: number;
  double: number[] | Record<string, number[]>;
  rotten: number[] | Record<string, number[]>;
}

/** A card whose value this seat may see is `frog-7`; one of which it sees only the back is `frog`. */
export interface PungiView extends View {
  phase: string; // chance, play, name (the next start player), over
  start: number | null; // the start player of this round
  row: string[]; // from the arrow's tip
  played: string[]; // in order of play, beginning with the start player
  hand: string[]; // this seat's own cards
  hands: string[][]; // what everybody sees of each hand: the animals
  pile: number; // how many cards the draw pile has
  top: string | null; // the animal on its top
  discard: string[]; // used cards, the oldest first
  snakes: number; // how many cards the snake pile has
  taken: string[][]; // each seat's snake cards, in the order of taking
  turn_again?: boolean; // PUN-19: true, where a snake may be turned again
}

/** A seat was dealt its first hand. */
export interface PungiDealt {
  event: "dealt";
  seat: number;
  cards: string[];
}

/** The first start player was drawn by lot. */
export interface PungiBegan {
  event: "began";
  seat: number;
}

/** Another animal came to the top of the draw pile. */
export interface PungiTop {
  event: "top";
  card: string;
  pile: number; // how many cards the draw pile has, this one included
}

/** A row of snake cards was laid. */
export interface PungiLaid {
  event: "laid";
  row: string[];
  snakes: number; // how many cards the snake pile has left
}

/** The row had too many identical cards and was shuffled back. */
export interface PungiShuffled {
  event: "shuffled";
  row: string[];
}

/** A seat played a card, value side down. */
export interface PungiPlayed {
  event: "played";
  seat: number;
  card: string;
}

/** The cards were turned over, and one animal had priority, or none. */
export interface PungiPriority {
  event: "priority";
  animal: string | null;
  cards: string[]; // with their values, in order of play
}

/** A seat's card won it a snake card. Its charmers may turn other snakes by that. */
export interface PungiTook {
  event: "took";
  seat: number;
  card: string;
  snake: string;
  turned?: string[]; // the snakes that lie turned only now
  back?: string[]; // those that lay turned, and count as printed again
}

/** The start player named the next one. */
export interface PungiNamed {
  event: "named";
  seat: number;
  successor: number;
}

/** A new round began with this start player. */
export interface PungiLeads {
  event: "leads";
  seat: number;
}

/** A seat drew a card. */
export interface PungiDrew {
  event: "drew";
  seat: number;
  card: string;
}

/** One of a seat's charmers turned one of its snakes. */
export interface PungiCharmed {
  event: "charmed";
  seat: number;
  snake: string;
}

/** One of a seat's charmers turned a snake that had been turned before. */
export interface PungiTurnedBack {
  event: "turned_back";
  seat: number;
  snake: string;
}

/** A seat's points were counted. */
export interface PungiScored {
  event: "scored";
  seat: number;
  points: number;
}

/** What may happen in a game of Pungi. */
export type PungiEvent =
  | PungiDealt
  | PungiBegan
  | PungiTop
  | PungiLaid
  | PungiShuffled
  | PungiPlayed
  | PungiPriority
  | PungiTook
  | PungiNamed
  | PungiLeads
  | PungiDrew
  | PungiCharmed
  | PungiTurnedBack
  | PungiScored;

/** The file as written. */
export interface PungiComponents {
  animals: string[];
  values: number[];
  charmers: number;
  snakes: Record<string, number>; // value: how many
}

/** Nobody knows more than anybody else. */
export interface InputView extends View {
  phase: string; // chance, pick (or announce), close and zero (pick a tile for a number or the zero), set, over
  start: number | null; // the first player
  turn: number; // how many turns are over
  target: number;
  colours: string[]; // by seat
  tiles: InputTile[][]; // by seat, once they have fallen: tiles 1 to 7
  numbers: InputNumber[];
  announced: number | null; // the number whose closing tile was announced; 0 while the zero is tried
  lifted_from: string | null; // the field that the tile in hand has left
  places: string[]; // the fields that the tile in hand can go to
  wins: number[][]; // by seat: the points of each win that a zero has not taken
  won: number[][]; // by seat: the numbers ever won
  tried: number[]; // the seats that have announced the zero
  beyond: number; // the winner's points beyond the target, which lapse (INP-21)
}

/** A tile, and what a perfect memory knows about it. */
export interface InputTile {
  up: string; // the symbol that all see
  at: string; // its field, such as 4.2 (field 2 of the 4), or supply, or hand
  seen: string[]; // the sides that were ever seen: the one up, then the one below
  can_be: string[]; // the tiles of its colour that it can be, by elimination
  came_from: string | null; // the field that it left for another on its owner's last turn (INP-10)
  may_return?: boolean; // to that field, this once
}

/** A number card. */
export interface InputNumber {
  digit: number;
  points: number;
  asks: string[]; // the symbols of its fields, from the top
  completed: boolean; // pushed up out of the row
}

/** A seat's seven tiles fell on the table. */
export interface InputFell {
  event: "fell";
  seat: number;
  tiles: string[];
}

/** One of a seat's tiles fell with the joker up; all saw it before it was turned over. */
export interface InputJokerSeen {
  event: "joker_seen";
  seat: number;
  tile: number; // from 1 on
}

/** The first player was drawn by lot. */
export interface InputBegan {
  event: "began";
  seat: number;
}

/** A seat announced the closing tile of a number, or the zero. */
export interface InputAnnounced {
  event: "announced";
  seat: number;
  number: number;
}

/** A seat picked up a tile and turned it over. */
export interface InputLifted {
  event: "lifted";
  seat: number;
  tile: number;
  origin: string;
  was: string;
  up: string;
}

/** A seat picked up a tile and did not turn it. */
export interface InputSlid {
  event: "slid";
  seat: number;
  tile: number;
  origin: string;
  up: string;
}

/** The tile in hand was placed. */
export interface InputPlaced {
  event: "placed";
  seat: number;
  tile: number;
  field: string;
  up: string;
}

/** The tile in hand fitted nowhere and went to the supply. */
export interface InputSentHome {
  event: "home";
  seat: number;
  tile: number;
  up: string;
}

/** A seat won a number. */
export interface InputWon {
  event: "won";
  seat: number;
  number: number;
  points: number;
  one_colour: boolean;
}

/** A closing tile did not fit. */
export interface InputMissed {
  event: "missed";
  seat: number;
  number: number;
  points: number;
}

/** A seat set the whole zero in one turn. */
export interface InputZeroSet {
  event: "zeroset";
  seat: number;
}

/** A tile did not fit the zero; those that lay on it went back to the supply. */
export interface InputZeroFailed {
  event: "zerofailed";
  seat: number;
  tiles: number[];
}

/** A zero cost a seat its last win. */
export interface InputLost {
  event: "lost";
  seat: number;
  points: number;
}

/** A completed number lost its last tile and returned to the row. */
export interface InputReturned {
  event: "returned";
  number: number;
}

/** A seat reached the target. */
export interface InputReached {
  event: "reached";
  seat: number;
}

/** A seat has won all numbers of the agreed set. */
export interface InputCombined {
  event: "combined";
  seat: number;
}

/** The last turn was played, and nobody had reached the target. */
export interface InputTired {
  event: "tired";
}

/** What may happen in a game of Input. */
export type InputEvent =
  | InputFell
  | InputJokerSeen
  | InputBegan
  | InputAnnounced
  | InputLifted
  | InputSlid
  | InputPlaced
  | InputSentHome
  | InputWon
  | InputMissed
  | InputZeroSet
  | InputZeroFailed
  | InputLost
  | InputReturned
  | InputReached
  | InputCombined
  | InputTired;

/** The file as written. */
export interface InputComponents {
  colours: string[];
  tiles: string[][];
  digits: Record<string, string[]>;
}

/** What each game has of its own. */
export interface Games {
  "pi-mal-pflaumen": { view: PflaumenView; event: PflaumenEvent; components: PflaumenComponents };
  "pies": { view: PflaumenView; event: PflaumenEvent; components: PflaumenComponents };
  "fruitoplay": { view: FruitoplayView; event: FruitoplayEvent; components: FruitoplayComponents };
  "pungi": { view: PungiView; event: PungiEvent; components: PungiComponents };
  "input": { view: InputView; event: InputEvent; components: InputComponents };
}

/** The id of a game: of one of those above, or of one from another package. */
export type GameId = keyof Games | (string & {});
