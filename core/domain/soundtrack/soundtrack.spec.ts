import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isSameOrder,
  soundtrackMaximum,
  soundtrackOf,
  type Track,
  tracksOf,
  withoutTrack,
  withTrack,
  withTrackAt,
} from "./index.ts";

const track = (id: string): Track => ({
  id,
  ...{ url: `/tracks/${id}.m4a`, name: id, genre: "Chill", length: 70, cover_url: null },
  ...{ composer: "Traditional", peaks: [1] },
});
const library = Array.from({ length: 120 }, (_, at) => track(`t${at}`));
const ids = library.map(({ id }) => id);
const some = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 100 });

describe("[MUSIC-02] [MUSIC-06] a card's soundtrack", () => {
  it("takes a track at its end, once, and gives it back", () => {
    fc.assert(
      fc.property(some, fc.constantFrom(...ids), (before, id) => {
        fc.pre(!before.includes(id) && before.length < soundtrackMaximum);
        const more = withTrack(before, id, library);
        expect(more).toEqual({ ok: true, value: [...before, id] });
        if (!more.ok) return;
        expect(withTrack(more.value, id, library)).toEqual(more);
        expect(withoutTrack(more.value, id)).toEqual({ ok: true, value: before });
      }),
    );
  });

  it("takes a hundred tracks, none that the library lacks, and loses none that it has not", () => {
    const full = ids.slice(0, 100);
    expect(withTrack(full, "t110", library)).toMatchObject({ refusal: { code: "invalid" } });
    expect(withTrack(full.slice(1), "t110", library).ok).toBe(true);
    expect(withTrack([], "nobody-played-it", library)).toMatchObject({
      refusal: { code: "notFound" },
    });
    expect(withoutTrack(["t1"], "t2")).toMatchObject({ refusal: { code: "notFound" } });
  });

  it("is replaced whole: each track once, in the order it was sent in", () => {
    expect(soundtrackOf(["t3", "t1", "t3", "t2"], library)).toEqual({
      ok: true,
      value: ["t3", "t1", "t2"],
    });
    expect(soundtrackOf(["t3", "nobody-played-it"], library)).toMatchObject({
      refusal: { code: "invalid", errors: [{ field: "tracks" }] },
    });
    expect(soundtrackOf([], library)).toEqual({ ok: true, value: [] });
  });

  it("plays what the library has of it, in order", () => {
    expect(tracksOf(["t2", "was-here-once", "t1"], library).map(({ id }) => id)).toEqual([
      "t2",
      "t1",
    ]);
  });
});

it("[MUSIC-06] a track is moved to another place, and what is no track of it moves nothing", () => {
  const before = ["a", "b", "c"];
  const at = (id: string, to: number) => withTrackAt(before, id, to).join("");
  expect(["a", "b", "c"].map((id) => at(id, 0))).toEqual(["abc", "bac", "cab"]);
  expect([at("a", 1), at("a", 2), at("a", 9), at("c", -3)]).toEqual(["bac", "bca", "bca", "cab"]);
  expect(withTrackAt(before, "elsewhere", 1)).toEqual(before);
});

it("[MUSIC-06] the same order is the same tracks, as many of them", () => {
  expect(isSameOrder(["a", "b"], ["a", "b"])).toBe(true);
  expect(isSameOrder(["a", "b"], ["b", "a"])).toBe(false);
  expect(isSameOrder(["a"], ["a", "b"])).toBe(false);
  expect(isSameOrder(["a", "b"], ["a"])).toBe(false);
});
