export type Point = readonly [x: number, y: number];

/** Points of a turn round a spot; angles in turns, from the right upwards. */
const round = (spot: Point, radius: number, from: number, to: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const a = (from + ((to - from) * i) / (count - 1)) * 2 * Math.PI;
    return [spot[0] + radius * Math.cos(a), spot[1] + radius * Math.sin(a)];
  });

/** The ribbon round the title: in from the left, a loop above, down the side, a loop below. Heights from -1 to 1. */
export const wayRound = (unit: number): Point[] => {
  const above: Point = [unit * 0.3, 0.74];
  const below: Point = [-unit * 0.34, -0.77];
  return [
    [-unit - 0.6, 0.2],
    [-unit - 0.2, 0.42],
    [-unit * 0.72, 0.62],
    [-unit * 0.25, 0.6],
    ...round(above, 0.2, -0.3, 0.68, 9),
    [unit * 0.86, 0.5],
    [unit * 1.0, 0.14],
    [unit * 0.96, -0.24],
    [unit * 0.7, -0.54],
    [unit * 0.2, -0.6],
    ...round(below, 0.19, 0.2, 1.18, 9),
    [-unit * 0.86, -0.53],
    [-unit - 0.2, -0.4],
    [-unit - 0.6, -0.2],
  ];
};

/** Strokes to and fro that cover a box, slanting; the first and last end outside of it. */
export const wayOver = (box: { x: number; y: number; width: number; height: number }): Point[] => {
  const strokes = 4;
  const points: Point[] = [];
  for (let i = 0; i < strokes; i++) {
    const y = box.y + box.height * (0.36 - (0.68 * i) / (strokes - 1));
    const side = i % 2 === 0 ? -1 : 1;
    const end = box.width * (i === 0 || i === strokes - 1 ? 0.25 : 0.29);
    points.push(
      [box.x + side * end, y + side * 0.05],
      [box.x - side * end * 0.95, y - side * 0.02 - 0.01],
    );
  }
  return points;
};

/**
 * The way through the points as even steps: where, and the direction square to it, taken over a length of `even` to
 * either side so that wide strokes turn softly.
 */
export const smooth = (
  points: readonly Point[],
  count: number,
  even = 0,
): { spots: Point[]; sides: Point[]; length: number } => {
  const fine: Point[] = [];
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < 16; k++) {
      const u = k / 16;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const one = (j: 0 | 1): number =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * u +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * u * u +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * u * u * u);
      fine.push([one(0), one(1)]);
    }
  fine.push(at(points.length - 1));
  const far = [0];
  fine.forEach((p, i) => {
    const before = fine[i - 1];
    if (before) far.push((far[i - 1] ?? 0) + Math.hypot(p[0] - before[0], p[1] - before[1]));
  });
  const length = far.at(-1) ?? 1;
  const spots: Point[] = [];
  let k = 0;
  for (let i = 0; i <= count; i++) {
    const want = (length * i) / count;
    while (k < fine.length - 2 && (far[k + 1] ?? 0) < want) k++;
    const [a, b] = [fine[k] ?? [0, 0], fine[k + 1] ?? fine[k] ?? [0, 0]];
    const u = (want - (far[k] ?? 0)) / Math.max(1e-6, (far[k + 1] ?? 0) - (far[k] ?? 0));
    spots.push([a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]);
  }
  const reach = Math.max(2, Math.round((even / length) * count));
  const sides = spots.map((_, i): Point => {
    const a = spots[Math.max(0, i - reach)] ?? [0, 0];
    const b = spots[Math.min(count, i + reach)] ?? [1, 0];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
  });
  return { spots, sides, length };
};
