import { BufferAttribute, BufferGeometry, Vector3 } from "three";

/*
 * Shapes of our own, not three's: its geometry classes lie in one file with the renderer, and every cover would carry
 * those that any of them uses (P2).
 */

type Point = readonly [number, number, number];

/** A closed surface from `at(around 0-1, along 0-1)`; seams get the same normals on both sides. */
export const surface = (
  around: number,
  along: number,
  at: (u: number, v: number) => readonly [number, number, number],
): BufferGeometry => {
  const side = along + 1;
  const points = new Float32Array((around + 1) * side * 3);
  const uv = new Float32Array((around + 1) * side * 2);
  const index = new Uint32Array(around * along * 6);
  let k = 0;
  for (let i = 0; i <= around; i++)
    for (let j = 0; j <= along; j++) {
      points.set(at((i % around) / around, j / along), k * 3);
      uv[k * 2] = i / around;
      uv[k * 2 + 1] = j / along;
      k++;
    }
  k = 0;
  for (let i = 0; i < around; i++)
    for (let j = 0; j < along; j++) {
      const a = i * side + j;
      index[k++] = a;
      index[k++] = a + 1;
      index[k++] = a + side;
      index[k++] = a + side;
      index[k++] = a + 1;
      index[k++] = a + side + 1;
    }
  const normal = facing(points, index);
  for (let i = 0; i < normal.length; i += 3) unit(normal, i, i);
  const seam = around * side * 3;
  for (let i = 0; i < side * 3; i += 3) unit(normal, i, seam + i);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(points, 3));
  geometry.setAttribute("uv", new BufferAttribute(uv, 2));
  geometry.setAttribute("normal", new BufferAttribute(normal, 3));
  geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
};

/*
 * Plain loops over plain numbers, and no lists made on the way: this runs once, before the first frame, and is never
 * made fast by having been run before (P5).
 */

/** At every point the sum of what the triangles about it face, larger ones more. */
const facing = (points: Float32Array, index: Uint32Array): Float32Array => {
  const sum = new Float32Array(points.length);
  for (let k = 0; k < index.length; k += 3) {
    const a = (index[k] as number) * 3;
    const b = (index[k + 1] as number) * 3;
    const c = (index[k + 2] as number) * 3;
    const bx = points[b] as number;
    const by = points[b + 1] as number;
    const bz = points[b + 2] as number;
    const ux = (points[c] as number) - bx;
    const uy = (points[c + 1] as number) - by;
    const uz = (points[c + 2] as number) - bz;
    const vx = (points[a] as number) - bx;
    const vy = (points[a + 1] as number) - by;
    const vz = (points[a + 2] as number) - bz;
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    sum[a] = (sum[a] as number) + x;
    sum[a + 1] = (sum[a + 1] as number) + y;
    sum[a + 2] = (sum[a + 2] as number) + z;
    sum[b] = (sum[b] as number) + x;
    sum[b + 1] = (sum[b + 1] as number) + y;
    sum[b + 2] = (sum[b + 2] as number) + z;
    sum[c] = (sum[c] as number) + x;
    sum[c + 1] = (sum[c + 1] as number) + y;
    sum[c + 2] = (sum[c + 2] as number) + z;
  }
  return sum;
};

/** Makes the vectors at `i` and `j`, or their sum where they are two, one unit long. */
const unit = (vectors: Float32Array, i: number, j: number): void => {
  const more = i === j ? 0 : 1;
  const x = (vectors[i] as number) + more * (vectors[j] as number);
  const y = (vectors[i + 1] as number) + more * (vectors[j + 1] as number);
  const z = (vectors[i + 2] as number) + more * (vectors[j + 2] as number);
  const share = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
  vectors[i] = vectors[j] = x * share;
  vectors[i + 1] = vectors[j + 1] = y * share;
  vectors[i + 2] = vectors[j + 2] = z * share;
};

const turn = (u: number): number => u * Math.PI * 2;

/** A profile of (radius, height), from the bottom up, turned about the y axis; a point twice makes a hard edge. */
export const lathe = (
  profile: readonly (readonly [number, number])[],
  around = 96,
): BufferGeometry => {
  const along = profile.length - 1;
  return surface(around, along, (u, v) => {
    const [r, y] = profile[Math.round(v * along)] ?? [0, 0];
    return [Math.sin(turn(u)) * r, y, Math.cos(turn(u)) * r];
  });
};

export const ball = (r: number, around = 24, along = 16): BufferGeometry =>
  lathe(
    Array.from({ length: along + 1 }, (_, i): [number, number] => {
      const a = (i / along) * Math.PI;
      return [i === 0 || i === along ? 0 : Math.sin(a) * r, -Math.cos(a) * r];
    }),
    around,
  );

/** A closed rod standing on the origin; its texture runs from 0 at the foot to 1 at the top. */
export const rod = (foot: number, top: number, height: number, around = 18): BufferGeometry => {
  const geometry = lathe(
    [
      [0, 0],
      [foot, 0],
      [foot, 0],
      [top, height],
      [top, height],
      [0, height],
    ],
    around,
  );
  const place = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let i = 0; i < uv.count; i++) uv.setY(i, place.getY(i) / height);
  return geometry;
};

/** A round tube along `path` (0 to 1), open at both ends, `r` thick or as thick as `r` says. */
export const tube = (
  path: (s: number) => Point,
  r: number | ((s: number) => number),
  along = 12,
  around = 8,
): BufferGeometry => {
  const thick = typeof r === "number" ? () => r : r;
  return surface(around, along, (u, v) => {
    const here = new Vector3(...path(v));
    const ahead = new Vector3(...path(Math.min(1, v + 0.01)))
      .sub(new Vector3(...path(Math.max(0, v - 0.01))))
      .normalize();
    const aside = new Vector3(0, 0, 1).cross(ahead);
    if (aside.lengthSq() < 1e-4) aside.set(1, 0, 0);
    aside.normalize();
    const over = ahead.clone().cross(aside);
    here.addScaledVector(aside, Math.cos(turn(u)) * thick(v));
    here.addScaledVector(over, Math.sin(turn(u)) * thick(v));
    return [here.x, here.y, here.z];
  });
};
