import { afterEach, expect, test, vi } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { inTime } from "./chunk.ts";

afterEach(() => vi.restoreAllMocks());
const lost = (words = "Failed to fetch dynamically imported module: a.js") => new TypeError(words);
const network = (isThere: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);

test.each([
  "Failed to fetch dynamically imported module: https://fanfold.test/assets/a.js",
  "error loading dynamically imported module: https://fanfold.test/assets/a.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/a.css",
])("[ERR-15] a part that could not be loaded, twice, is a ChunkLoadError: %s", async (words) => {
  const clock = steppedClock();
  const load = vi.fn(() => Promise.reject(lost(words)));
  const failed = inTime(load, clock).catch((error) => error);
  await clock.pass(1_000);
  expect(await failed).toMatchObject({ name: "ChunkLoadError", message: words });
  expect(load).toHaveBeenCalledTimes(2);
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

test("[ERR-08] without a network a part waits for it, and comes with it", async () => {
  const clock = steppedClock();
  network(false);
  const load = vi.fn(async () => "part").mockRejectedValueOnce(lost());
  const part = inTime(load, clock);
  await clock.pass(600_000);
  expect(load).toHaveBeenCalledTimes(1);
  network(true);
  window.dispatchEvent(new Event("online"));
  expect(await part).toBe("part");
});

test("[ERR-08] a part that did not come once is asked for again, with the style sheet that it lacks", async () => {
  const clock = steppedClock();
  const here = document.createElement("link");
  const gone = document.createElement("link");
  for (const link of [here, gone]) {
    link.rel = "stylesheet";
    document.head.append(link);
  }
  gone.dispatchEvent(new Event("error"));
  const part = inTime(
    vi.fn(async () => "part").mockRejectedValueOnce(lost("Unable to preload CSS for /a.css")),
    clock,
  );
  await clock.pass(1_000);
  expect([here.isConnected, gone.isConnected]).toEqual([true, false]);
  const again = [...document.head.querySelectorAll("link")].at(-1);
  again?.dispatchEvent(new Event("load"));
  expect(await part).toBe("part");
  here.remove();
  again?.remove();
});
