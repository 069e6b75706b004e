import { expect, test, vi } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { inTime } from "./chunk.ts";
import { isOutOfReach } from "./reach.ts";

const lost = (words = "Failed to fetch dynamically imported module: a.js") => new TypeError(words);
/** A site that answers or not, and a page that can be loaded anew or not any more. */
const around = ({ isThere = true, canReload = false } = {}) => {
  const site = { isThere, anew: 0 };
  const clock = steppedClock();
  const anew = () => {
    site.anew++;
    return canReload;
  };
  return { site, clock, answers: async () => site.isThere, anew };
};
/** A browser that remembers a module that failed, as Chromium 150 and Firefox 153 do. */
const remembering = (words?: string) => vi.fn(() => Promise.reject(lost(words)));

test.each([
  "Failed to fetch dynamically imported module: https://fanfold.test/assets/a.js",
  "error loading dynamically imported module: https://fanfold.test/assets/a.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/a.css",
])("[ERR-15] a part that could not be loaded, twice, is a ChunkLoadError: %s", async (words) => {
  const given = around();
  const load = remembering(words);
  const failed = inTime(load, given).catch((error) => error);
  await given.clock.pass(1_000);
  expect(await failed).toMatchObject({ name: "ChunkLoadError", message: words });
  expect([load.mock.calls.length, given.site.anew]).toEqual([2, 1]);
});

test("[ERR-15] a part that does not come within two minutes is a ChunkLoadError", async () => {
  const given = around();
  let told: unknown = null;
  inTime(() => new Promise(() => undefined), given).catch((error) => {
    told = error;
  });
  await given.clock.pass(119_999);
  expect(told).toBeNull();
  await given.clock.pass(1);
  expect(told).toMatchObject({ name: "ChunkLoadError" });
});

test("[ERR-15] what goes wrong inside a part keeps its name, and a part that came is what it is", async () => {
  const given = around({ canReload: true });
  const broken = new TypeError("x is not a function");
  await expect(inTime(() => Promise.reject(broken), given)).rejects.toBe(broken);
  await expect(inTime(async () => "part", given)).resolves.toBe("part");
  expect(given.site.anew).toBe(0);
});

test("[ERR-08] while the site does not answer a part waits and says so, and comes with it", async () => {
  const given = around({ isThere: false });
  const load = vi.fn(async () => "part").mockRejectedValueOnce(lost());
  const part = inTime(load, given);
  await given.clock.pass(600_000);
  expect([load.mock.calls.length, isOutOfReach(), given.site.anew]).toEqual([1, true, 0]);
  given.site.isThere = true;
  window.dispatchEvent(new Event("online"));
  expect(await part).toBe("part");
  expect(isOutOfReach()).toBe(false);
});

test("[F-62, ERR-08] it comes, too, where the browser never says that it is online again", async () => {
  const given = around({ isThere: false });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const part = inTime(vi.fn(async () => "part").mockRejectedValueOnce(lost()), given);
  await given.clock.pass(10_000);
  given.site.isThere = true;
  await given.clock.pass(3_000);
  expect(await part).toBe("part");
  vi.restoreAllMocks();
});

test("[F-62] a part that the browser remembers as failed has the page loaded anew, once the site answers", async () => {
  const given = around({ isThere: false, canReload: true });
  const told = vi.fn();
  inTime(remembering(), given).catch(told);
  await given.clock.pass(60_000);
  expect(given.site.anew).toBe(0);
  given.site.isThere = true;
  await given.clock.pass(4_000);
  expect([given.site.anew, told.mock.calls.length]).toEqual([1, 0]);
  // whoever chose to stay is told in the end
  await given.clock.pass(10_000);
  expect(told).toHaveBeenCalledOnce();
});

test("[F-62] half a part, which Firefox takes for a whole one with a mistake in it, has it, too", async () => {
  const given = around({ isThere: false, canReload: true });
  const half = () => Promise.reject(new SyntaxError("missing = in destructuring declaration"));
  const told = vi.fn();
  inTime(half, given).catch(told);
  await given.clock.pass(60_000);
  expect([given.site.anew, told.mock.calls.length]).toEqual([0, 0]);
  given.site.isThere = true;
  await given.clock.pass(4_000);
  expect(given.site.anew).toBe(1);
  await given.clock.pass(10_000);
  expect(told.mock.calls).toEqual([[expect.objectContaining({ name: "ChunkLoadError" })]]);
});

test("[F-62] one that the browser neither brings nor refuses any more has it, too", async () => {
  const given = around({ canReload: true });
  const load = vi.fn(() => new Promise(() => undefined)).mockRejectedValueOnce(lost());
  inTime(load, given).catch(() => undefined);
  await given.clock.pass(11_000);
  expect(given.site.anew).toBe(1);
});

test("[ERR-08] a part that did not come once is asked for again, with the style sheet that it lacks", async () => {
  const given = around();
  const here = document.createElement("link");
  const gone = document.createElement("link");
  for (const link of [here, gone]) {
    link.rel = "stylesheet";
    document.head.append(link);
  }
  gone.dispatchEvent(new Event("error"));
  const part = inTime(
    vi.fn(async () => "part").mockRejectedValueOnce(lost("Unable to preload CSS for /a.css")),
    given,
  );
  await given.clock.pass(1_000);
  expect([here.isConnected, gone.isConnected]).toEqual([true, false]);
  const again = [...document.head.querySelectorAll("link")].at(-1);
  again?.dispatchEvent(new Event("load"));
  expect(await part).toBe("part");
  here.remove();
  again?.remove();
});
