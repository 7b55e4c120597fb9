// Who sits at the table, and what falls on it when somebody has won.

import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { tick } from "svelte";
import Avatar from "../src/table/Avatar.svelte";
import Celebration from "../src/table/Celebration.svelte";

const initial = (props: { name: string; bot?: string; relieved?: string }) =>
  render(Avatar, { seat: 0, ...props }).container.querySelector("text")?.textContent;

describe("an avatar", () => {
  test("of a person is an initial", () => {
    expect(initial({ name: "ömer" })).toBe("Ö");
  });
  test("of a bot is a face", () => {
    expect(initial({ name: "Ada", bot: "expert" })).toBeUndefined();
  });
  test("of a person for whom a bot plays stays the person's", () => {
    expect(initial({ name: "Wilma", bot: "regular", relieved: "absent" })).toBe("W");
  });
  test("differs between bots who sit down one after the other", () => {
    const drawn = ["Ada", "Bo", "Cleo", "Dag", "Edda", "Finn"].map(
      (name) => render(Avatar, { seat: 0, name, bot: "expert" }).container.innerHTML,
    );
    expect(new Set(drawn).size).toBe(6);
  });
});

describe("a celebration", () => {
  const falls = (place: HTMLElement) => place.querySelector(".celebration") !== null;

  test("begins when somebody wins, and takes no part in what is read or tapped", async () => {
    const { container, rerender } = render(Celebration, { won: false });
    expect(falls(container)).toBe(false);
    await rerender({ won: true });
    await tick();
    expect(falls(container)).toBe(true);
    expect(container.querySelector(".celebration")?.getAttribute("aria-hidden")).toBe("true");
    await rerender({ won: false });
    await tick();
    expect(falls(container)).toBe(false);
  });
  test("is over for those who come later", () => {
    expect(falls(render(Celebration, { won: true }).container)).toBe(false);
  });
});
