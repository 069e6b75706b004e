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
  const points: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (let i = 0; i <= around; i++)
    for (let j = 0; j <= along; j++) {
      points.push(...at((i % around) / around, j / along));
      uv.push(i / around, j / along);
    }
  const side = along + 1;
  for (let i = 0; i < around; i++)
    for (let j = 0; j < along; j++) {
      const a = i * side + j;
      index.push(a, a + 1, a + side, a + side, a + 1, a + side + 1);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uv), 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const normal = geometry.getAttribute("normal");
  for (let j = 0; j < side; j++) {
    const other = around * side + j;
    const sum = new Vector3(
      normal.getX(j) + normal.getX(other),
      normal.getY(j) + normal.getY(other),
      normal.getZ(j) + normal.getZ(other),
    ).normalize();
    normal.setXYZ(j, sum.x, sum.y, sum.z);
    normal.setXYZ(other, sum.x, sum.y, sum.z);
  }
  return geometry;
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
