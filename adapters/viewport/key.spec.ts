import { afterEach, expect, test, vi } from "vitest";
import { newKey } from "./key.ts";

afterEach(() => vi.unstubAllGlobals());

test("[F-64] a key is a UUID of version 4 also over plain HTTP, where browsers have no randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 200 }, newKey);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(keys).size).toBe(200);
});
