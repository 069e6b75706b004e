import { expect, test } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { inTime } from "./chunk.ts";

test.each([
  "Failed to fetch dynamically imported module: https://fanfold.test/assets/a.js",
  "error loading dynamically imported module: https://fanfold.test/assets/a.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/a.css",
])("[ERR-15] a part that could not be loaded is a ChunkLoadError: %s", async (words) => {
  const failed = inTime(() => Promise.reject(new TypeError(words)), steppedClock());
  await expect(failed).rejects.toMatchObject({ name: "ChunkLoadError", message: words });
});

test("[ERR-15] a part that does not come within two minutes is a ChunkLoadError", async () => {
  const clock = steppedClock();
  let told: unknown = null;
  inTime(() => new Promise(() => undefined), clock).catch((error) => {
    told = error;
  });
  await clock.pass(119_999);
  expect(told).toBeNull();
  await clock.pass(1);
  expect(told).toMatchObject({ name: "ChunkLoadError" });
});

test("[ERR-15] what goes wrong inside a part keeps its name, and a part that came is what it is", async () => {
  const clock = steppedClock();
  const broken = new TypeError("x is not a function");
  await expect(inTime(() => Promise.reject(broken), clock)).rejects.toBe(broken);
  await expect(inTime(async () => "part", clock)).resolves.toBe("part");
});
