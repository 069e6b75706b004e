import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inEnglish } from "#specs/fixtures/english.ts";
import { captionAt, captionMaximum, isShort, mostCaptions, refuseCaptions } from "./index.ts";

const voice = { type: "audio", duration: 10 } as const;
const said = (message: ReturnType<typeof refuseCaptions>) => message && inEnglish(message);
const outOfOrder = "Please put the captions in order, each one inside the recording.";

describe("[MEDIA-01] captions of a recording", () => {
  it("follow one another and end with it", () => {
    const parts = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(parts, (moments) => {
        const at = [...moments].sort((a, b) => a - b).map((tenth) => tenth / 10);
        const captions = at.slice(1).map((to, n) => ({ from: at[n] ?? 0, to, text: "Hello" }));
        expect(refuseCaptions(voice, captions)).toBeUndefined();
        expect(refuseCaptions({ ...voice, duration: null }, captions)).toBeUndefined();
        const last = captions.at(-1);
        if (captions.length > 1)
          expect(said(refuseCaptions(voice, captions.toReversed()))).toBe(outOfOrder);
        expect(
          said(refuseCaptions(voice, [...captions, { ...last, from: 0, to: 0, text: "" }])),
        ).toBe(outOfOrder);
      }),
    );
    expect(refuseCaptions(voice, [{ from: 9, to: 10.5, text: "Bye" }])).toBeUndefined();
    expect(said(refuseCaptions(voice, [{ from: 9, to: 10.6, text: "Bye" }]))).toBe(outOfOrder);
    expect(said(refuseCaptions(voice, [{ from: 3, to: 3, text: "Bye" }]))).toBe(outOfOrder);
  });

  it("are shown while they are said, and nothing between them", () => {
    const said = [
      { from: 1, to: 2, text: "Hello" },
      { from: 3, to: 4, text: "Grace" },
    ];
    const at = [0.99, 1, 1.99, 2, 2.5, 3, 4, -1].map((t) => captionAt(said, t)?.text ?? null);
    expect(at).toEqual([null, "Hello", "Hello", null, null, "Grace", null, null]);
  });

  it("stand on two lines at most", () => {
    expect(isShort("one\ntwo")).toBe(true);
    expect(isShort("one\ntwo\nthree")).toBe(false);
  });

  it("are two hundred signs at most, and one a second for five minutes", () => {
    expect([captionMaximum, mostCaptions]).toEqual([200, 5 * 60]);
  });

  it("belong to what is heard", () => {
    const photo = { type: "photo", duration: null } as const;
    expect(refuseCaptions(photo, [])).toBeUndefined();
    expect(said(refuseCaptions(photo, [{ from: 0, to: 1, text: "Hi" }]))).toBe(
      "Only voice and video messages have captions.",
    );
  });
});
