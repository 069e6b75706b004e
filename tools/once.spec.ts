import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const house = fileURLToPath(new URL("..", import.meta.url));
const rooms = ["core", "adapters", "web/src", "server"];

/** Code of the product, without its tests. */
const files = rooms
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: house }))
  .filter((file) => !/\.spec\.tsx?$|\/(testing|fixtures|generated)\//.test(file));
const code = new Map(files.map((file) => [file, readFileSync(house + file, "utf8")]));

const having = (what: RegExp): readonly string[] =>
  files.filter((file) => what.test(code.get(file) ?? ""));

/** What was written twice or more when the house was examined: how it looks, and the one file that says it. */
test.each([
  [
    "the order of slides",
    /\ba\.position - b\.position\b.*\n?.*rank|rank.*\ba\.position - b\.position/,
    "core/domain/order/order.ts",
  ],
  ["the cover of a card", /\.find\(.*\btype\b.*=== "title"/, "core/domain/slide/coverSlide.ts"],
  [
    "a full name",
    /first_name\} \$\{(\w+\??\.)*(recipient_)?last_name\}/,
    "core/domain/account/fullName.ts",
  ],
  ["who owns a card", /role_type === "owner"/, "core/domain/role/role.ts"],
  ["what is new to an owner", /!\w+\.seen && !isMine/, "core/domain/story/counts.ts"],
])("[F-40] %s is written once", (_, what, place) => {
  expect(files.length).toBeGreaterThan(1000);
  expect(having(what)).toEqual([place]);
});
