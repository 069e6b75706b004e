import { type BufferGeometry, Mesh, Scene as Root, type ShaderMaterial, Vector2 } from "three";
import type { Quality } from "#core/domain/cover/index.ts";
import { type Rgb, rgb } from "../basis/index.ts";
import type { Gpu } from "../stage/index.ts";
import { type Face, loadFaces, type Title, titleWords } from "../words/index.ts";
import { arch, type Entrance } from "./arch.ts";
import { type Atlas, drawAtlas } from "./atlas.ts";
import { type Box, setInBox } from "./box.ts";
import { type Ink, inkMaterial } from "./ink.ts";
import { lettersGeometry } from "./sheet.ts";

/** Where a title stands in a picture: heights from -1 to 1, widths in the same unit. */
export interface TitleFrame {
  readonly title: Box;
  /** How much the lines bend down towards their ends; 0 for straight ones. */
  readonly arch: number;
  /** Height of an em at most. */
  readonly largest: number;
}

/** How a title looks. */
export interface Lettering {
  readonly face: Face;
  readonly ink: Ink;
  /** One colour for all, or several, letter by letter. */
  readonly colours: readonly string[];
  /** Second at which the first letter comes, and how long until the last does. */
  readonly from?: number;
  readonly spread?: number;
  /** How its letters come in; they spring up without it. */
  readonly entrance?: Entrance;
}

/** A title set as large as its place allows, in its natural letters: lettering that belongs to the picture. */
export class Headline {
  readonly t = { value: 0 };
  readonly #lettering: Lettering;
  readonly #title: Title;
  readonly #atlas: Atlas;
  readonly #root = new Root();
  readonly #letters: readonly Mesh<BufferGeometry, ShaderMaterial>[];
  readonly #unit = { value: 1 };
  readonly #arch = { value: 0 };
  readonly #spot = { value: new Vector2() };
  readonly #depth = { value: new Vector2() };
  readonly #fall = { value: new Vector2() };
  #frame: TitleFrame = { title: { x: 0, y: 0, width: 1, height: 1 }, arch: 0, largest: 0.2 };
  /** Height of an em, of the name's where one is set larger. */
  readonly #largest = { value: 0.2 };

  readonly #from: number;
  /** Kept when its face is there: the words can be set from then on. */
  readonly #ready: Promise<void>;
  #isReady = false;
  #isGone = false;
  /** The words are to be set anew. */
  #isStale = true;
  #height = 1;

  /** Fetches what the title's face needs, and nothing else. */
  constructor(title: Title, lettering: Lettering, quality: Quality) {
    this.#ready = loadFaces([lettering.face], title.text).then(() => {
      this.#isReady = true;
    });
    this.#title = { text: title.text, name: title.name };
    this.#lettering = lettering;
    const { face, ink, from = 0.12, spread = 0.8, entrance = "spring" } = lettering;
    this.#from = from;
    this.#atlas = drawAtlas(
      titleWords(title).words.flatMap((word) => word.cells.map((cell) => ({ cell, face }))),
      quality,
    );
    const bend = {
      t: this.t,
      unit: this.#unit,
      arch: this.#arch,
      spot: this.#spot,
      depth: this.#depth,
      fall: this.#fall,
      enter: { value: new Vector2(from, spread) },
      em: this.#largest,
    };
    const vertex = arch(entrance);
    this.#letters = (["back", "face"] as const).map((side, i) => {
      const mesh = new Mesh(
        lettersGeometry([], 1),
        inkMaterial(quality, side, ink, this.#atlas, vertex, bend),
      );
      mesh.frustumCulled = false;
      mesh.renderOrder = i;
      this.#root.add(mesh);
      return mesh;
    });
  }

  /** Has its programs made as soon as its face is there, while its letters are not yet drawn, and those of whatever else is seen later. */
  prepare(gpu: Gpu, ...others: readonly Root[]): void {
    void this.#ready.then(() => {
      if (this.#isGone) return;
      for (const root of [this.#root, ...others]) gpu.prepare(root);
    });
  }

  /** Nothing of it is seen before its first letter comes, and nothing is waited for. */
  waits(t: number): Promise<void> | null {
    return this.#isReady || t <= this.#from ? null : this.#ready;
  }

  /** The words will stand so in a picture of this shape. */
  set(frame: TitleFrame, aspect: number): void {
    this.#frame = frame;
    this.#unit.value = aspect;
    this.#arch.value = frame.arch;
    this.#spot.value.set(frame.title.x, 0);
    this.#isStale = true;
  }

  /** Sets the words: done when they are first seen, so that no first frame waits for it (P5). */
  #lay(): void {
    this.#isStale = false;
    const { face, colours } = this.#lettering;
    const inks: readonly Rgb[] = colours.map(rgb);
    const { title, arch: bend, largest } = this.#frame;
    const { cells, em } = setInBox(
      this.#title,
      face,
      this.#atlas,
      title,
      largest,
      bend,
      (i) => inks[i % inks.length] ?? [1, 1, 1],
    );
    this.#largest.value = em;
    this.resize(this.#height);
    const geometry = lettersGeometry(cells, cells.length > 60 ? 3 : 6);
    for (const mesh of this.#letters) {
      mesh.geometry.dispose();
      mesh.geometry = geometry;
    }
  }

  /** `height` of the picture in pixels: shadows and depth follow the size of the letters. */
  resize(height: number): void {
    this.#height = height;
    const em = (this.#largest.value * height) / 2;
    const thick = this.#lettering.ink.side > 0;
    this.#depth.value.set(0, thick ? -0.055 * em : 0);
    this.#fall.value.set(0, -0.1 * em);
  }

  /** Where it stands, in pixels from the top left. */
  area(width: number, height: number): { x: number; y: number; width: number; height: number } {
    const { title } = this.#frame;
    const unit = height / 2;
    const x = Math.max(0, Math.floor(width / 2 + (title.x - title.width / 2) * unit));
    const y = Math.max(0, Math.floor((1 - title.y - title.height / 2) * unit));
    return {
      x,
      y,
      width: Math.min(width - x, Math.ceil(title.width * unit)),
      height: Math.min(height - y, Math.ceil(title.height * unit)),
    };
  }

  render(gpu: Gpu): void {
    if (this.t.value <= this.#from) return;
    if (this.#isStale) this.#lay();
    gpu.renderer.render(this.#root, gpu.flat);
  }

  dispose(gpu: Gpu): void {
    this.#isGone = true;
    for (const mesh of this.#letters) {
      mesh.geometry.dispose();
      gpu.retire(mesh.material);
    }
    this.#atlas.dispose();
  }
}
