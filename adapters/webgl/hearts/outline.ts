import { Vector4 } from "three";

const STEPS = 720;

/** Distance to the heart of the shader, outside positive; it is about 1.2 wide and 1.1 high round the origin. */
const heart = (across: number, up: number): number => {
  const x = Math.abs(across);
  const y = up + 0.52;
  if (y + x > 1) return Math.hypot(x - 0.25, y - 0.75) - Math.SQRT2 / 4;
  const k = 0.5 * Math.max(x + y, 0);
  return Math.min(Math.hypot(x, y - 1), Math.hypot(x - k, y - k)) * Math.sign(x - y);
};

/** Where the heart, grown by `more`, is met going out from its middle. */
const reach = (angle: number, more: number): readonly [number, number] => {
  const [x, y] = [Math.sin(angle), Math.cos(angle)];
  let r = 0.2;
  for (let i = 0; i < 60; i++)
    r += Math.max(-0.05, Math.min(0.05, (more - heart(x * r, y * r)) * 0.6));
  return [x * r, y * r];
};

/** `count` points evenly along the heart grown by `more`. */
const along = (count: number, more: number): (readonly [number, number])[] => {
  const path = Array.from({ length: STEPS + 1 }, (_, i) =>
    reach((i / STEPS) * 2 * Math.PI + Math.PI, more),
  );
  const lengths = [0];
  for (let i = 1; i <= STEPS; i++) {
    const [a, b] = [path[i - 1] ?? [0, 0], path[i] ?? [0, 0]];
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const whole = lengths[STEPS] ?? 1;
  return Array.from({ length: count }, (_, i) => {
    const at = lengths.findIndex((length) => length >= (whole * i) / count);
    return path[at] ?? [0, 0];
  });
};

/** Where the lace (x, y) and the seam (z, w) of the large heart lie, in its own size. */
export const laceOf = (count: number): Vector4[] => {
  const seam = along(count, -0.042);
  return along(count, 0.04).map(([x, y], i) => new Vector4(x, y, ...(seam[i] ?? [0, 0])));
};
