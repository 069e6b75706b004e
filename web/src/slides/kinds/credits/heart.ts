/** Units. */
type Point = readonly [number, number];

/** Where the heart is on the page, in units: its middle, half of its width, and how much it is drawn out downwards. */
export interface HeartPlace {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly long: number;
}

/** A point of the heart’s outline, `turn` from 0 to 1 from its dip on; units. */
const outlineAt = ({ x, y, half, long }: HeartPlace, turn: number): Point => {
  const a = turn * 2 * Math.PI;
  const up = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
  return [x + half * Math.sin(a) ** 3, y - (half * long * up) / 16.5];
};

/** Its highest and lowest points from its middle, in halves of its width. */
const above = 0.73;
const below = 1.03;

/** The largest heart between two heights. */
export const heartBetween = (top: number, bottom: number): HeartPlace => {
  const room = bottom - top;
  const half = Math.min(44, room / (above + below));
  const long = Math.min(1.2, room / (half * (above + below)));
  const spare = room - half * long * (above + below);
  return { x: 50, y: top + spare / 2 + half * long * above, half, long };
};

export const topOf = ({ y, half, long }: HeartPlace): number => y - half * long * above;
export const bottomOf = ({ y, half, long }: HeartPlace): number => y + half * long * below;

/** The outline as so many points. */
export const outlineOf = (heart: HeartPlace, points: number): readonly Point[] =>
  Array.from({ length: points }, (_, i) => outlineAt(heart, i / points));

/** The stretches of a level line that lie in an outline: in a heart one, or one in each lobe. */
export const stretchesAt = (outline: readonly Point[], y: number): readonly Point[] => {
  const crossings: number[] = [];
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y) crossings.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
  }
  crossings.sort((a, b) => a - b);
  const found: Point[] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2)
    found.push([crossings[i] ?? 0, crossings[i + 1] ?? 0]);
  return found;
};
