export type Point = readonly [number, number, number];

/** A soft bend through three points. */
export const through =
  (a: Point, b: Point, c: Point) =>
  (s: number): Point => {
    const [i, j, k] = [(1 - s) * (1 - s), 2 * s * (1 - s), s * s];
    return [
      a[0] * i + b[0] * j + c[0] * k,
      a[1] * i + b[1] * j + c[1] * k,
      a[2] * i + b[2] * j + c[2] * k,
    ];
  };
