import fc from "fast-check";
import { expect, test } from "vitest";
import { TONES } from "#core/domain/cover/index.ts";
import { SlideType } from "#core/domain/slide/index.ts";
import type { ShownSlide } from "../shown.ts";
import { blend, contrastOf, hexOf, luminanceOf, rgbOf } from "./colour.ts";
import { INKS, roomOf } from "./light.ts";

const slide = (of: Partial<ShownSlide>): ShownSlide => ({
  ...{ id: "a", type: "text", variant: "letter", title: null, subtitle: null, description: null },
  ...{
    date: null,
    theme: null,
    thumbnail_url: null,
    location_name: null,
    creator: null,
    media: [],
  },
  ...of,
});
const readable = (of: ShownSlide) => {
  const { near, light, bounce, ink, accent } = roomOf(of);
  for (const ground of [near, light, blend(light, bounce, 0.55)])
    for (const colour of [INKS[ink], accent])
      expect(contrastOf(colour, ground), `${of.type} ${of.variant} ${ground}`).toBeGreaterThan(4.4);
  return ink;
};

test("[PLAY-11] the player’s words can be read in the light of every kind of slide and of every cover", () => {
  for (const type of SlideType.options)
    for (const variant of ["letter", "typewriter", "xmas", "greetings", "simple", "polaroid", "-"])
      readable(slide({ type, variant }));
  const inks = Object.entries(TONES).flatMap(([family, tones]) =>
    tones.map(({ name }) =>
      readable(slide({ type: "title", variant: family, theme: { name } as never })),
    ),
  );
  expect(inks.length).toBeGreaterThan(40);
  expect(readable(slide({ variant: "xmas" }))).toBe("cream");
  expect(readable(slide({}))).toBe("dark");
});

test("[PLAY-11] a room is the same for the same slide, whatever is written on it", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (description, variant) => {
      const of = slide({ description, variant });
      expect(roomOf(of)).toEqual(roomOf(slide({ description: "", variant })));
    }),
  );
});

test("colours come back as they were, and are as bright as they are counted", () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(part, part, part), (rgb) => {
      expect(rgbOf(hexOf(rgb))).toEqual(rgb);
      expect(luminanceOf(hexOf(rgb))).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(contrastOf("#000000", "#ffffff")).toBe(21);
});
