import { BufferAttribute, BufferGeometry } from "three";
import { lathe, surface } from "./shapes.ts";

/** An open sheet from `at(across 0-1, along 0-1)`. */
export const sheet = (
  across: number,
  along: number,
  at: (u: number, v: number) => readonly [number, number, number],
): BufferGeometry => {
  const points: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (let i = 0; i <= across; i++)
    for (let j = 0; j <= along; j++) {
      points.push(...at(i / across, j / along));
      uv.push(i / across, j / along);
    }
  const side = along + 1;
  for (let i = 0; i < across; i++)
    for (let j = 0; j < along; j++) {
      const a = i * side + j;
      index.push(a, a + 1, a + side, a + side, a + 1, a + side + 1);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uv), 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
};

/** A shape cut out of card `thick` deep, its edge a little rounded; `outline` must be seen whole from the origin. */
export const cut = (
  outline: (u: number) => readonly [number, number],
  thick: number,
  around = 64,
): BufferGeometry => {
  const half = thick / 2;
  const rows = [
    [0, -half],
    [1, -half],
    [1, -half],
    [1, half * 0.4],
    [1 - thick * 0.3, half],
    [1 - thick * 0.3, half],
    [0, half],
  ] as const;
  return surface(around, rows.length - 1, (u, v) => {
    const [k, z] = rows[Math.round(v * (rows.length - 1))] ?? [0, 0];
    const [x, y] = outline(u);
    return [x * k, y * k, z];
  });
};

type Circle = readonly [x: number, y: number, r: number];

/** The outline of circles laid over each other, all of them about the origin: a cloud. */
export const puffs =
  (circles: readonly Circle[]) =>
  (u: number): readonly [number, number] => {
    const a = u * Math.PI * 2;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    let far = 0;
    for (const [x, y, r] of circles) {
      const along = x * dx + y * dy;
      const root = r * r - (x * x + y * y - along * along);
      if (root > 0) far = Math.max(far, along + Math.sqrt(root));
    }
    return [dx * far, dy * far];
  };

/** A ring lying flat about the origin. */
export const hoop = (far: number, thick: number, around = 48, flat = 1): BufferGeometry =>
  lathe(
    Array.from({ length: 11 }, (_, i): [number, number] => {
      const a = (i / 10) * Math.PI * 2;
      return [far + thick * Math.cos(a), thick * flat * Math.sin(a)];
    }),
    around,
  );

/** The outline of a slab with round corners; `round` from 2 (an ellipse) up. */
export const slab =
  (wide: number, high: number, round = 5) =>
  (u: number): readonly [number, number] => {
    const [c, s] = [Math.cos(u * Math.PI * 2), Math.sin(u * Math.PI * 2)];
    const k = (Math.abs(c / wide) ** round + Math.abs(s / high) ** round) ** (-1 / round);
    return [c * k, s * k];
  };
