import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import { apartOf, differing, isSame, spreadOf } from "#adapters/webgl/testing/pixels.ts";
import { secondsInHand } from "#core/domain/slide/index.ts";
import { type ShownSlide, timedOf } from "../shown.ts";
import { canvasAt, type DrawnSlide, opened, pixelsAt } from "./testing/drawn.ts";
import {
  audioLooks,
  dateLooks,
  longMessage,
  mapStyles,
  movingSlides,
  musicLooks,
  photoLooks,
  photosNamed,
  placeIn,
  samplesBeside,
  slideOf,
  textLooks,
  videoAs,
  voiceOf,
} from "./testing/samples.ts";

const settled = Number.POSITIVE_INFINITY;
const four = photosNamed("wide 1", "tall 2", "wide 3", "wide 4");
const photosAs = (variant: string, more: Partial<ShownSlide> = {}) =>
  slideOf({ type: "photos", variant, title: "Lisbon", subtitle: "Tom", media: four, ...more });
const creditsOf = (count: number) =>
  slideOf({
    type: "credits",
    variant: "default",
    description: Array.from({ length: count }, (_, i) => `Priya Raman ${i}`).join("\n"),
  });
const textAs = (variant: string, description: string, subtitle: string | null = "Tom") =>
  slideOf({ variant, description, subtitle });

const listed: readonly (readonly [string, ShownSlide])[] = [
  ...textLooks.map((look) => [look, textAs(look, "Thirty suits you, Grace")] as const),
  ...photoLooks.map((look) => [look, photosAs(look)] as const),
  ...audioLooks.map(
    (variant) =>
      [
        `voice, ${variant}`,
        slideOf({
          ...{ type: "audio", variant, title: "Grandma sings for you", subtitle: "Amara" },
          media: voiceOf(8),
        }),
      ] as const,
  ),
  ...dateLooks.map(
    (look) =>
      [
        `date, ${look}`,
        slideOf({ type: "date", variant: look, title: "The day we met", date: "2019-05-04" }),
      ] as const,
  ),
  ...movingSlides,
  ["an upright video on television", videoAs("tv", "tall 8")],
  ["an upright video on film", videoAs("negative", "tall 8")],
  ["a legacy of photos alone", photosAs("default", { type: "legacy" })],
  ["credits", creditsOf(3)],
  ["credits of forty", creditsOf(40)],
  ["credits that roll", creditsOf(60)],
  ["news", slideOf({ type: "news", title: "Cake", description: "It rises.", subtitle: "Tom" })],
  [
    "news of many words",
    slideOf({
      ...{
        type: "news",
        title: "Grace turns forty, the cake fears it all",
      },
      ...{
        description: longMessage.slice(0, 80),
        subtitle: "The Daily Grace and others",
        date: "1984-01-01",
      },
    }),
  ],
  ...musicLooks.map(
    (variant) =>
      [
        `song, ${variant}`,
        slideOf({
          ...{ type: "music", variant, title: "The one we danced to", subtitle: "Tom" },
          spotify_track_id: "entertainer",
        }),
      ] as const,
  ),
  ...mapStyles.map((style) => [`a place, ${style}`, placeIn(style)] as const),
  ["no place yet", slideOf({ type: "location", variant: "postcard" })],
];
const all = [...listed, ...samplesBeside(listed.map(([, slide]) => slide))];
const secondsOf = (slide: ShownSlide) => secondsInHand(timedOf(slide));

describe.each(all)("%s", (_, slide) => {
  let once: Promise<DrawnSlide> | undefined;
  /** Opened once for the tests of a slide, which so keeps the parts that it painted. */
  const open = () => {
    once ??= opened(slide);
    return once;
  };
  afterAll(async () => {
    (await once)?.assets.dispose();
    once = undefined;
  });

  test("[OPEN-173] is a function of time alone, whatever was drawn before", async () => {
    const before = await open();
    for (const t of [settled, 5.3, 0, 2.2]) canvasAt(before, t, 120);
    const fresh = await opened(slide);
    for (const t of [1.1, 4.4])
      expect(isSame(pixelsAt(before, t, 120), pixelsAt(fresh, t, 120)), `${t} s`).toBe(true);
    fresh.assets.dispose();
  });

  test("[OPEN-173] is settled when its time is over", async () => {
    const drawn = await open();
    const { drawing } = drawn;
    const end = pixelsAt(drawn, settled, 240);
    expect(spreadOf(end), "it must not be blank").toBeGreaterThan(8);
    const rests = drawing.rests(slide);
    if (Number.isFinite(rests)) {
      expect(isSame(pixelsAt(drawn, rests + 0.001, 240), end)).toBe(true);
      expect(rests).toBeLessThanOrEqual(secondsOf(slide));
      // one with a clip stands as it is while that is seen
    } else {
      const t = slide.type === "video" ? 3.2 : secondsOf(slide);
      expect(apartOf(pixelsAt(drawn, t, 240), end)).toBeLessThan(slide.type === "video" ? 12 : 4);
    }
  });

  test("[THUMB-06] looks the same at any size", async () => {
    const drawn = await open();
    const shrunk = (t: number, width: number): ImageData => {
      const canvas = spareCanvas(240, 336);
      const pen = penOf(canvas, true);
      pen.imageSmoothingQuality = "high";
      pen.drawImage(canvasAt(drawn, t, width), 0, 0, 240, 336);
      return pen.getImageData(0, 0, 240, 336);
    };
    expect(apartOf(shrunk(1.1, 720), shrunk(1.1, 240))).toBeLessThan(6);
    expect(apartOf(shrunk(settled, 1440), shrunk(settled, 240))).toBeLessThan(6);
  });

  test.each([70, 140, 190])("its words stand on a page %d units high", async (height) => {
    const drawn = await opened(slide, height);
    const { drawing, assets } = drawn;
    expect(spreadOf(pixelsAt(drawn, settled, 120))).toBeGreaterThan(6);
    for (const line of drawing.lines(slide, assets)) {
      expect(line.size).toBeGreaterThan(1.2);
      expect(line.x).toBeGreaterThanOrEqual(0);
      expect(line.x + line.width).toBeLessThanOrEqual(100);
      expect(line.y).toBeLessThan(height);
      expect(line.y - line.size * 0.5).toBeGreaterThan(0);
    }
  });
});

test.each([
  ...textLooks.map((look) => [look, textAs(look, "Grace"), textAs(look, "Grade")] as const),
  ...photoLooks.map((look) => [look, photosAs(look), photosAs(look, { title: "Lisbou" })] as const),
])("one changed letter of %s is seen", async (_, before, after) => {
  const [a, b] = [await opened(before), await opened(after)];
  expect(differing(pixelsAt(a, settled), pixelsAt(b, settled))).toBeGreaterThan(0.0005);
});

describe.each(textLooks)("the text %s holds", (look) => {
  let blank: ImageData | undefined;
  beforeAll(async () => {
    blank = pixelsAt(await opened(textAs(look, "", null)), settled, 240);
  });

  test.each([
    ["one letter", "I"],
    ["300 signs", longMessage],
    ["a word without end", "a".repeat(300)],
    ["a long word", "Donaudampfschifffahrtsgesellschaftskapitän"],
    ["an emoji", "🎉"],
    ["Arabic", "كل عام وأنتم بخير، عيد ميلاد سعيد يا ليلى"],
    ["Chinese", "祝你生日快乐，身体健康，万事如意。"],
    ["lines", "a\nb\n\nc\n".repeat(6)],
  ])("%s, whole and on the page", async (_, description) => {
    const drawn = await opened(textAs(look, description));
    const lines = drawn.drawing.lines(drawn.slide, drawn.assets);
    const message = lines.filter(({ part }) => part === "message");
    const said = message.map(({ text }) => text).join("");
    expect(said.replace(/\s/g, "")).toBe(description.replace(/\s/g, ""));
    for (const line of lines) {
      expect(line.x).toBeGreaterThanOrEqual(4);
      expect(line.x + line.width).toBeLessThanOrEqual(96);
      expect(line.y + line.size * 0.25).toBeLessThanOrEqual(138);
    }
    // it comes in by and by, and more of it is there later
    const end = pixelsAt(drawn, settled, 240);
    expect(blank && differing(end, blank)).toBeGreaterThan(0.001);
  });

  test("no words at all", async () => {
    const drawn = await opened(textAs(look, "", null));
    expect(drawn.drawing.lines(drawn.slide, drawn.assets)).toEqual([]);
    expect(spreadOf(pixelsAt(drawn, settled))).toBeGreaterThan(1);
  });
});

describe.each(photoLooks)("photos as %s", (look) => {
  test("[SLIDE-34] ten photos are all seen in the end", async () => {
    const ten = Array.from({ length: 10 }, (_, i) => `wide ${i}`);
    const whole = await opened(photosAs(look, { media: photosNamed(...ten) }));
    const end = pixelsAt(whole, settled, 240);
    for (const i of [0, 4, 9]) {
      const other = ten.map((name, k) => (k === i ? "broken" : name));
      const changed = await opened(photosAs(look, { media: photosNamed(...other) }));
      expect(differing(pixelsAt(changed, settled, 240), end)).toBeGreaterThan(0.005);
    }
  });

  test("[SLIDE-14] one that could not be had says so, and the others are there", async () => {
    const whole = await opened(photosAs(look, { media: four.slice(0, 1) }));
    const lost = await opened(photosAs(look, { media: photosNamed("broken") }));
    expect(lost.assets.picture("broken")).toBeNull();
    expect(differing(pixelsAt(lost, settled), pixelsAt(whole, settled))).toBeGreaterThan(0.2);
    const some = await opened(photosAs(look, { media: photosNamed("wide 1", "broken", "wide 3") }));
    expect(spreadOf(pixelsAt(some, settled))).toBeGreaterThan(12);
  });

  test("[SLIDE-33] without a photo there is a place for it", async () => {
    const none = pixelsAt(await opened(photosAs(look, { media: [] })), settled);
    expect(spreadOf(none)).toBeGreaterThan(5);
  });
});

test("[SLIDE-43] every name of forty is on the page in the end, and legible", async () => {
  const { drawing, slide, assets } = await opened(creditsOf(40));
  const names = drawing.lines(slide, assets).filter(({ part }) => part.startsWith("name"));
  expect(names).toHaveLength(40);
  for (const [i, a] of names.entries()) {
    expect(a.size).toBeGreaterThan(2.2);
    for (const b of names.slice(i + 1)) {
      const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
      expect(isBeside || Math.abs(a.y - b.y) > a.size * 0.9).toBe(true);
    }
  }
});
