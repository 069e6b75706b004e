import { expect, it } from "vitest";
import { webStorage } from "./webStorage.ts";

/** A browser's storage that takes nothing more once it is full. */
const storage = () => {
  const kept = new Map<string, string>();
  const state = { isFull: false, kept };
  const real = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.isFull) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  return { state, real };
};

it("[SHELL-40] keeps what it is told and forgets what it is told to", () => {
  const { state, real } = storage();
  const own = webStorage(() => real);
  own.set("auth-4", "tokens");
  expect([own.get("auth-4"), state.kept.get("auth-4")]).toEqual(["tokens", "tokens"]);
  own.remove("auth-4");
  expect([own.get("auth-4"), state.kept.has("auth-4")]).toEqual([null, false]);
});

it("[SHELL-40] full: the tab goes on with what is true now, never with what was kept before", () => {
  const { state, real } = storage();
  const own = webStorage(() => real);
  own.set("auth-4", "old tokens");
  state.isFull = true;
  own.set("auth-4", "new tokens");
  expect(own.get("auth-4")).toBe("new tokens");
  expect(webStorage(() => real).get("auth-4")).toBeNull();
});

it("[SHELL-40] forbidden: the tab's memory stands in", () => {
  const own = webStorage(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  own.set("auth-4", "tokens");
  expect(own.get("auth-4")).toBe("tokens");
  own.remove("auth-4");
  expect(own.get("auth-4")).toBeNull();
});
