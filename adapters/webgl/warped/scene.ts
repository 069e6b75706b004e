import {
  type IUniform,
  Mesh,
  Object3D,
  PlaneGeometry,
  Scene as Root,
  type ShaderMaterial,
  Vector2,
  Vector4,
} from "three";
import { clamp, LOOP_FROM, type Rgb, SCENE_LOOP } from "../basis/index.ts";
import { type Atlas, lettersGeometry } from "../lettering/index.ts";
import type { Gpu, Scene } from "../stage/index.ts";
import { echo } from "./echo.ts";
import { LETTERS_FROM } from "./envelope.ts";
import { MOST_LINES, type Setting, setTitle, type Set as WordSet } from "./setting.ts";

const value = <T>(it: T): IUniform<T> => ({ value: it });

/** What bends the letters: for every material of a warped cover. */
export const warpUniforms = () => ({
  rows: value(Array.from({ length: MOST_LINES }, () => new Vector4())),
  edges: value(Array.from({ length: MOST_LINES + 1 }, () => new Vector4())),
  lines: value(1),
  t: value(0),
  unit: value(1),
  depth: value(new Vector2()),
  fall: value(new Vector2()),
});

export interface WarpParts {
  readonly text: string;
  readonly sets: readonly WordSet[];
  /** Kept when the faces of the words are there. */
  readonly faces: Promise<void>;
  readonly atlas: Atlas;
  /** Border in percent of the cover (COVER-34). */
  readonly margin: number;
  /** How far the outermost edges swing, in half heights of a square. */
  readonly swing: number;
  /** And against the height of their line. */
  readonly outer: number;
  readonly colours: readonly Rgb[];
  /** Room an outline takes beside a line, in ems. */
  readonly bleed: number;
  /** The colour of a word that is only there as a pattern. */
  readonly mute: (colour: Rgb) => Rgb;
  /** Colours the letters anew once they are set. */
  readonly dye?: (setting: Setting) => Setting;
  /** Thickness of the letters and fall of their shadow in pixels, for half the lowest line and the whole cover. */
  readonly lengths: (
    low: number,
    height: number,
  ) => Record<"depth" | "fall", readonly [number, number]>;
  readonly uniforms: ReturnType<typeof warpUniforms>;
  /** The ground, then the letters, far side first. */
  readonly materials: readonly ShaderMaterial[];
  /** Other textures of its own, given back at the end. */
  readonly textures?: readonly { dispose(): void }[];
}

/** Lettering that fills the cover and breathes between two curves. */
export class WarpScene implements Scene {
  readonly duration = SCENE_LOOP;
  readonly loopFrom = LOOP_FROM;
  readonly posterTime = LOOP_FROM - 1;
  readonly #gpu: Gpu;
  readonly #parts: WarpParts;
  readonly #root = new Root();
  readonly #sheet: Mesh;
  readonly #letters: readonly Mesh[];
  /** What the letters hang on. */
  readonly #words = new Object3D();
  #isReady = false;
  #isGone = false;
  /** The title is to be set anew. */
  #isStale = true;
  /** Half the height of the lowest line: what shadows and depth are measured by. */
  #lowest = 1;
  #aspect = 0;
  #width = 0;
  #height = 0;

  constructor(gpu: Gpu, parts: WarpParts) {
    this.#gpu = gpu;
    this.#parts = parts;
    const [ground, ...inks] = parts.materials;
    this.#sheet = new Mesh(new PlaneGeometry(2, 2), ground);
    this.#letters = inks.map((ink) => new Mesh(lettersGeometry([], 1), ink));
    for (const mesh of [this.#sheet, ...this.#letters]) mesh.frustumCulled = false;
    this.#root.add(this.#sheet);
    gpu.prepare(this.#root);
    this.#words.add(...this.#letters);
    this.#root.add(this.#words);
    void parts.faces.then(() => {
      this.#isReady = true;
      if (!this.#isGone) gpu.prepare(this.#root);
    });
  }

  waits(t: number): Promise<void> | null {
    return this.#isReady || t <= LETTERS_FROM ? null : this.#parts.faces;
  }

  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    this.#width = width;
    this.#height = height;
    const aspect = width / height;
    if (Math.abs(aspect - this.#aspect) > 0.005) {
      this.#aspect = aspect;
      this.#isStale = true;
    }
    this.#parts.uniforms.unit.value = aspect;
    this.#measure();
  }

  #measure(): void {
    const { uniforms, lengths } = this.#parts;
    const { depth, fall } = lengths(this.#lowest * this.#height, this.#height);
    uniforms.depth.value.set(...depth);
    uniforms.fall.value.set(...fall);
  }

  /** Breaks and places the title for this shape of cover: done when it is first seen, so that no first frame waits for it (P5). */
  #set(): void {
    this.#isStale = false;
    const aspect = this.#aspect;
    const { text, sets, atlas, colours, bleed, mute, dye, uniforms, outer } = this.#parts;
    const margin = (this.#parts.margin / 100) * 2 * Math.min(aspect, 1);
    const swing = this.#parts.swing * Math.min(aspect, 1);
    const room = 2 - margin - swing;
    const set = setTitle(text, sets, atlas, 2 * aspect - margin, room, colours, bleed);
    const { rows, cells } = echo(dye ? dye(set) : set, room, mute);
    this.#lowest = Math.min(1, ...rows.map((row) => row.halfHeight));
    uniforms.lines.value = rows.length;
    rows.forEach((row, i) => {
      const squeeze = clamp((row.stretch - 0.62) * 0.55, 0.04, 0.34);
      uniforms.rows.value[i]?.set(row.halfWidth, cells.length > 2 ? squeeze : 0, row.halfHeight, 0);
    });
    for (let k = 0; k <= rows.length; k++) {
      const above = rows[k - 1];
      const below = rows[k];
      const over = above ? above.centre - above.halfHeight : 0;
      const under = below ? below.centre + below.halfHeight : 0;
      const edge = uniforms.edges.value[k];
      if (above && below)
        edge?.set(
          (over + under) / 2,
          0.46 * Math.min(above.halfHeight, below.halfHeight),
          (over - under) / 2,
          0,
        );
      else {
        const one = above ?? below;
        edge?.set(above ? over : under, Math.min(swing / 2, outer * (one?.halfHeight ?? 0)), 0, 0);
      }
    }
    const busiest = Math.max(
      1,
      ...rows.map((_, i) => cells.filter((cell) => cell.line === i).length),
    );
    const steps = Math.round(clamp(80 / busiest, 4, 12));
    const geometry = lettersGeometry(cells, steps);
    for (const mesh of this.#letters) {
      mesh.geometry.dispose();
      mesh.geometry = geometry;
    }
    this.#measure();
  }

  update(t: number): void {
    this.#parts.uniforms.t.value = t;
    this.#words.visible = t > LETTERS_FROM;
  }

  render(gpu: Gpu): void {
    if (this.#words.visible && this.#isStale) this.#set();
    gpu.renderer.setRenderTarget(null);
    gpu.renderer.render(this.#root, gpu.flat);
  }

  dispose(): void {
    this.#isGone = true;
    for (const mesh of [this.#sheet, ...this.#letters]) mesh.geometry.dispose();
    for (const material of this.#parts.materials) this.#gpu.retire(material);
    this.#parts.atlas.dispose();
    for (const texture of this.#parts.textures ?? []) texture.dispose();
  }
}
