import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/api";
import ReviewPage from "../src/pages/Review.svelte";
import Accounts from "../src/review/Accounts.svelte";
import Curve from "../src/review/Curve.svelte";
import ErrorList from "../src/review/ErrorList.svelte";
import Grade from "../src/review/Grade.svelte";
import Lead from "../src/review/Lead.svelte";
import { hundredths, sharesOf } from "../src/review/parts";
import { originOf } from "../src/review/origin";
import PlayOn from "../src/review/PlayOn.svelte";
import Position from "../src/review/Position.svelte";
import Profile from "../src/review/Profile.svelte";
import { compared, errorsIn, isRight, ranked, Review, whenOf } from "../src/review/review.svelte";
import { router } from "../src/router.svelte";
import type { Account, Judged, Replay, Reviewed } from "../src/wire";
import { share, t } from "../src/words.svelte";
import { view } from "./socket";

vi.mock("../src/api", { spy: true });
afterEach(cleanup);

const NAMES = ["Ada", "Bo", "Cleo"];
const account: Account = { seat: 1, result: 0, even: 1 / 3, draw: 0.1, play: -0.25, guesses: 0.05, others: [-0.3, 0.2 / 3], noise: 0.02 };

function judged(frame: number, loss: number, facts: Partial<Judged> = {}): Judged {
  return {
    frame,
    when: `Round ${frame}`,
    played: "play:a",
    best: "play:b",
    played_sentence: "Play the ant",
    played_beside: "Play the ant",
    best_sentence: "Play the bee",
    marked: "play:a",
    loss,
    low: loss / 2,
    high: loss * 2,
    points: false,
    mark: "mistake",
    only: false,
    punished: null,
    reason: null,
    clue: null,
    tries: [
      { token: "play:a", sentence: "Play the ant", loss },
      { token: "play:b", sentence: "Play the bee", loss: 0 },
      { token: "play:c", sentence: "Play the cat", loss: 0.019 },
    ],
    ...facts,
  };
}

function reviewed(facts: Partial<Reviewed> = {}): Reviewed {
  return {
    game: 1,
    seat: 1,
    done: true,
    running: false,
    total: 4,
    tolerance: 0.02,
    decisions: [],
    moments: [],
    account,
    grade: null,
    only_moves: 0,
    ...facts,
  };
}

test("shares have a sign where they are changes, and none where nothing changes", () => {
  expect([share(0.254), share(0.05, { signed: true }), share(-0.12, { signed: true }), share(-0.001, { signed: true })]).toEqual([
    "25%",
    "+5%",
    "−12%",
    "0%",
  ]);
});

test("parts are rounded so that they add up to the result as it is shown", () => {
  expect(hundredths([0.104, 0.104, 0.104], 31)).toEqual([0.11, 0.1, 0.1]);
  expect(hundredths([-0.255, 0.2, -0.445], -50)).toEqual([-0.25, 0.2, -0.45]);
  expect(hundredths([0.29, -0.07, 0.5], 72)).toEqual([0.29, -0.07, 0.5]); // as they are
  expect(hundredths([], 0)).toEqual([]);
});

test("what is printed of an account adds up, all of it and what is decided by oneself", () => {
  const parts = { draw: 0.317, play: 0.044, guesses: -0.084, others: [0.035, 0.021] }; // each for itself: 32 + 4 − 8 + 4 + 2 = 34
  const shares = sharesOf({ ...account, ...parts, even: 0, result: 0.333 });
  const cents = (...all: number[]) => Math.round(100 * all.reduce((sum, each) => sum + each));
  expect(cents(shares.draw, shares.own, ...shares.others)).toBe(33);
  expect(cents(shares.play, shares.guesses)).toBe(cents(shares.own));
  expect(shares).toEqual({ draw: 0.32, own: -0.04, play: 0.04, guesses: -0.08, others: [0.03, 0.02] });
});

describe("the accounts", () => {
  test("are a table of all parts, from an even share to the result", () => {
    render(Accounts, { account, names: NAMES, mine: 1 });
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => within(row).getByRole("cell").textContent!.trim())).toEqual([
      "33%",
      "+10%",
      "−20%",
      "−25%",
      "+5%",
      "−30%",
      "+7%",
      "0%",
    ]);
    expect(rows[2].textContent).toContain("what you decided");
    expect(rows[3].textContent).toContain("of this: Your play");
    expect(rows[4].textContent).toContain("of this: Your luck");
    expect(rows[5].textContent).toContain("Ada");
    expect(rows[6].textContent).toContain("Cleo");
  });

  test("visibly add up: each bar begins where the one before it ended", () => {
    const { container } = render(Accounts, { account, names: NAMES, mine: null });
    const bars = [...container.querySelectorAll<HTMLElement>(".bar")].map(({ style, className }) => {
      const [left, width] = [parseFloat(style.left), parseFloat(style.width)];
      return className.includes("lost") ? { from: left + width, to: left } : { from: left, to: left + width };
    });
    const follow = (begin: number, those: typeof bars) =>
      those.reduce((at, { from, to }) => {
        expect(from).toBeCloseTo(at, 3);
        return to;
      }, begin);
    const [even, draw, own, play, guesses, ...others] = bars.slice(0, -1);
    follow(even.to, [draw, own, ...others]);
    expect(follow(own.from, [play, guesses])).toBeCloseTo(own.to, 3); // its two parts lead where all of it does
    expect(screen.getByText(/Play of Bo/)).toBeTruthy();
  });

  test("say of luck that it made no clear difference, where it may be no more than an error of the coach", async () => {
    const { container, rerender } = render(Accounts, { account, names: NAMES, mine: 1 });
    expect(container.textContent).toContain("with everything hidden as it really was");
    await rerender({ account: { ...account, noise: 0.03 } });
    expect(container.textContent).not.toContain("with everything hidden as it really was");
    expect(container.textContent).toContain("no clear difference");
  });
});

describe("the first words", () => {
  const props = { account, winners: [0], scores: [9, 4, 7], seat: 1, names: NAMES, mine: 1 };

  test("are how it ended, what did most for it, and what was luck", async () => {
    const { container, rerender } = render(Lead, { ...props, account: { ...account, noise: 0.01 } });
    const said = () => container.textContent!.replace(/\s+/g, " ").trim();
    expect(said()).toContain("You did not win. Ada 9 · Cleo 7 · You 4");
    expect(said()).toContain("What cost you most: the choices of Ada −30%.");
    expect(said()).toContain("Luck: the draw +10% and what could not be known +5%. Each number may be off by about 2%.");
    await rerender({ account: { ...account, noise: 0.03 } }); // what may have cost as much is named, too
    expect(said()).toContain("What cost you most: the choices of Ada −30% or your play −25%.");
    expect(said()).toContain("Luck: the draw +10%. Each number may be off by about 6%.");
    await rerender({ account: { ...account, noise: 0.16 } }); // each part may be off by more than any of them
    expect(said()).toContain("What cost most cannot be told here: the parts differ too little.");
    expect(said()).not.toContain("Luck"); // it is one of them
    await rerender({ account: { ...account, draw: -0.26, others: [-0.3, 0.32 + 0.32 / 3], noise: 0.03 } }); // three may have
    expect(said()).toContain("What cost most is not certain: perhaps the choices of Ada −30%.");
    await rerender({ account: { ...account, result: 1, draw: 0.02, guesses: 0.02, others: [0.9, 0], noise: 0.01 } });
    expect(said()).toContain("Luck made no difference that the coach can be sure of.");
    await rerender({ account: { ...account, result: 1, draw: 1.1, noise: 0.01 }, mine: null });
    expect(said()).toContain("Bo won. Ada 9 · Cleo 7 · Bo 4");
    expect(said()).toContain("What helped most: the luck of the draw +110%.");
  });

  test("in the game of somebody else, the reader is “You” where the players are listed", () => {
    const other = { ...props, account: { ...account, noise: 0.01 }, mine: 0 };
    const { container } = render(Lead, other);
    expect(container.textContent).toContain("Bo did not win. You 9 · Cleo 7 · Bo 4");
    expect(container.textContent!.replace(/\s+/g, " ")).toContain("What cost most: your choices −30%.");
    cleanup();
    const rows = render(Accounts, other).getAllByRole("row").slice(1);
    expect(rows[5].textContent).toContain("what you decided");
  });

  test("are there before the coach has looked at everything", () => {
    const { container } = render(Lead, { ...props, account: null });
    expect(container.textContent).toContain("You did not win.");
    expect(container.textContent).toContain("after looking at the whole game");
  });
});

describe("the curve", () => {
  test("says in a table what it draws, and leads to the errors", async () => {
    const moments = [
      { frame: 0, when: "", seat: null, chances: [0.4, 0.3, 0.3] },
      { frame: 2, when: "Round 1", seat: 1, chances: [0.5, 0.1, 0.4] },
      { frame: 2, when: "Round 1", seat: null, chances: [0.6, 0, 0.4] },
      { frame: 3, when: "Round 1", seat: 0, chances: [0.7, 0, 0.3] },
      { frame: 4, when: "Round 2", seat: 0, chances: [1, 0, 0] },
    ];
    const error = judged(2, 0.2, { when: "Round 1" });
    const show = vi.fn();
    const rounds = [1, 2].map((number) => ({ number, name: "I".repeat(number), begins: 3 * number - 2 }));
    const props = { moments, account, names: NAMES, seat: 1, own: false, errors: [error], at: null, rounds, show };
    const { container } = render(Curve, props);
    const rows = [...container.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ["The cards are dealt", "40%", "30%", "30%", "the draw −3%"],
      ["Round 1", "70%", "0%", "30%", "Bo −20%, the draw −10%"], // each moment once, as it ended
      ["Round 2", "100%", "0%", "0%", "–"],
    ]);
    expect([...container.querySelectorAll(".rounds span")].map((each) => each.textContent)).toEqual(["Round I", "II"]);
    expect(container.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Round 1" }));
    expect(show.mock.lastCall![0]).toMatchObject({ frame: 3, when: "Round 1" });
  });

  const moments = [
    { frame: 0, when: "", seat: null, chances: [0.4, 0.6] },
    { frame: 4, when: "Round 1", seat: 0, chances: [0.3, 0.7] },
    { frame: 4, when: "Round 1", seat: null, chances: [0.5, 0.5] },
    { frame: 10, when: "Round 2", seat: 1, chances: [0, 1] },
  ];
  const brought: Account = { seat: 0, result: 0, even: 0.5, draw: 0.1, play: 0.05, guesses: -0.15, others: [-0.5], noise: 0.02 };
  const props = { moments, account: brought, names: ["You", "Bo"], seat: 0, own: true, at: null, show: () => {} };

  test("says whose doing each step was: a row for each, whose bars add up", () => {
    const { container } = render(Curve, { ...props, errors: [] });
    const doers = [...container.querySelectorAll(".doers li")].map((each) => each.textContent!.replace(/\s+/g, " ").trim());
    expect(doers).toEqual(["You −10%", "the draw +10%", "Bo −50%"]);
    const bars = [...container.querySelectorAll(".row")].map((row) =>
      [...row.querySelectorAll<HTMLElement>("i")].map(({ className, style }) => [className.includes("down"), style.left]),
    );
    expect(bars).toEqual([
      [[true, "40%"]],
      [
        [true, "0%"],
        [false, "40%"],
      ],
      [[true, "100%"]],
    ]);
  });

  test("calls a draw with which a round begins by its name, and counts it as a draw", () => {
    const rounds = [0, 4].map((begins, n) => ({ number: n + 1, name: String(n + 1), begins }));
    const { container } = render(Curve, { ...props, errors: [], rounds, at: 4 });
    expect(container.querySelector(".told")!.textContent).toContain("Round 1: the new cards +20%, You −10%.");
    expect(container.querySelector("tbody td.doing")!.textContent).toBe("the draw −10%"); // the first deal has a name
    expect(container.querySelectorAll(".doers li")[1].textContent).toContain("the draw");
  });

  test("follows the moment that is on the table", async () => {
    const { container, rerender } = render(Curve, { ...props, errors: [], at: 4 });
    await fireEvent.keyDown(screen.getByRole("slider"), { key: "Home" });
    expect(container.querySelector(".told")!.textContent).toContain("The cards are dealt");
    await rerender({ at: 10 });
    expect(container.querySelector(".told")!.textContent).toContain("Round 2");
  });

  test("any point of it leads to its moment, by a key or a tap", async () => {
    const show = vi.fn();
    const error = judged(6, 0.2);
    const { container } = render(Curve, { ...props, errors: [error], show });
    const slider = screen.getByRole("slider");
    for (const key of ["End", "ArrowLeft"]) await fireEvent.keyDown(slider, { key });
    expect(slider.getAttribute("aria-valuetext")).toContain("Round 6: nobody changed much.");
    expect(slider.getAttribute("aria-valuetext")).toContain("An error was made here.");
    await fireEvent.keyDown(slider, { key: "Enter" });
    expect(show.mock.lastCall![0].error).toBe(error);
    await fireEvent.keyDown(slider, { key: "ArrowLeft" });
    expect(container.querySelector(".told")!.textContent).toContain("Round 1: the draw +20%, You −10%. Your chance to win: 40% → 50%.");
    slider.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
    await fireEvent.click(slider, { clientX: 290 });
    expect(show.mock.lastCall![0]).toMatchObject({ frame: 10, parts: [{ seat: 1, change: [-0.5, 0.5] }] });
    await fireEvent.click(screen.getByRole("button", { name: "Show on the table" }));
    expect(show).toHaveBeenCalledTimes(3);
  });

  test("has the colours of the table", () => {
    const { container } = render(Curve, { ...props, errors: [], paints: ["owner-red", "owner-blue"] });
    expect([...container.querySelectorAll("svg g")].map((line) => line.classList[0])).toEqual(["owner-blue", "owner-red"]);
  });
});

test("a curve names as many rounds as there is room for, and may tell the chances round by round", () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  const rounds = Array.from({ length: 20 }, (_, at) => ({ number: at + 1, name: String(at + 1), begins: 4 * at }));
  const moments = Array.from({ length: 81 }, (_, frame) => ({ frame, when: "x", seat: 0, chances: [frame / 100, 1 - frame / 100] }));
  const props = { moments, account, names: ["Ada", "Bo"], seat: 0, own: true, errors: [], at: null, rounds, byRound: true, show: () => {} };
  const { container } = render(Curve, props);
  const named = [...container.querySelectorAll(".rounds span")].map((each) => each.textContent);
  expect(named).toEqual(["Round 1", "6", "8", "10", "12", "14", "16", "18", "20"]);
  const rows = [...container.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toHaveLength(21);
  expect([rows[0][0], rows[1], rows[20]]).toEqual([
    "The cards are dealt",
    ["Round 1", "4%", "96%", "Ada +4%"],
    ["Round 20", "80%", "20%", "Ada +4%"],
  ]);
  vi.restoreAllMocks();
});

describe("errors", () => {
  const decisions = [judged(1, 0.04), judged(2, 0.3), judged(3, 0.5, { mark: null }), judged(4, 0.2), judged(5, 0.1)];
  const props = {
    ...{ done: true, looked: 5, sorted: true, own: true, name: "Bo", won: false, chosen: null, trying: false },
    ...{ answered: new Set([2, 4]), answer: () => {}, show: () => {}, retry: () => {} },
  };

  test("may change while the coach is at work: that stands at each of them, and is said once", async () => {
    const errors = decisions.slice(0, 2);
    const { container, rerender } = render(ErrorList, { ...props, errors, done: false, sorted: false, looked: 2, total: 9 });
    const verdicts = () => screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
    const said = () => screen.getByRole("status").textContent;
    const before = said();
    expect(before).toBe(t("review-working"));
    expect(verdicts().every((each) => each!.includes(t("review-provisional")))).toBe(true);
    expect(screen.getByRole("progressbar").getAttribute("aria-label")).toContain("2 of 9");
    await rerender({ looked: 5 });
    expect(said()).toBe(before);
    expect(container.querySelectorAll("[role=status] h3, [aria-live] h3")).toHaveLength(0); // no verdict is read aloud
    await rerender({ done: true, looked: 9 });
    expect(said()).toBe(t("review-complete"));
    expect(verdicts().some((each) => each!.includes(t("review-provisional")))).toBe(false);
    expect(screen.queryByRole("progressbar")).toBeNull();
    await rerender({ done: false, failed: true });
    expect(screen.queryByRole("status")).toBeNull();
    expect(verdicts().every((each) => each!.includes(t("review-provisional")))).toBe(true);
  });

  test("have one reason, if it surely tells the moves apart", () => {
    const reason = "With the ant you lose 1 point.";
    render(ErrorList, { ...props, errors: [judged(1, 0.2, { reason, clue: "You lose more." }), judged(2, 0.1, { reason })] });
    const [one, none] = screen.getAllByRole("listitem").map((each) => each.textContent!.replace(/\s+/g, " "));
    expect(one).toContain(`One reason: ${reason}`);
    expect(none).toContain(reason);
    expect(none).not.toContain("One reason");
  });

  const headings = () => screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent!.match(/Round (\d)/)![1]);

  test("are the marked ones, the three largest first, the rest on request", async () => {
    render(ErrorList, { ...props, errors: ranked(errorsIn(reviewed({ decisions }))) });
    expect(screen.getByRole("heading", { name: "The 3 largest errors" })).toBeTruthy();
    expect(headings()).toEqual(["2", "4", "5"]);
    await fireEvent.click(screen.getByRole("button", { name: "Show all 4" }));
    expect(headings()).toEqual(["2", "4", "5", "1"]);
  });

  test("stay where they are while more are found", async () => {
    const some = errorsIn(reviewed({ decisions: decisions.slice(0, 2) }));
    const { rerender } = render(ErrorList, { ...props, errors: some, sorted: false });
    expect(screen.getByRole("heading", { name: "Errors" })).toBeTruthy();
    expect(headings()).toEqual(["1", "2"]);
    await rerender({ errors: errorsIn(reviewed({ decisions })) });
    expect(headings()).toEqual(["1", "2", "4", "5"]);
  });

  test("tell what was played, what was better, and why", () => {
    const errors = [judged(2, 0.3, { reason: "Somebody else has the bee.", punished: true })];
    render(ErrorList, { ...props, errors });
    const text = screen.getByRole("listitem").textContent!;
    for (const said of ["You chose: Play the ant.", "Better: Play the bee.", "Somebody else has the bee.", "30%", "15%", "60%"])
      expect(text).toContain(said);
  });

  test("say that luck was with an error which did no harm, and that a game was won all the same", async () => {
    const { rerender } = render(ErrorList, { ...props, errors: [judged(2, 0.3, { punished: false })] });
    const item = screen.getByRole("listitem");
    expect(item.textContent).toContain("With everything hidden as it really was, the better move would hardly have helped.");
    await rerender({ won: true });
    expect(item.textContent).toContain("The game was won all the same");
  });

  test("do not give the better move away, if one wants, until one has found it or asked for it", async () => {
    const [answer, show] = [vi.fn(), vi.fn()];
    const errors = [judged(2, 0.3, { reason: "Somebody else has the bee." })];
    const { rerender } = render(ErrorList, { ...props, errors, answered: new Set<number>(), hiding: true, answer, show });
    const item = screen.getByRole("listitem");
    expect(item.textContent).toContain("You chose: Play the ant.");
    expect(item.textContent).not.toContain("bee");
    await fireEvent.click(screen.getByRole("button", { name: "Show the answer" }));
    expect(answer).toHaveBeenCalledExactlyOnceWith(errors[0]);
    await rerender({ answered: new Set([2]) });
    expect(item.textContent).toContain("Better: Play the bee.");
    await fireEvent.click(screen.getByRole("button", { name: "Show on the table" }));
    expect(show).toHaveBeenCalledExactlyOnceWith(errors[0]);
  });

  test("tell what was left undone only to whoever knows the better move", async () => {
    const errors = [judged(2, 0.3, { played_beside: "Leave the bee out", marked: "play:b" })];
    const { rerender } = render(ErrorList, { ...props, errors, answered: new Set<number>(), hiding: true });
    const item = screen.getByRole("listitem");
    expect(item.textContent).toContain("You chose: Play the ant.");
    expect(item.textContent).not.toContain("bee");
    await rerender({ hiding: false });
    expect(item.textContent).toContain("You chose: Leave the bee out.");
  });

  test("are called doubtful where the interval reaches 0", () => {
    const errors = ranked([judged(1, 0.3, { low: 0.004 }), judged(2, 0.1)]);
    render(ErrorList, { ...props, errors });
    expect(headings()).toEqual(["2", "1"]);
    const text = screen.getAllByRole("listitem")[1].textContent!;
    expect(text).toContain("perhaps a slip that lowered the chance to win by 30%");
    expect(text).toContain("It may be up to 60%, or nothing at all.");
  });

  test("are not told as a share of the chance to win where they cost points", () => {
    render(ErrorList, { ...props, errors: [judged(1, 0.08, { points: true })] });
    const text = screen.getByRole("listitem").textContent!;
    expect(text).toContain("a mistake that cost points rather than a chance to win");
    expect(text).not.toContain("%");
  });

  test("are told as people would: by their round and trick, if the game has a word for it", () => {
    const moments = [{ when: "Round 2, trick 3" }, { when: "" }, { frame: 0, when: "" }];
    expect(moments.map((each) => whenOf({ frame: 3, ...each }))).toEqual(["Round 2, trick 3", "Move 3", "The cards are dealt"]);
  });

  test("nothing is told of the one that is tried again", () => {
    const errors = [judged(2, 0.3), judged(4, 0.2)];
    render(ErrorList, { ...props, errors, chosen: errors[0], trying: true });
    const [first, second] = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(first).not.toContain("bee");
    expect(second).toContain("Better: Play the bee.");
  });

  test("there may be none", () => {
    render(ErrorList, { ...props, errors: [] });
    expect(screen.getByText("No error that is beyond doubt.")).toBeTruthy();
  });

  test("nobody is told that there are none before the coach has looked", async () => {
    const { rerender } = render(ErrorList, { ...props, errors: [], done: false, looked: 0 });
    expect(screen.getByText("The coach has not looked at any decision yet.")).toBeTruthy();
    await rerender({ looked: 1 });
    expect(screen.getByText("None in what the coach has looked at so far.")).toBeTruthy();
  });
});

describe("to try again", () => {
  const error = judged(1, 0.3);
  const frames = [0, 1].map(() => ({ events: [], told: [], view: view([1], [0, 0, 0]) }));
  const props = {
    error,
    id: "x",
    number: 1,
    tolerance: 0.02,
    trying: true,
    frames,
    game: "chess",
    seat: 1,
    names: NAMES,
    occupants: [],
    components: {},
    own: true,
    replay: "/replay/x",
    answer: vi.fn(),
    leave: () => {},
  };
  const list = () => document.querySelector<HTMLElement>(".offers")!;
  const pick = async (token: string) => {
    await fireEvent.click(list().querySelector(`[data-token="${token}"]`)!);
    await tick();
    return screen.getByRole("status").textContent!;
  };

  test("gives nothing away before a good move is found", async () => {
    render(Position, props);
    await tick();
    expect(screen.getByRole("status").textContent).toContain("What would you choose now?");
    expect(document.body.textContent).not.toContain("Better");
    expect(document.querySelector(".hinted")).toBeNull();
    expect(await pick("play:a")).toContain("The same as in the game: “Play the ant” lowers the chance to win by 30%. Try another move.");
    expect(document.body.textContent).not.toContain("Better");
    expect(props.answer).not.toHaveBeenCalled();
    const said = await pick("play:c"); // as good as the best one, within the tolerance
    expect(said).toContain("Right: this is as good as the best move.");
    expect(said).toContain("The coach’s own choice: Play the bee.");
    expect(said).not.toContain("Better");
    expect(props.answer).toHaveBeenCalled();
  });

  test("an arrow leads to what has no room", async () => {
    vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(90);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(60);
    render(Position, props);
    await tick();
    const lines = screen.getByRole("status");
    await fireEvent.click(screen.getByRole("button", { name: "Read on" }));
    lines.scrollTop = 30;
    await fireEvent.scroll(lines);
    expect(screen.queryByRole("button", { name: "Read on" })).toBeNull();
    vi.restoreAllMocks();
  });

  test("a wrong try brings a clue: what comes of the best move, and not which it is", async () => {
    render(Position, { ...props, error: judged(1, 0.3, { clue: "With the best move you take −3 less often." }) });
    await tick();
    expect(document.body.textContent).not.toContain("A clue");
    expect(await pick("play:a")).toContain("A clue: With the best move you take −3 less often.");
    expect(await pick("play:b")).not.toContain("A clue");
  });

  test("the answer marks the better move and the one of the game, on the table and in words", async () => {
    const { container } = render(Position, props);
    const chosen = () => [...container.querySelectorAll<HTMLElement>("[data-chosen]")].map((each) => each.dataset.token);
    await tick();
    await vi.waitFor(() => expect(container.querySelector(".stage [data-token]")).toBeTruthy());
    expect(chosen()).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Show the answer" }));
    await vi.waitFor(() => expect(chosen()).toEqual(["play:a"]));
    expect(container.querySelector<HTMLElement>(".stage .hinted")?.dataset.token).toBe("play:b");
    expect(screen.getByRole("status").textContent).toContain("In the game you chose: Play the ant.");
  });

  test("what was left undone is marked where it could have been done, and not before one has tried", async () => {
    const left = judged(1, 0.3, { played_beside: "Leave the bee out", marked: "play:b" });
    const { container } = render(Position, { ...props, error: left });
    await tick();
    expect(await pick("play:a")).toContain("The same as in the game: “Play the ant”");
    expect(container.querySelector("[data-chosen]")).toBeNull();
    expect(screen.getByRole("status").textContent).not.toContain("bee");
    await fireEvent.click(screen.getByRole("button", { name: "Show the answer" }));
    await vi.waitFor(() => expect(container.querySelector<HTMLElement>("[data-chosen]")?.dataset.token).toBe("play:b"));
    expect(container.querySelectorAll("[data-chosen]")).toHaveLength(1);
    expect(screen.getByRole("status").textContent).toContain("In the game you chose: Leave the bee out.");
  });

  test("a card's name stays in one line in all that is said", async () => {
    const card = { sentence: "Play I-21" };
    const tries = error.tries.map((each) => ({ ...each, ...card }));
    const said = { played_beside: "Play I-21", best_sentence: "Play II-3", reason: "With I-21 you lose.", clue: "Not I-21." };
    render(Position, { ...props, error: { ...error, ...said, tries } });
    await tick();
    expect(await pick("play:a")).toContain("“Play I\u201121”");
    expect(screen.getByRole("status").textContent).toContain("Not I\u201121.");
    await fireEvent.click(screen.getByRole("button", { name: "Show the answer" }));
    expect(screen.getByRole("status").textContent).not.toMatch(/I-\d/);
  });

  test("at somebody else's table nobody is called “You”", async () => {
    const { container, rerender } = render(Position, props);
    await vi.waitFor(() => expect(container.querySelector(".stage [data-token]")).toBeTruthy());
    expect(container.querySelector(".stage")!.textContent).toContain("You");
    await rerender({ ...props, own: false });
    expect(container.querySelector(".stage")!.textContent).not.toContain("You");
    expect(container.querySelector(".stage")!.textContent).toContain(NAMES[1]);
  });

  test("the best move is right, and one can give up", async () => {
    const { rerender } = render(Position, props);
    await tick();
    expect(await pick("play:b")).toContain("Right: nothing is better.");
    await rerender({ ...props, error: judged(1, 0.25), firm: false }); // the same, of which the coach knows more
    expect(screen.getByRole("status").textContent).toContain("lowered the chance to win by 25%. (so far)");
    await rerender({ ...props, error: judged(2, 0.3) });
    expect(screen.getByRole("status").textContent).toContain("What would you choose now?");
    await fireEvent.click(screen.getByRole("button", { name: "Show the answer" }));
    expect(screen.getByRole("status").textContent).toContain("Better: Play the bee.");
  });

  test("a wrong try is compared with the choice in the game", async () => {
    const [worse, better, alike] = [0.5, 0.12, 0.29].map((loss) => ({ token: `play:${loss}`, sentence: `Play ${loss}`, loss }));
    const more = { ...error, tries: [...error.tries, worse, better, alike] };
    expect([worse, better, alike, error.tries[0]].map((each) => compared(more, each, 0.02))).toEqual(["worse", "better", "alike", "same"]);
    render(Position, { ...props, error: more });
    await tick();
    expect(await pick("play:0.12")).toContain(
      "Better than in the game, but not the best yet: “Play 0.12” lowers the chance to win by 12% instead of 30%.",
    );
    expect(await pick("play:0.5")).toContain("Worse than in the game: “Play 0.5” lowers the chance to win by 50% instead of 30%.");
    expect(document.body.textContent).not.toContain("Better: ");
  });

  test("what is lost less than the tolerance is right", () => {
    expect(["play:a", "play:b", "play:c", "play:x"].map((token) => isRight(error, token, 0.02))).toEqual([false, true, true, false]);
  });
});

describe("to play on", () => {
  test("opens a table from this moment, with the cards as they were or dealt anew", async () => {
    HTMLDialogElement.prototype.showModal ??= function () {
      this.open = true;
    };
    vi.mocked(api.me).mockResolvedValue({ name: "Bo", account: null });
    const fork = vi.mocked(api.fork).mockResolvedValue({ id: "y" });
    render(PlayOn, { id: "x", game: 2, frame: 7, seat: null, names: NAMES });
    await fireEvent.click(screen.getByRole("button", { name: "Play on from here" }));
    await fireEvent.click(screen.getByLabelText("Cleo"));
    await fireEvent.click(screen.getByLabelText("Dealt anew"));
    await fireEvent.click(screen.getByRole("button", { name: "Take a seat" }));
    await vi.waitFor(() => expect(location.pathname).toBe("/table/y"));
    expect(fork).toHaveBeenCalledWith("x", { game: 2, frame: 7, seat: 2, anew: true });
    expect([originOf("y"), originOf("x")]).toEqual(["/", null]); // where it was chosen is the way back
  });
});

describe("a grade", () => {
  const grade = {
    decisions: 9,
    loss: 0.031,
    low: 0.01,
    high: 0.05,
    above: "casual",
    below: "regular",
    weakest: "novice",
    strongest: "master",
  };

  test("has its interval in words", () => {
    render(Grade, { found: reviewed({ grade, only_moves: 2, total: 12 }), own: true, name: "Bo" });
    const text = document.body.textContent!;
    expect(text).toContain("9 of your 12 decisions mattered.");
    expect(text).toContain("That is between the bots novice and master in strength; one game says no more");
    expect(text).toContain("2 times there was only one good move, and you found it each time.");
  });

  test("of one who is better than all has no upper end", () => {
    render(Grade, { found: reviewed({ grade: { ...grade, below: null, strongest: null } }), own: true, name: "Bo" });
    expect(document.body.textContent).toContain("at least as strong as the bot novice");
  });
});

describe("a profile", () => {
  const last = { when: "when you play last", decisions: 96, games: 21, loss: 0.041, margin: 0.008, rest: 0.019, clear: true };
  const first = { ...last, when: "when you play first", loss: 0.012, rest: 0.03, clear: false };
  const habits = { games: 21, decisions: 180, loss: 0.027, margin: 0.004, situations: [last, first], needed: null };

  beforeEach(() => void vi.mocked(api.games).mockResolvedValue([]));

  test("says where most is lost if that is clear, and has all numbers in a table", () => {
    render(Profile, { games: [{ game: "pungi", habits }] });
    expect(document.body.textContent).toContain("You lose most when you play last: 4.1% for each decision, elsewhere 1.9%.");
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["when you play last", "4.1% ±0.8%", "96", "21"],
      ["when you play first", "1.2% ±0.8%", "96", "21"],
    ]);
  });

  test("says otherwise how long it takes, or that there is nothing to say", () => {
    const open = [{ ...last, clear: false }, first];
    render(Profile, {
      games: [
        { game: "pungi", habits: { ...habits, situations: open, needed: 12 } },
        { game: "pies", habits: { ...habits, situations: open } },
      ],
    });
    const text = document.body.textContent!;
    expect(text).not.toContain("You lose most when");
    expect(text).toContain("About 12 more reviewed games");
    expect(text).toContain("You lose about as much in every situation.");
  });
});

describe("a review", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is asked for once, and followed until it is done", async () => {
    const idle = reviewed({ done: false, account: null });
    const look = vi
      .mocked(api.review)
      .mockResolvedValueOnce(idle)
      .mockResolvedValueOnce({ ...idle, running: true })
      .mockResolvedValue(reviewed());
    vi.mocked(api.me).mockResolvedValue({ name: "Bo", account: null });
    const ask = vi.mocked(api.askReview).mockResolvedValue({ ...idle, running: true });
    const review = new Review();
    review.ask("x", 1, null);
    await vi.advanceTimersByTimeAsync(0);
    expect(review.found?.running).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(review.found?.done).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(look).toHaveBeenCalledTimes(3);
    expect(look).toHaveBeenLastCalledWith("x", 1, 1);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("that fails again and again says so, and is asked for no more", async () => {
    const idle = reviewed({ done: false, account: null, decisions: [] });
    vi.mocked(api.review).mockReset().mockResolvedValue(idle);
    vi.mocked(api.me).mockResolvedValue({ name: "Bo", account: null });
    const ask = vi
      .mocked(api.askReview)
      .mockReset()
      .mockResolvedValue({ ...idle, running: true });
    const review = new Review();
    review.ask("x", 1, 1);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(review.problem?.message).toBe(t("review-failed"));
  });

  test("who leaves hears no more of it", async () => {
    vi.mocked(api.review).mockResolvedValue(reviewed());
    const review = new Review();
    review.ask("x", 1, 0);
    review.leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(review.found).toBeNull();
  });

  function finished() {
    const players = NAMES.map((name) => ({ name, kind: "person" }));
    const terms = { game: "chess", options: {} };
    vi.mocked(api.replay).mockResolvedValue({ players, terms, games: [""] } as unknown as Replay);
    vi.mocked(api.table).mockRejectedValue(new Error());
    vi.mocked(api.components).mockResolvedValue({});
    vi.mocked(api.games).mockResolvedValue([]);
    vi.mocked(api.frames).mockResolvedValue({ frames: [], total: 0 });
  }

  const rounds = () => [...document.querySelectorAll("h3")].map((each) => each.textContent!.match(/Round (\d)/)![1]);

  test("moves and cuts nothing that one has seen, until one asks for the largest errors first", async () => {
    const decisions = [judged(1, 0.1), judged(2, 0.05), judged(3, 0.3), judged(4, 0.2)];
    finished();
    vi.mocked(api.review)
      .mockResolvedValueOnce(reviewed({ done: false, running: true, account: null, decisions: decisions.slice(0, 3) }))
      .mockResolvedValue(reviewed({ decisions }));
    render(ReviewPage, { id: "x" });
    await vi.advanceTimersByTimeAsync(10);
    expect(rounds()).toEqual(["1", "2", "3"]);
    expect(screen.queryByRole("button", { name: "The largest first" })).toBeNull();
    await fireEvent.click(screen.getAllByRole("button", { name: "Try again" })[1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByRole("heading", { name: "Chances to win" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Back to the list" }));
    await vi.advanceTimersByTimeAsync(10);
    expect(rounds()).toEqual(["1", "2", "3", "4"]);
    await fireEvent.click(screen.getByRole("button", { name: "The largest first" }));
    expect(rounds()).toEqual(["3", "4", "1"]);
  });

  test("keeps an error whose mark is taken back, and adds others below", async () => {
    finished();
    const some = [judged(2, 0.1), judged(3, 0.3)];
    const later = [judged(1, 0.4), judged(2, 0.04, { mark: null }), judged(3, 0.2, { punished: true })];
    vi.mocked(api.review)
      .mockResolvedValueOnce(reviewed({ done: false, running: true, account: null, decisions: some }))
      .mockResolvedValue(reviewed({ decisions: later }));
    render(ReviewPage, { id: "z" });
    await vi.advanceTimersByTimeAsync(10);
    await vi.advanceTimersByTimeAsync(1000);
    expect(rounds()).toEqual(["2", "3", "1"]);
    const [taken, punished] = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(taken).toContain("perhaps a slip");
    expect(punished).toContain("20%"); // its number settles,
    expect(punished).not.toContain("hidden"); // and no line comes to it that would move what is below
    await fireEvent.click(screen.getByRole("button", { name: "The largest first" }));
    expect(rounds()).toEqual(["1", "3"]);
  });

  test("knows that one wants to see all errors when one comes back", async () => {
    finished();
    vi.mocked(api.review).mockResolvedValue(reviewed({ decisions: [1, 2, 3, 4].map((frame) => judged(frame, frame / 10)) }));
    const { unmount } = render(ReviewPage, { id: "w" });
    await vi.advanceTimersByTimeAsync(10);
    expect(rounds()).toEqual(["4", "3", "2"]);
    await fireEvent.click(screen.getByRole("button", { name: "Show all 4" }));
    unmount();
    render(ReviewPage, { id: "w" });
    await vi.advanceTimersByTimeAsync(10);
    expect(rounds()).toEqual(["4", "3", "2", "1"]);
  });

  test("knows what one has found and what one looked at when one comes back", async () => {
    finished();
    vi.mocked(api.review).mockResolvedValue(reviewed({ decisions: [judged(1, 0.1), judged(2, 0.05)] }));
    const { unmount } = render(ReviewPage, { id: "y" });
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.queryByRole("button", { name: "Show the answer" })).toBeNull();
    await fireEvent.click(screen.getByLabelText("Hide the answers, to find them yourself"));
    await fireEvent.click(screen.getAllByRole("button", { name: "Show the answer" })[0]);
    await fireEvent.click(screen.getByRole("button", { name: "Show on the table" }));
    expect(location.search).toBe("?game=1&seat=0&at=1");
    router.follow();
    unmount();
    render(ReviewPage, { id: "y" });
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByRole("heading", { name: "Round 1: before the choice" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Show the answer" })).toHaveLength(1); // the other one
    await fireEvent.click(screen.getByRole("button", { name: "Back to the list" }));
    expect(location.search).toBe("?game=1&seat=0");
    await fireEvent.click(screen.getByLabelText("Hide the answers, to find them yourself"));
  });
});
