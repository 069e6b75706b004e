import { describe, expect, test } from "vitest";
import { stretchesOf } from "#core/domain/slide/index.ts";
import { type ShownSlide, timedOf } from "../../shown.ts";
import { type DrawnSlide, opened, pixelsAt } from "../testing/drawn.ts";
import { movingSlides, slideOf, videoAs, videoLooks } from "../testing/samples.ts";

const settled = Number.POSITIVE_INFINITY;
const width = 300;
const unit = width / 100;
const clipOf = ({ media }: ShownSlide) => media.find(({ type }) => type === "video");

/** How opaque the drawing is on average in the middle of its clip’s window, 0 to 1. */
const opacity = (drawn: DrawnSlide, t: number): number => {
  const { data, width: across } = pixelsAt(drawn, t, width);
  const window = drawn.drawing.windows?.(drawn.slide, drawn.assets)[0];
  if (!window) throw new Error("It has no window");
  let sum = 0;
  const [x, y] = [window.x + window.width / 2, window.y + window.height / 2];
  for (let dx = -5; dx < 5; dx++)
    for (let dy = -5; dy < 5; dy++) {
      const i = Math.round(y * unit + dy) * across + Math.round(x * unit + dx);
      sum += (data[i * 4 + 3] ?? 0) / 255;
    }
  return sum / 100;
};

const withClip = movingSlides.filter(([, slide]) => clipOf(slide));
describe.each([
  ...withClip,
  ["an upright one on television", videoAs("tv", "tall 8")],
  ["an upright one from edge to edge", videoAs("fullscreen", "tall 8")],
] as const)("a clip on a slide (%s)", (_, slide) => {
  const clip = clipOf(slide);
  const i = slide.media.indexOf(clip ?? { id: "", type: "video", url: "", thumbnail_url: "" });
  const { from, length } = stretchesOf(timedOf(slide))[i] ?? { from: 0, length: 0 };

  test("[SLIDE-17] is seen through a hole while it plays, and never before or in the settled slide", async () => {
    const drawn = await opened(slide, 140, [clip?.id ?? ""]);
    for (const t of [from + 1.2, from + length - 0.1]) expect(opacity(drawn, t)).toBeLessThan(0.5);
    for (const t of [0, from - 0.05, settled]) expect(opacity(drawn, t)).toBeGreaterThan(0.99);
  });

  test("[SLIDE-17] is its still where nothing plays it", async () => {
    const drawn = await opened(slide);
    for (const t of [0.5, from + 0.2, from + length - 0.1, settled]) {
      const { data } = pixelsAt(drawn, t, 120);
      let least = 255;
      for (let k = 3; k < data.length; k += 4) least = Math.min(least, data[k] ?? 0);
      expect(least, `at ${t} s`).toBeGreaterThan(252);
    }
  });

  test("is shown in its own shape, a quarter of a side given up at most, on the page", async () => {
    const { drawing, assets } = await opened(slide);
    const window = drawing.windows?.(slide, assets)[0];
    const shape = (clip?.width ?? 1) / (clip?.height ?? 1);
    const own = (window?.width ?? 0) / (window?.height ?? 1);
    expect(Math.max(own / shape, shape / own)).toBeLessThan(1.36);
    expect(window?.x).toBeGreaterThanOrEqual(0);
    expect((window?.x ?? 0) + (window?.width ?? 0)).toBeLessThanOrEqual(100.01);
    expect((window?.y ?? 0) + (window?.height ?? 0)).toBeLessThanOrEqual(140.01);
  });
});

describe.each(videoLooks)("the video %s stands", (look) => {
  test.each([
    ["without anything", slideOf({ type: "video", variant: look })],
    ["without its still", videoAs(look, "broken")],
    [
      "while it is processed",
      videoAs(look, "wide 8", {
        media: [{ id: "p", type: "video", url: null, thumbnail_url: null }],
      }),
    ],
    [
      "in Arabic",
      videoAs(look, "wide 8", {
        title: "عيد ميلاد سعيد يا ليلى، كل عام وأنتم بخير",
        subtitle: "سمير",
      }),
    ],
    [
      "with a word as long as may be",
      videoAs(look, "tall 8", { title: "a".repeat(40), subtitle: "b".repeat(30) }),
    ],
  ])("%s", async (_, slide) => {
    const drawn = await opened(slide);
    const lines = drawn.drawing.lines(drawn.slide, drawn.assets);
    const said = lines.filter(({ part }) => part === "title").map(({ text }) => text);
    expect(said.join("").replace(/\s/g, "")).toBe((slide.title ?? "").replace(/\s/g, ""));
    for (const line of lines) {
      expect(line.x).toBeGreaterThanOrEqual(2);
      expect(line.x + line.width).toBeLessThanOrEqual(98.5);
      expect(line.y).toBeLessThan(139);
    }
    const { data } = pixelsAt(drawn, settled, 120);
    expect(new Set(data).size).toBeGreaterThan(40);
  });
});

test("[SLIDE-10] an old message’s clip is its still again while it is put back", async () => {
  const [, slide] = withClip.find(([, { type }]) => type === "legacy") ?? [];
  if (!slide) throw new Error("No old message has a clip");
  const clip = clipOf(slide);
  const i = slide.media.findIndex(({ id }) => id === clip?.id);
  const { from, length } = stretchesOf(timedOf(slide))[i] ?? { from: 0, length: 0 };
  const drawn = await opened(slide, 140, [clip?.id ?? ""]);
  expect(opacity(drawn, from + length)).toBeLessThan(0.5);
  for (const t of [0.02, 0.1, 0.3]) expect(opacity(drawn, from + length + t)).toBeGreaterThan(0.99);
});

test("[SLIDE-17] a television that goes off folds its picture from above and from below alike", async () => {
  const slide = videoAs("tv", "tall 8");
  const { from, length } = stretchesOf(timedOf(slide))[0] ?? { from: 0, length: 0 };
  const drawn = await opened(slide, 140);
  const window = drawn.drawing.windows?.(drawn.slide, drawn.assets)[0];
  if (!window) throw new Error("It has no window");
  /** How light its picture is at a share of its height, 0 to 255. */
  const light = (t: number, share: number): number => {
    const { data, width: across } = pixelsAt(drawn, t, width);
    const [x, y] = [window.x + window.width / 2, window.y + window.height * share];
    let sum = 0;
    for (let dx = -12; dx < 12; dx++) {
      const at = (Math.round(y * unit) * across + Math.round(x * unit) + dx) * 4;
      sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    }
    return sum / 24;
  };
  const end = from + length;
  for (const share of [0.15, 0.85]) {
    const dark = light(end + 0.3, share);
    expect(dark, `${share}`).toBeLessThan(light(end - 0.1, share) * 0.7);
  }
  expect(light(end + 0.2, 0.5)).toBeGreaterThan(light(end + 0.3, 0.15));
});
