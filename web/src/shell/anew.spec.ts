import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goesTo, loadAnew } from "./anew.ts";

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  history.replaceState(null, "", "/cards?occasion=birthday#top");
  goesTo(() => location.pathname + location.search + location.hash);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});
const page = () => ({ assign: vi.fn(), reload: vi.fn() });
/** What a page did that was loaded anew as often as this, each time as if it had just come. */
const again = (times: number, build = "paper-1.js") => {
  const mine = page();
  const led = Array.from({ length: times }, () => {
    const did = loadAnew(mine, build);
    vi.runAllTimers();
    return did;
  });
  return { mine, led };
};

test("[F-62] the page is loaded anew once for each address and build, and never round and round", () => {
  const { mine, led } = again(3);
  expect(led).toEqual([true, false, false]);
  expect(mine.reload).toHaveBeenCalledOnce();
  expect(again(2, "paper-2.js").led).toEqual([true, false]);
  goesTo(() => "/card/1");
  expect(again(2).led).toEqual([true, false]);
});

test("[F-62] it is loaded at the address that is being gone to, not at the one it stands at", () => {
  goesTo(() => "/edit/1?modal=auth");
  const { mine } = again(1);
  expect([mine.assign.mock.calls, mine.reload.mock.calls]).toEqual([[["/edit/1?modal=auth"]], []]);
});

test("[F-62] to another place of the same page it is loaded too, instead of only scrolled", () => {
  goesTo(() => "/cards?occasion=birthday#foot");
  const { mine } = again(1);
  expect(mine.assign).toHaveBeenCalledExactlyOnceWith("/cards?occasion=birthday#foot");
  expect(mine.reload).toHaveBeenCalledOnce();
});

test("[F-62] two parts that lack at once load it once", () => {
  const mine = page();
  expect([loadAnew(mine), loadAnew(mine)]).toEqual([true, true]);
  expect(mine.reload).toHaveBeenCalledOnce();
});

test("[F-62] where nothing can be remembered it is left as it is: it might never end", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  expect(again(2)).toMatchObject({ led: [false, false] });
});
