import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Part from "../src/box/Part.svelte";
import { changed, optional, resolved, type Data, type Schema } from "../src/box/schema";

const card: Schema = {
  type: "object",
  properties: {
    number: { type: "integer", readOnly: true },
    fruit: { type: "string", enum: ["fig", "pear"] },
    recipe: { enum: ["AA", "ABC"], anyOf: [{ type: "string" }, { type: "null" }] },
  },
};
const schema: Schema = {
  $ref: "#/$defs/Components",
  $defs: {
    Components: {
      type: "object",
      properties: {
        names: { type: "array", items: { type: "string" }, readOnly: true },
        charmers: { type: "integer" },
        tiles: { type: "array", items: { type: "array", items: { type: "string", enum: ["full", "half"] } } },
        snakes: { type: "object", propertyNames: { enum: ["1", "-1"] }, additionalProperties: { type: "integer" } },
        double: {
          "x-keys": "names",
          anyOf: [
            { type: "array", items: { type: "integer" } },
            { type: "object", additionalProperties: { type: "array", items: { type: "integer" } } },
          ],
        },
        deck: { type: "array", items: { type: "object", properties: { cards: { type: "array", items: card } } } },
      },
    },
  },
};
const data = {
  names: ["apple", "fig"],
  charmers: 6,
  tiles: [["full", "half"]],
  snakes: { "1": 2 },
  double: [3, 8],
  deck: [{ cards: [{ number: 7, fruit: "fig", recipe: "AA" }] }],
};

function form(refused: { at: string; sentence: string } | null = null) {
  const change = vi.fn();
  render(Part, { schema, root: schema, data, box: data, path: [], game: "toy", refused, change });
  return change;
}

afterEach(cleanup);

test("a form asks for everything that the schema has, and for nothing that is known", async () => {
  const change = form();
  expect(screen.queryByText("names")).toBeNull();
  await fireEvent.input(screen.getByLabelText("charmers"), { target: { value: "5" } });
  expect(change).toHaveBeenLastCalledWith(["charmers"], 5);
  await fireEvent.change(screen.getByLabelText("0 2"), { target: { value: "full" } });
  expect(change).toHaveBeenLastCalledWith(["tiles", 0, 1], "full");
  await fireEvent.input(screen.getByLabelText("-1"), { target: { value: "4" } });
  expect(change).toHaveBeenLastCalledWith(["snakes", "-1"], 4);
  await fireEvent.input(screen.getByLabelText("1"), { target: { value: "0" } });
  expect(change).toHaveBeenLastCalledWith(["snakes", "1"], null);
  expect(screen.getByRole("rowheader").textContent).toBe("7");
  await fireEvent.change(screen.getByLabelText("recipe 1"), { target: { value: "" } });
  expect(change).toHaveBeenLastCalledWith(["deck", 0, "cards", 0, "recipe"], null);
  await fireEvent.click(screen.getByRole("checkbox"));
  expect(change).toHaveBeenLastCalledWith(["double"], { apple: [3, 8], fig: [3, 8] });
});

test.each([
  ["charmers", "charmers"],
  ["deck.0.cards.0.fruit", "fruit 1"],
  ["double.1", "double 2"],
])("what is wrong at %s is said there", (at, label) => {
  form({ at, sentence: "This cannot be." });
  expect(screen.getAllByText("This cannot be.")).toHaveLength(1);
  expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
});

test("what is wrong with all of something is said below it", () => {
  form({ at: "snakes", sentence: "Too many." });
  expect(screen.getByText("Too many.")).toBeTruthy();
});

test("data changes in one place", () => {
  expect(changed(data, ["snakes", "1"], null)).toEqual({ ...data, snakes: {} });
  expect(changed(data, ["deck", 0, "cards", 0, "fruit"], "pear")).toMatchObject({ deck: [{ cards: [{ fruit: "pear" }] }] });
  expect(changed(null, ["a", "b"], 1)).toEqual({ a: { b: 1 } } satisfies Data);
});

test("what may be missing is what it is otherwise", () => {
  expect(optional(card.properties!.recipe)).toBe(true);
  expect(resolved(card.properties!.recipe, schema)).toMatchObject({ type: "string", enum: ["AA", "ABC"] });
});
