import { BufferAttribute, BufferGeometry } from "three";

/** One upright square a wick: `aWick` is where it burns and when it is lit, 0 first to 1 last. */
export const flames = (wicks: readonly (readonly [number, number, number])[]): BufferGeometry => {
  const corner: number[] = [];
  const wick: number[] = [];
  const index: number[] = [];
  wicks.forEach((at, i) => {
    corner.push(-0.5, -0.35, 0, 0.5, -0.35, 0, 0.5, 0.65, 0, -0.5, 0.65, 0);
    for (let k = 0; k < 4; k++) wick.push(...at, i / wicks.length);
    index.push(...[0, 1, 2, 0, 2, 3].map((n) => n + i * 4));
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(corner), 3));
  geometry.setAttribute("aWick", new BufferAttribute(new Float32Array(wick), 4));
  geometry.setIndex(index);
  return geometry;
};
