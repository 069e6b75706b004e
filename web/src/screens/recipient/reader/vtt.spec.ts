import * as fc from "fast-check";
import { expect, test } from "vitest";
import { vttOf } from "./vtt.ts";

test("[CAPT-36] captions become a WebVTT file, tags in them taken as words", () => {
  const captions = [
    { from: 0, to: 2.5, text: "Hello Grace" },
    { from: 3725.1, to: 3726, text: "a < b & c\n\n--> d" },
  ];
  expect(vttOf(captions)).toBe(
    "WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nHello Grace\n\n" +
      "01:02:05.100 --> 01:02:06.000\na &lt; b &amp; c\n--&gt; d",
  );
});

test("[CAPT-36] whatever is said, each caption is one cue", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", minLength: 1 })), (texts) => {
      const said = texts.map((text, i) => ({ from: i, to: i + 1, text: text.trim() || "…" }));
      const cues = vttOf(said).split("\n\n").slice(1);
      expect(cues).toHaveLength(said.length);
      for (const cue of cues) expect(cue.match(/-->/g)).toHaveLength(1);
    }),
  );
});
