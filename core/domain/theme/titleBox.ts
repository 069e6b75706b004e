/** Where something stands on a card, in percent of it (THEME-07). */
export interface BoundingBox {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The key of the box that the words of a cover stand in. */
export const titleKey = "title";

/** Where a cover's words stand, as it was kept: whoever wrote it was checked then, and a page that plays knows no more. */
export const titleBoxIn = (
  theme: Readonly<Record<string, unknown>> | null | undefined,
): BoundingBox | null => {
  const boxes = theme?.boxes;
  return (Array.isArray(boxes) && boxes.find((one) => one?.key === titleKey)) || null;
};
