import { describe, expect, it, test } from "vitest";
import { minutes } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import {
  bareEtag,
  isInside,
  isObjectKey,
  isPublished,
  kilobytes,
  mediaWords,
  mostPixels,
  onlyOn,
  pixelsOf,
  plainMime,
  publishedHeaders,
  refuseFile,
  uploadFormLife,
} from "./index.ts";

/** A PNG's first 24 bytes. */
const png = (width: number, height: number, length = 24) => {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, 0x89504e47);
  if (length >= 24) view.setUint32(16, width);
  if (length >= 24) view.setUint32(20, height);
  return new Uint8Array(view.buffer);
};
/** A JPEG of segments: each a marker and how many bytes it has; a frame says 3 × 2. */
const jpeg = (...segments: readonly [marker: number, length: number][]) => {
  const bytes = [0xff, 0xd8];
  for (const [marker, length] of segments) {
    const body = Array<number>(length).fill(0);
    body.splice(0, 2, length >> 8, length & 255);
    if (length >= 7) body.splice(3, 4, 0, 2, 0, 3);
    bytes.push(0xff, marker, ...body);
  }
  return new Uint8Array(bytes);
};
const threeByTwo = { width: 3, height: 2 };

describe("[MEDIA-16] the size that a picture's header says", () => {
  test("of a PNG, wherever its bytes lie", () => {
    expect(pixelsOf(png(5, 7))).toEqual({ width: 5, height: 7 });
    expect(pixelsOf(png(5, 7, 23))).toBeNull();
    const inside = new Uint8Array(40);
    inside.set(png(5, 7), 9);
    expect(pixelsOf(inside.subarray(9, 33))).toEqual({ width: 5, height: 7 });
    expect(pixelsOf(new Uint8Array(30))).toBeNull();
  });

  test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xcf])("of a JPEG's frame %i", (marker) => {
    expect(pixelsOf(jpeg([marker, 7]))).toEqual(threeByTwo);
    expect(pixelsOf(jpeg([0xe0, 16], [marker, 11]))).toEqual(threeByTwo);
  });

  test.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd0])("not of another part, %i", (marker) => {
    expect(pixelsOf(jpeg([marker, 7]))).toBeNull();
    expect(pixelsOf(jpeg([marker, 7], [0xc0, 7]))).toEqual(threeByTwo);
  });

  test("of nothing that ends or is no marker", () => {
    expect(pixelsOf(jpeg([0xc0, 7]).subarray(0, 10))).toBeNull();
    expect(pixelsOf(jpeg([0xe0, 7], [0xc0, 7]).subarray(0, 19))).toBeNull();
    const other = jpeg([0xe0, 7], [0xc0, 7]);
    other[11] = 0;
    expect(pixelsOf(other)).toBeNull();
    expect([0, 1, 3, 10].map((length) => pixelsOf(new Uint8Array(length)))).toEqual(
      Array(4).fill(null),
    );
    const nameless = jpeg([0xc0, 7]);
    nameless[0] = 0;
    expect(pixelsOf(nameless)).toBeNull();
    expect(mostPixels).toBe(50_000_000);
  });
});

describe("an object in the store", () => {
  it("[OPEN-107] has a name of two hundred signs at most", () => {
    expect([isObjectKey("a".repeat(200)), isObjectKey("a".repeat(201))]).toEqual([true, false]);
    const published = ["media/a", "thumbnails/a", "uploads/a", "media/../a"].map(isPublished);
    expect(published).toEqual([true, true, false, false]);
    expect(uploadFormLife).toBe(minutes(15));
    expect(kilobytes(1025)).toBe(2);
    expect(['W/"a"', '"a"', "a"].map(bareEtag)).toEqual(["a", "a", "a"]);
  });

  it.each([
    ["image/png", 'inline; filename="pa.png"'],
    ["text/html", 'attachment; filename="pa.png"'],
  ])("[MEDIA-02] of the kind %s is served: %s", (mime, place) => {
    expect(publishedHeaders("media/pa.png", mime, "e")["Content-Disposition"]).toBe(place);
  });
});

describe("a medium", () => {
  it("[MEDIA-18] goes with its slide where no other shows it or a crop of it", () => {
    const of = (...ids: string[]) => ({ media: ids.map((id) => ({ id })) });
    const media = [
      { id: "alone", crop_source_id: null },
      { id: "shared", crop_source_id: null },
      { id: "source", crop_source_id: null },
      { id: "crop", crop_source_id: "source" },
      { id: "unused", crop_source_id: null },
    ] as never[] as { id: never; crop_source_id: never }[];
    const gone = onlyOn(of("alone", "shared", "crop"), [of("shared")], media);
    expect(gone.map(({ id }) => id)).toEqual(["alone", "source", "crop"]);
  });

  it("[MEDIA-16] without a length is no longer than any", () => {
    expect(refuseFile("video", { mime: "video/mp4", size: 1, seconds: null })).toBeUndefined();
    expect(spoken(refuseFile("logo", { mime: "image/png", size: 6e6 })?.message)).toContain("5 MB");
    expect(["image/png ; x=1", "IMAGE/PJPEG", "image/jpg", ""].map(plainMime)).toEqual([
      "image/png",
      "image/jpeg",
      "image/jpeg",
      "",
    ]);
    expect(spoken(mediaWords.inUse(1))).toContain("1 message ");
    expect(spoken(mediaWords.inUse(2))).toContain("2 messages");
  });

  test.each([
    [-1e-6, 0, 1, 1, true],
    [-2e-6, 0, 1, 1, false],
    [0, -1e-6, 1, 1, true],
    [0, -2e-6, 1, 1, false],
    [0, 0, 1 + 1e-6, 1, true],
    [0, 0, 1 + 2e-6, 1, false],
    [0, 0, 1, 1 + 1e-6, true],
    [0, 0, 1, 1 + 2e-6, false],
    [0.5, 0.5, 0.5, 0.5, true],
    [0.5, 0, 0.7, 1, false],
    [0, 0.5, 1, 0.7, false],
    [0, 0, 0, 1, false],
    [0, 0, 1, 0, false],
    [0, 0, -1, 1, false],
    [0, Number.NaN, 1, 1, false],
  ])("[OPEN-108] a crop at %d, %d, %d × %d is inside: %s", (x, y, width, height, inside) => {
    expect(isInside({ x, y, width, height, rotation: 0, scale: 1 })).toBe(inside);
  });
});
