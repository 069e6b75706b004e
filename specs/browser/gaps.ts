import type { Locator, Page } from "@playwright/test";
import { pixelsOf } from "#adapters/media/pixels.ts";

/** The whole pixels between each of these, top down, and the next. */
export const gapsBetween = async (...parts: readonly Locator[]): Promise<readonly number[]> => {
  const boxes = await Promise.all(
    parts.map((part) => part.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect)),
  );
  return boxes.slice(1).map(({ top }, i) => Math.round(top - (boxes[i]?.bottom ?? 0)));
};

/** How far a colour is from the paper's before it is ink, of 765. */
const ink = 60;

/** Where ink begins and ends along the line of pixels `above` the lower edge of an element, seen from its left edge. */
export const inkAlong = async (
  page: Page,
  element: Locator,
  above: number,
): Promise<readonly (readonly [from: number, to: number])[]> => {
  const box = await element.boundingBox();
  if (box === null) throw new Error("It is not there");
  const x = Math.round(box.x);
  const line = { x, y: Math.round(box.y + box.height) - above, height: 1 };
  const width = Math.min(Math.floor(box.width), (page.viewportSize()?.width ?? 0) - x);
  const { data } = await pixelsOf(
    await page.screenshot({ clip: { ...line, width }, scale: "css" }),
  );
  // the first pixel is paper
  const isInk = (at: number): boolean =>
    [0, 1, 2].reduce((sum, c) => sum + Math.abs((data[at * 4 + c] ?? 0) - (data[c] ?? 0)), 0) > ink;
  const edges = Array.from({ length: width - 1 }, (_, i) => i + 1).filter(
    (at) => isInk(at) !== isInk(at - 1),
  );
  return edges.flatMap((from, i) => (i % 2 === 0 ? [[from, edges[i + 1] ?? width] as const] : []));
};
