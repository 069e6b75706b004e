import { type BoundingBox, titleKey } from "./titleBox.ts";

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

/** What of a cover's theme is told of boxes: unknown, since a theme may hold anything (OPEN-75). */
type Boxed = Readonly<Record<string, unknown>>;

/** Whether a theme's boxes are a list in which every one is a box; without any there is nothing wrong (THEME-08). */
export const areBoxesSound = (theme: Boxed | null): boolean => {
  const boxes = theme?.boxes;
  return boxes === undefined || (Array.isArray(boxes) && boxes.every(isBoundingBox));
};

/** The boxes of a theme as they are used, one for each key; of several with one key the last. */
export const boxesIn = (theme: Boxed | null): readonly BoundingBox[] => {
  const boxes: readonly unknown[] = Array.isArray(theme?.boxes) ? theme.boxes : [];
  const known = new Map<string, BoundingBox>();
  for (const one of boxes) {
    const box = readBox(one);
    if (box) known.set(box.key, box);
  }
  return [...known.values()];
};

/** The smallest that a box is made by hand, in percent: so that it can still be got hold of. */
const leastSide = 12;
const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The box moved by so many percent of the card, as far as its edges allow. */
export const moveBox = (box: BoundingBox, across: number, down: number): BoundingBox => ({
  ...box,
  x: between(0, box.x + across, 100 - box.width),
  y: between(0, box.y + down, 100 - box.height),
});

/** The box made larger or smaller at its far corner, within the card; nearly all of it is all of it (THEME-10). */
export const resizeBox = (box: BoundingBox, across: number, down: number): BoundingBox => {
  const sized = {
    ...box,
    width: between(Math.min(leastSide, 100 - box.x), box.width + across, 100 - box.x),
    height: between(Math.min(leastSide, 100 - box.y), box.height + down, 100 - box.y),
  };
  return readBox(sized) ?? box;
};

/** Places for a title that are chosen without drawing a box. */
export const titlePlaces = {
  top: { key: titleKey, x: 6, y: 4, width: 88, height: 30 },
  middle: { key: titleKey, x: 6, y: 35, width: 88, height: 30 },
  bottom: { key: titleKey, x: 6, y: 66, width: 88, height: 30 },
  whole: { key: titleKey, x: 0, y: 0, width: 100, height: 100 },
} as const satisfies Readonly<Record<string, BoundingBox>>;
export type TitlePlace = keyof typeof titlePlaces;

/** Which of these places a box is; null for one that was drawn. */
export const titlePlaceOf = (box: BoundingBox): TitlePlace | null => {
  const names = Object.keys(titlePlaces) as TitlePlace[];
  const isAt = ({ x, y, width, height }: BoundingBox) =>
    box.x === x && box.y === y && box.width === width && box.height === height;
  return names.find((name) => isAt(titlePlaces[name])) ?? null;
};
