import { expect, test } from "vitest";
import { partsOf, readToken } from "../src/tokens";

test.each([
  ["play:frog-7", "play", ["frog-7"], ["frog", 7]],
  ["start:2", "start", ["2"], [2]],
  ["play:1.13+2", "play", ["1.13+2"], [1, 13, 2]],
  ["steal:2,1.6", "steal", ["2", "1.6"], [2, 1, 6]],
  ["steal:2,plum", "steal", ["2", "plum"], [2, "plum"]],
  ["collective:star_fruit", "collective", ["star_fruit"], ["star_fruit"]],
  ["set:4.2", "set", ["4.2"], [4, 2]],
  ["done", "done", [], []],
])("%s is taken apart", (text, verb, items, parts) => {
  const token = readToken(text);
  expect(token).toEqual({ verb, items });
  expect(token.items.flatMap(partsOf)).toEqual(parts);
});
