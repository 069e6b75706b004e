import type { Locator, Page } from "@playwright/test";
import { pixelsOf } from "#adapters/media/pixels.ts";

interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}
const channels = 4;
const colours = 3;

/** The slide in hand, its paper only: neither what leaves nor what stands beside it. In a page or an embedded card. */
export const slideInHand = (ground: Page | Locator): Locator =>
  ground.locator("[data-direction]:not([aria-hidden]) [data-printed][data-type]");

/** A screenshot of what the locator finds; taken anew when a render replaced the element meanwhile. */
const shotOf = async (element: Locator): Promise<Buffer> => {
  for (;;)
    try {
      return await element.screenshot({ scale: "css" });
    } catch (error) {
      if (!(error instanceof Error && error.message.includes("not attached"))) throw error;
    }
};

/** What is seen of an element now, as pixels: with everything that lies over it, at its opacity. */
export const pictureOf = async (element: Locator): Promise<Picture> =>
  pixelsOf(await shotOf(element));

const far = 60;
/** Pixels that differ so much that a person sees it, of all. */
const shareOf = ({ data }: Picture, of: (i: number, channel: number) => number): number => {
  let count = 0;
  for (let i = 0; i < data.length; i += channels) {
    let sum = 0;
    for (let c = 0; c < colours; c++) sum += Math.abs((data[i + c] ?? 0) - of(i, c));
    if (sum > far) count += 1;
  }
  return (count * channels) / data.length;
};

/** The colour that most of a picture has. */
const paperOf = ({ data }: Picture): readonly number[] => {
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += channels) {
    const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return [most >> 8, (most >> 4) & 15, most & 15].map((value) => value * 16 + 8);
};

/** How much of an element is ink: the share of its pixels that are not of its paper's colour, 0 to 1. */
export const inkOf = async (element: Locator): Promise<number> => {
  const picture = await pictureOf(element);
  const paper = paperOf(picture);
  return shareOf(picture, (_, c) => paper[c] ?? 0);
};

/** The share of pixels in which two pictures of one size differ, 0 to 1; 1 where their sizes differ. */
export const differing = (one: Picture, other: Picture): number =>
  one.width === other.width && one.height === other.height
    ? shareOf(one, (i, c) => other.data[i + c] ?? 0)
    : 1;
