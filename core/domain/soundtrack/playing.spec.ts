import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loudnessUnder, musicFade, musicRamp, placeAfter, underClips } from "./playing.ts";

describe("[OPEN-135] how loud the music is under a slide", () => {
  const under = (type: string, ...media: readonly string[]) =>
    loudnessUnder({ type, media: media.map((one) => ({ type: one })) });

  it.each<[string, readonly string[], number]>([
    ["text", [], 1],
    ["photo", ["photo", "photo"], 1],
    ["audio", [], 0.2],
    ["video", [], 0.2],
    ["video", ["photo"], 0.2],
    ["text", ["audio"], 0.2],
    ["photo", ["photo", "video"], 0.2],
    ["music", [], 0],
    ["music", ["video"], 0],
  ])("of the type %s with %j is %d", (type, media, loudness) => {
    expect(under(type, ...media)).toBe(loudness);
  });

  it("is lowered within half a second and fades over the last three", () => {
    expect([underClips, musicRamp, musicFade]).toEqual([0.2, 500, 3000]);
  });
});

describe("[OPEN-135] the track that plays after one", () => {
  const tracks = ["a", "b", "c"].map((id) => ({ id }));
  const next = (at: number, ...lost: readonly string[]) => placeAfter(tracks, at, new Set(lost));

  it("is the next of the list, and after the last the first", () => {
    expect([0, 1, 2].map((at) => next(at))).toEqual([1, 2, 0]);
  });

  it("is passed over where it can't be had", () => {
    expect(next(0, "b")).toBe(2);
    expect(next(1, "c", "a")).toBe(1);
    expect(next(2, "a", "b")).toBe(2);
    expect(placeAfter([{ id: "a" }], 0, new Set())).toBe(0);
  });

  it("is none where none can be had", () => {
    expect(next(0, "a", "b", "c")).toBeNull();
    expect(placeAfter([], 0, new Set())).toBeNull();
  });

  it("is always one that can be had, the fewest steps on", () => {
    const ids = fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.nat(), fc.subarray([..."abcdefgh"]), (list, n, gone) => {
        const at = n % list.length;
        const lost = new Set(gone);
        const inTurn = [...list.slice(at + 1), ...list.slice(0, at + 1)];
        const place = placeAfter(
          list.map((id) => ({ id })),
          at,
          lost,
        );
        expect(place === null ? undefined : list[place]).toBe(inTurn.find((id) => !lost.has(id)));
      }),
    );
  });
});
