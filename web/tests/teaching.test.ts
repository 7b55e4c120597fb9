import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/api";
import { GAMES, pieceOf } from "../src/games";
import Figure from "../src/table/Figure.svelte";
import RulesText from "../src/table/RulesText.svelte";
import type { Figure as Data, GameId, Teaching } from "../src/wire";

// `python -m web.golden` writes it; `make web-test` does so by itself.
const path = join(import.meta.dirname, "../../build/golden/teaching.json");
const pages = JSON.parse(readFileSync(path, "utf8")) as Record<GameId, Teaching>;

const lines = ({ middle, each }: Data) => [...Object.values(middle ?? {}), ...Object.values(each ?? {}).flat()];
const pieces = (figure: Data) => lines(figure).flatMap((line) => line.split(" ").filter((piece) => piece !== "-"));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(GAMES)("the figures of %s", (game) => {
  const { passages, components } = pages[game];
  const figures = passages.flatMap(({ figure, html }) => (figure ? [{ figure, html }] : []));

  test("are drawn piece by piece", async () => {
    expect(figures.length).toBeGreaterThan(3);
    const piece = (await pieceOf(game))!;
    for (const { figure, html } of figures) {
      const { container, unmount } = render(Figure, { figure, html, piece, game, components });
      const plain = pieces(figure).filter((each) => each.startsWith("="));
      expect(container.querySelectorAll(".piece").length).toBe(pieces(figure).length - plain.length);
      expect(container.querySelectorAll("strong").length).toBe(plain.length);
      expect(container.querySelectorAll(".piece:empty").length).toBe(0);
      expect(container.textContent).not.toMatch(/\{[a-z-]+\}/);
      unmount();
    }
  });

  test("are heard in words, and seen only by who sees", async () => {
    const piece = (await pieceOf(game))!;
    const { figure, html } = figures[0];
    const { container } = render(Figure, { figure, html, piece, game, components });
    expect(container.querySelector(".picture")!.getAttribute("aria-hidden")).toBe("true");
    expect(container.querySelector(".hidden-visually")!.innerHTML).toContain(html.replaceAll("\u00a0", "&nbsp;"));
  });
});

test("a page teaches first, and has every rule", async () => {
  vi.spyOn(api, "teaching").mockResolvedValue(pages.pungi);
  vi.spyOn(api, "rules").mockResolvedValue({ html: "<p>PUN-1</p>", locale: "en" });
  render(RulesText, { game: "pungi" });
  expect(await screen.findByRole("heading", { level: 1, name: "Pungi" })).toBeTruthy();
  expect(api.rules).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("radio", { name: "Every rule" }));
  expect(await screen.findByText("PUN-1")).toBeTruthy();
});

test("a link to a rule opens the rules there", async () => {
  vi.spyOn(api, "rules").mockResolvedValue({ html: '<ul><li id="PUN-1">Sixty</li></ul>', locale: "en" });
  const seen = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  location.hash = "#PUN-1";
  render(RulesText, { game: "pungi" });
  expect(await screen.findByText("Sixty")).toBeTruthy();
  await vi.waitFor(() => expect(seen.mock.contexts.map((each) => (each as Element).id)).toEqual(["PUN-1"]));
  location.hash = "";
});

test("a game without figures is told without", async () => {
  expect(await pieceOf("chess")).toBeNull();
});
