import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encode, penOf } from "#adapters/webgl/basis/index.ts";
import { writeGolden, writing } from "#adapters/webgl/testing/goldens.ts";
import {
  type Area,
  differing,
  pixelsOf,
  printOf,
  spreadOf,
} from "#adapters/webgl/testing/pixels.ts";
import type { ShownSlide } from "../shown.ts";
import { canvasAt, type DrawnSlide, opened, pixelsAt } from "./testing/drawn.ts";
import {
  audioLooks,
  dateLooks,
  mapStyles,
  movingSlides,
  musicLooks,
  photoLooks,
  photosNamed,
  placeIn,
  samplesBeside,
  slideOf,
  voiceOf,
} from "./testing/samples.ts";

/** The part of all pixels, and of the words’ own areas, that may differ visibly. */
const WHOLE = 0.003;
const WORDS = 0.002;
const settled = Number.POSITIVE_INFINITY;

const goldens = import.meta.glob<string>("./goldens/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

const message = "Thirty suits you. Here is to lakes, long tables and you, Grace";
const names = ["Priya Raman", "Tom", "Sam Okafor", "Mina", "Zoë", "Jean-Luc Dubois"];
const creditsOf = (count: number) =>
  slideOf({
    type: "credits",
    variant: "default",
    description: Array.from({ length: count }, (_, i) => names[i % names.length]).join("\n"),
  });
const listed: readonly (readonly [string, ShownSlide, readonly number[]])[] = [
  ...["letter", "typewriter", "xmas", "greetings", "simple"].map(
    (variant) =>
      [
        `text-${variant}`,
        slideOf({ variant, description: message, subtitle: "Priya" }),
        [0.6, 1.6, settled],
      ] as const,
  ),
  ...photoLooks.map(
    (variant) =>
      [
        `photos-${variant}`,
        slideOf({
          type: "photos",
          variant,
          title: "The evening the lake caught fire",
          subtitle: "Tom",
          media: photosNamed("wide 0", "tall 1", "wide 2", "wide 3"),
        }),
        [0.6, 4.1, settled],
      ] as const,
  ),
  ...audioLooks.map(
    (variant) =>
      [
        `voice-${variant}`,
        slideOf({
          ...{ type: "audio", variant, title: "Sung for you, Grace", subtitle: "Amara" },
          media: voiceOf(8),
        }),
        [0.5, 4, settled],
      ] as const,
  ),
  ...musicLooks.map(
    (variant) =>
      [
        `song-${variant}`,
        slideOf({
          ...{ type: "music", variant, title: "The one Grace danced to", subtitle: "Tom" },
          spotify_track_id: "entertainer",
        }),
        [0.6, 2, settled],
      ] as const,
  ),
  ...dateLooks.map(
    (variant) =>
      [
        `date-${variant}`,
        slideOf({ type: "date", variant, title: "The day that Tom met Grace", date: "2019-05-04" }),
        [0.5, 1.2, settled],
      ] as const,
  ),
  [
    "news",
    slideOf({
      ...{ type: "news", variant: "paper", title: "The cake is a girl", subtitle: "Tom" },
      ...{ description: "Mother and daughter are well, Grace.", date: "1958-01-01" },
    }),
    [0.7, 1.4, settled],
  ],
  ...movingSlides.map(
    ([name, slide]) => [name, slide, [0.7, name === "legacy" ? 3.4 : 1.2, settled]] as const,
  ),
  ...mapStyles.map((style) => [`location-${style}`, placeIn(style), [0.9, 1.9, settled]] as const),
  ["credits", creditsOf(4), [0.6, 1.4, settled]],
  ["credits-many", creditsOf(24), [1.2, 4, settled]],
  ["credits-rolling", creditsOf(60), [1.2, 6, settled]],
];

const subjects = [
  ...listed,
  ...samplesBeside(listed.map(([, slide]) => slide)).map(
    ([name, slide]) => [name.replace(" ", "-"), slide, [0.7, 1.4, settled]] as const,
  ),
];

const nameOf = (subject: string, t: number) => `${subject}-${t === settled ? "settled" : t}`;

/** Where words stand in the end, in pixels. */
const areasOf = ({ drawing, slide, assets }: DrawnSlide): readonly Area[] =>
  drawing.lines(slide, assets).map((line) => {
    const unit = 4.8;
    const x = Math.max(0, Math.floor(line.x * unit));
    const y = Math.max(0, Math.floor((line.y - line.size) * unit));
    const width = Math.min(480 - x, Math.ceil(line.width * unit));
    return { x, y, width, height: Math.min(672 - y, Math.ceil(line.size * 1.3 * unit)) };
  });

const worst = (a: ImageData, b: ImageData, areas: readonly Area[]): number =>
  Math.max(...areas.map((area) => differing(a, b, area)));

const golden = async (subject: string, t: number): Promise<Blob> => {
  const address = goldens[`./goldens/${nameOf(subject, t)}.webp`];
  if (!address) throw new Error(`There is no golden of ${nameOf(subject, t)}`);
  return (await fetch(address)).blob();
};

const write = (subject: string, t: number, file: Blob): Promise<void> =>
  writeGolden(`web/src/slides/kinds/goldens/${nameOf(subject, t)}.webp`, file);

describe.each(subjects)("the golden pictures of %s", (subject, slide, times) => {
  // one slide for all of its pictures: what was drawn before changes nothing (drawings.browser.spec.ts)
  let drawn: DrawnSlide;
  beforeAll(async () => {
    drawn = await opened(slide);
  });
  afterAll(() => drawn.assets.dispose());

  test.each(times)("at %d s", async (t) => {
    const canvas = canvasAt(drawn, t);
    const pixels = penOf(canvas, true).getImageData(0, 0, canvas.width, canvas.height);
    expect(spreadOf(pixels), "it must not be blank").toBeGreaterThan(8);
    // through a file as its golden has, so that the file's own loss is on both sides
    const file = await encode(canvas, "image/webp", 0.9);
    if (writing) {
      await write(subject, t, file);
      return;
    }
    const saved = await golden(subject, t);
    // the same file is the same picture: neither need be decoded
    if ((await printOf(file)) === (await printOf(saved))) return;
    const [now, then] = [await pixelsOf(file), await pixelsOf(saved)];
    expect(differing(now, then), "the whole picture").toBeLessThanOrEqual(WHOLE);
    expect(worst(now, then, areasOf(drawn)), "a line of its words").toBeLessThanOrEqual(WORDS);
  });

  test("one changed letter is seen", async () => {
    const changed = {
      ...slide,
      title: slide.title?.replace("lake", "cake").replace("Grace", "Gracn") ?? null,
      description:
        slide.description?.replace(/Grace|Tom/, (name) => `${name.slice(0, -1)}n`) ?? null,
    };
    // what its kind says in its own sample
    const spelt = slide.title === null ? "description" : "title";
    if (changed.title === slide.title && changed.description === slide.description)
      changed[spelt] = slide[spelt]?.replace(/\p{L}(?=\P{L}*$)/u, "n") ?? null;
    const other = await opened(changed);
    // no file between: what it loses would be counted as a change
    const [now, then] = [pixelsAt(other, settled), pixelsAt(drawn, settled)];
    expect(worst(now, then, areasOf(drawn))).toBeGreaterThan(WORDS * 2);
    other.assets.dispose();
  });
});
