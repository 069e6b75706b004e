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

/** What a thing is made of; the number tells the shader. */
export const STUFF = {
  plain: 0,
  body: 1,
  icing: 2,
  cream: 3,
  sponge: 4,
  candle: 5,
  gold: 6,
  fruit: 7,
  china: 8,
} as const;
export type Stuff = keyof typeof STUFF;

/** Which group a thing moves with. */
export const PART = { stand: 0, lower: 1, upper: 2 } as const;
export type Part = keyof typeof PART;

export interface Make {
  readonly stuff: Stuff;
  readonly color: string;
  readonly part: Part;
  /** 0 dull to 1 wet. */
  readonly gloss: number;
  /** Seconds at which it pops up; without it, it is there from the start. */
  readonly from?: number;
}

type Three = readonly [number, number, number];
export interface Place {
  readonly at?: Three;
  readonly turn?: Three;
  readonly scale?: Three | number;
}

/** The whole cake becomes one geometry, so that it is one draw. Lengths in units of the lower tier's radius. */
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

  /** Adds a copy of `shape`; it pops up from where it stands. */
  add(shape: BufferGeometry, make: Make, place: Place = {}): void {
    const scale =
      typeof place.scale === "number"
        ? [place.scale, place.scale, place.scale]
        : (place.scale ?? [1, 1, 1]);
    const [x, y, z] = place.at ?? [0, 0, 0];
    const [sx = 1, sy = 1, sz = 1] = scale;
    this.#turn.setFromEuler(this.#euler.set(...(place.turn ?? ([0, 0, 0] as const))));
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
      this.#pivot.push(x, y, z);
      this.#make.push(STUFF[make.stuff], make.gloss, PART[make.part], make.from ?? -9);
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
