import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  window.sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test("[ROUTE-01] where a page was left is found again by a page loaded anew, the last of several places", async () => {
  const { rememberScroll, scrollOf } = await import("./scroll.ts");
  const at = vi.spyOn(window, "scrollY", "get");
  for (const y of [120.4, 300]) {
    at.mockReturnValue(y);
    rememberScroll("k /shop");
  }
  expect(scrollOf("k /shop")).toBe(300);
  expect(scrollOf("k /home")).toBeNull();
  vi.runAllTimers();
  at.mockReturnValue(450);
  rememberScroll("k /shop");
  vi.runAllTimers();

  vi.resetModules();
  const anew = await import("./scroll.ts");
  expect(anew.scrollOf("k /shop")).toBe(450);
});

test("[ROUTE-01] storage that is full or forbidden costs nothing but the place after loading anew", async () => {
  const { rememberScroll, scrollOf } = await import("./scroll.ts");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  rememberScroll("k /shop");
  vi.runAllTimers();
  expect(scrollOf("k /shop")).toBe(0);
});
