import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { shortened } from "../shortened";

const GAMES = "../src/parlour/games";
const files = ["src/words", ...readdirSync(GAMES).map((game) => `${GAMES}/${game}`)].flatMap((folder) =>
  folder.endsWith(".py") ? [] : readdirSync(folder).flatMap((name) => (name.endsWith(".ftl") ? [`${folder}/${name}`] : [])),
);

test.each(files)("says the same in fewer bytes: %s", (file) => {
  const written = readFileSync(file, "utf8");
  expect(new FluentResource(shortened(written)).body).toEqual(new FluentResource(written).body);
  expect(shortened(written).length).toBeLessThan(written.length);
});
