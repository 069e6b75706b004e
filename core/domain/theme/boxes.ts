/** Where something stands on a card, in percent of it (THEME-07). */
export interface BoundingBox {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sides = ["x", "y", "width", "height"] as const;
/** From this much of the card, no farther in than this, it is all of it (THEME-10). */
const nearlyAll = 95;
const nearEdge = 5;

/** Whether it has a key and four numbers (THEME-08). */
export const isBoundingBox = (given: unknown): given is BoundingBox => {
  if (typeof given !== "object" || given === null) return false;
  const box = given as Readonly<Record<string, unknown>>;
  return (
    typeof box.key === "string" &&
    box.key !== "" &&
    sides.every((side) => Number.isFinite(box[side]))
  );
};

const inside = (value: number): number => Math.min(Math.max(value, 0), 100) + 0;

/** Each value between 0 and 100 (THEME-09). */
export const clampBox = ({ key, x, y, width, height }: BoundingBox): BoundingBox => ({
  key,
  x: inside(x),
  y: inside(y),
  width: inside(width),
  height: inside(height),
});

/** x ≤ 5, y ≤ 5, width ≥ 95 and height ≥ 95 (OPEN-126). */
export const isFullArea = ({ x, y, width, height }: BoundingBox): boolean =>
  x <= nearEdge && y <= nearEdge && width >= nearlyAll && height >= nearlyAll;

/** The box as it is used: within the card, and all of it where it is nearly all; null for what is no box. */
export const readBox = (given: unknown): BoundingBox | null => {
  if (!isBoundingBox(given)) return null;
  const box = clampBox(given);
  return isFullArea(box) ? { key: box.key, x: 0, y: 0, width: 100, height: 100 } : box;
};
