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
  readonly #position: number[] = [];
  readonly #normal: number[] = [];
  readonly #color: number[] = [];
  readonly #make: number[] = [];
  readonly #pivot: number[] = [];
  readonly #uv: number[] = [];
  readonly #index: number[] = [];
  readonly #matrix = new Matrix4();
  readonly #normals = new Matrix3();
  readonly #point = new Vector3();
  readonly #turn = new Quaternion();
  readonly #euler = new Euler();

  /** Adds a copy of `shape`. */
  add(shape: BufferGeometry, make: Make, place: Place = {}): void {
    const { scale = 1, at = [0, 0, 0], turn = [0, 0, 0] } = place;
    const [sx, sy, sz] = typeof scale === "number" ? [scale, scale, scale] : scale;
    this.#turn.setFromEuler(this.#euler.set(...turn));
    this.#matrix.compose(new Vector3(), this.#turn, new Vector3(sx, sy, sz));
    this.#normals.getNormalMatrix(this.#matrix);
    const base = this.#position.length / 3;
    const position = shape.getAttribute("position");
    const normal = shape.getAttribute("normal");
    const uv = shape.getAttribute("uv");
    const tint = light(make.color);
    for (let i = 0; i < position.count; i++) {
      this.#point.fromBufferAttribute(position, i).applyMatrix4(this.#matrix);
      this.#position.push(this.#point.x, this.#point.y, this.#point.z);
      this.#point.fromBufferAttribute(normal, i).applyMatrix3(this.#normals).normalize();
      this.#normal.push(this.#point.x, this.#point.y, this.#point.z);
      this.#uv.push(uv ? uv.getX(i) : 0, uv ? uv.getY(i) : 0);
      this.#color.push(...tint);
      this.#pivot.push(...at);
      this.#make.push(make.stuff ?? 0, make.gloss ?? 0.3, make.part ?? 0, make.from ?? -9);
    }
    const index = shape.getIndex();
    const count = index ? index.count : position.count;
    for (let i = 0; i < count; i++) this.#index.push(base + (index ? index.getX(i) : i));
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    const give = (name: string, values: readonly number[], size: number) =>
      geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
    give("position", this.#position, 3);
    give("normal", this.#normal, 3);
    give("aColor", this.#color, 3);
    give("aMake", this.#make, 4);
    give("aPivot", this.#pivot, 3);
    give("uv", this.#uv, 2);
    geometry.setIndex(this.#index);
    return geometry;
  }
}
