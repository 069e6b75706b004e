import { afterEach, expect, test, vi } from "vitest";
import { graphemes } from "./graphemes.ts";

afterEach(() => vi.unstubAllGlobals());

const texts = [
  "",
  "Zoë",
  "Zoe\u0308!",
  "a\r\nb\nc",
  "👍🏽 👨‍👩‍👧‍👦 🇵🇪🇵🇱 ❤️ 1️⃣",
  "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}.",
  "日本語 שלום",
];
test.each(texts)("[F-64] %j falls into the same signs where there is no Intl.Segmenter", (text) => {
  const known = graphemes(text);
  vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
  expect(graphemes(text)).toEqual(known);
  expect(known.join("")).toBe(text);
});
