import { describe, expect, it } from "vitest";
import type { MediaRecord } from "../media/index.ts";
import { convertLegacy } from "./convert.ts";
import type { SlideRecord } from "./record.ts";

const medium = (id: string, type: string) => ({ id, type }) as MediaRecord;
const slide = (id: string, type: string, position: number, media: readonly string[] = []) =>
  ({
    id,
    type,
    position,
    ...{ variant: "default", title: `Title ${id}`, subtitle: null, description: null },
    media: media.map((one, at) => ({ id: one, position: at + 1, duration: null })),
  }) as unknown as SlideRecord;
const shown = (slides: readonly SlideRecord[]) =>
  slides.map((one) => [one.position, one.type, one.title, one.media.map(({ id }) => id).join(" ")]);

describe("[OPEN-77] [API-26] converting a legacy card", () => {
  const photos = Array.from({ length: 12 }, (_, at) => `p${at + 1}`);
  const media = [
    ...photos.map((id) => medium(id, "photo")),
    medium("film", "video"),
    medium("voice", "audio"),
  ];

  it("shows its photos, its video and its voice as slides of today, in its place", () => {
    const { converted, slides } = convertLegacy(
      [
        slide("credits", "credits", 3),
        slide("old", "legacy", 2, ["voice", "film", ...photos]),
        slide("cover", "title", 1),
        slide("waiting", "text", 0),
      ],
      media,
    );
    expect(converted).toBe(true);
    expect(shown(slides)).toEqual([
      [0, "text", "Title waiting", ""],
      [1, "title", "Title cover", ""],
      [2, "photos", "Title old", photos.slice(0, 10).join(" ")],
      [3, "photos", null, "p11 p12"],
      [4, "video", null, "film"],
      [5, "audio", null, "voice"],
      [6, "credits", "Title credits", ""],
    ]);
    // the first part stays who it was: whoever links to it finds it
    expect(slides.slice(2, 6).map(({ id }) => id)).toEqual(["old", "old-2", "old-3", "old-4"]);
    expect(slides[3]?.media.map(({ position }) => position)).toEqual([1, 2]);
  });

  it("keeps the words of one that shows nothing", () => {
    const { slides } = convertLegacy([slide("old", "legacy", 1)], media);
    expect(slides[0]).toMatchObject({ type: "text", description: "Title old", title: null });
  });

  it("leaves a card of today as it is", () => {
    const today = [slide("cover", "title", 1), slide("words", "text", 2)];
    expect(convertLegacy(today, media)).toEqual({ converted: false, slides: today });
  });
});
