import {
  BufferAttribute,
  BufferGeometry,
  Euler,
  Matrix3,
  Matrix4,
  Quaternion,
  Vector3,
} from "three";
import { light } from "../basis/index.ts";

/** How many groups of things may move apart from each other. */
export const PARTS = 12;

export interface Make {
  readonly color: string;
  /** 0 dull to 1 wet. */
  readonly gloss?: number;
  /** Which group it moves with: index into the scene's `parts`. */
  readonly part?: number;
  /** Seconds at which it pops up where it stands; without it, it is there from the start. */
  readonly from?: number;
  /** For the family's own `paint`; 0 is plain. */
  readonly stuff?: number;
}

type Three = readonly [number, number, number];
export interface Place {
  readonly at?: Three;
  /** Radians about x, y, z. */
  readonly turn?: Three;
  readonly scale?: Three | number;
}

/** Everything of a scene in one geometry, so that it is one draw. */
export class Model {
  readonly #columns = {
    position: new Column(3),
    normal: new Column(3),
    aColor: new Column(3),
    aMake: new Column(4),
    aPivot: new Column(3),
    uv: new Column(2),
  };
  // as much as most scenes have: what is not used is never touched, and costs nothing
  #index = new Uint32Array(1 << 17);
  #corners = 0;
  #count = 0;
  readonly #matrix = new Matrix4();
  readonly #normals = new Matrix3();
  readonly #turn = new Quaternion();
  readonly #euler = new Euler();

  /** Adds a copy of `shape`, which has normals. */
  add(shape: BufferGeometry, make: Make, place: Place = {}): void {
    const { scale = 1, at = [0, 0, 0], turn = [0, 0, 0] } = place;
    const [sx, sy, sz] = typeof scale === "number" ? [scale, scale, scale] : scale;
    this.#turn.setFromEuler(this.#euler.set(...turn));
    this.#matrix.compose(new Vector3(), this.#turn, new Vector3(sx, sy, sz));
    this.#normals.getNormalMatrix(this.#matrix);
    const { position, normal, aColor, aMake, aPivot, uv } = this.#columns;
    const count = shape.getAttribute("position").count;
    turned(numbers(shape, "position"), this.#matrix.elements, 4, false, position.room(count));
    turned(numbers(shape, "normal"), this.#normals.elements, 3, true, normal.room(count));
    const texture = shape.getAttribute("uv");
    const sheet = uv.room(count);
    if (texture) sheet.set(texture.array);
    aColor.fill(count, light(make.color));
    aPivot.fill(count, at);
    aMake.fill(count, [make.stuff ?? 0, make.gloss ?? 0.3, make.part ?? 0, make.from ?? -9]);
    const index = shape.getIndex()?.array;
    const corners = index ? index.length : count;
    if (this.#corners + corners > this.#index.length) {
      const larger = new Uint32Array(Math.max(this.#index.length * 2, this.#corners + corners));
      larger.set(this.#index);
      this.#index = larger;
    }
    shifted(
      index ?? null,
      this.#count,
      this.#index.subarray(this.#corners, this.#corners + corners),
    );
    this.#corners += corners;
    this.#count += count;
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    for (const [name, column] of Object.entries(this.#columns))
      geometry.setAttribute(name, new BufferAttribute(column.numbers(), column.size));
    geometry.setIndex(new BufferAttribute(this.#index.subarray(0, this.#corners), 1));
    return geometry;
  }
}

/** So many numbers for every point, as they come. */
class Column {
  readonly size: number;
  #values: Float32Array<ArrayBuffer>;
  #used = 0;

  constructor(size: number) {
    this.size = size;
    this.#values = new Float32Array(size << 15);
  }

  /** Where the numbers of the next `count` points go; nothing but zeros yet. */
  room(count: number): Float32Array {
    const from = this.#used;
    this.#used += count * this.size;
    if (this.#used > this.#values.length) {
      const larger = new Float32Array(Math.max(this.#values.length * 2, this.#used));
      larger.set(this.#values);
      this.#values = larger;
    }
    return this.#values.subarray(from, this.#used);
  }

  /** The same numbers for the next `count` points. */
  fill(count: number, values: readonly number[]): void {
    const { size } = this;
    const to = this.room(count);
    to.set(values);
    for (let done = size; done < to.length; done *= 2)
      to.copyWithin(done, 0, Math.min(done, to.length - done));
  }

  numbers(): Float32Array<ArrayBuffer> {
    return this.#values.subarray(0, this.#used);
  }
}

/** The corners of triangles, or every point in turn, after `by` points. */
const shifted = (from: ArrayLike<number> | null, by: number, to: Uint32Array): void => {
  if (from === null) for (let i = 0; i < to.length; i++) to[i] = by + i;
  else for (let i = 0; i < to.length; i++) to[i] = by + (from[i] as number);
};

const numbers = (shape: BufferGeometry, name: string): ArrayLike<number> =>
  shape.getAttribute(name).array;

/** Every point of `from` by a matrix whose columns are `stride` long, made one unit long where `unit`. */
const turned = (
  from: ArrayLike<number>,
  matrix: readonly number[],
  stride: number,
  unit: boolean,
  to: Float32Array,
): void => {
  const at = (column: number, row: number): number => matrix[column * stride + row] ?? 0;
  const xx = at(0, 0);
  const xy = at(0, 1);
  const xz = at(0, 2);
  const yx = at(1, 0);
  const yy = at(1, 1);
  const yz = at(1, 2);
  const zx = at(2, 0);
  const zy = at(2, 1);
  const zz = at(2, 2);
  for (let k = 0; k < to.length; k += 3) {
    const x = from[k] as number;
    const y = from[k + 1] as number;
    const z = from[k + 2] as number;
    const u = xx * x + yx * y + zx * z;
    const v = xy * x + yy * y + zy * z;
    const w = xz * x + yz * y + zz * z;
    const share = unit ? 1 / (Math.sqrt(u * u + v * v + w * w) || 1) : 1;
    to[k] = u * share;
    to[k + 1] = v * share;
    to[k + 2] = w * share;
  }
};
