import { BufferGeometry, Mesh, Scene as Root, type ShaderMaterial, Vector2 } from "three";
import type { CakeTheme } from "#core/domain/cover/index.ts";
import { rgb } from "../basis/index.ts";
import { type Atlas, drawAtlas, inkMaterial, lettersGeometry } from "../lettering/index.ts";
import type { Gpu } from "../stage/index.ts";
import type { Word } from "../words/index.ts";
import type { Frame } from "./frame.ts";
import { ARCH } from "./ground.ts";
import { letteringOf } from "./look.ts";
import { setInBox } from "./title.ts";

/** The title in an arch over (or beside) the cake. */
export class Headline {
  readonly t = { value: 0 };
  readonly #theme: CakeTheme;
  readonly #text: string;
  readonly #words: readonly Word[];
  readonly #atlas: Atlas;
  readonly #root = new Root();
  readonly #letters: readonly Mesh<BufferGeometry, ShaderMaterial>[];
  readonly #unit = { value: 1 };
  readonly #arch = { value: 0 };
  readonly #spot = { value: new Vector2() };
  readonly #depth = { value: new Vector2() };
  readonly #fall = { value: new Vector2() };
  #em = 0.2;

  constructor(theme: CakeTheme, text: string, words: readonly Word[]) {
    this.#theme = theme;
    this.#text = text;
    this.#words = words;
    const { face, ink } = letteringOf(theme);
    this.#atlas = drawAtlas(words.flatMap((word) => word.cells.map((cell) => ({ cell, face }))));
    const bend = {
      t: this.t,
      unit: this.#unit,
      arch: this.#arch,
      spot: this.#spot,
      depth: this.#depth,
      fall: this.#fall,
    };
    this.#letters = (["back", "face"] as const).map((side, i) => {
      const mesh = new Mesh(new BufferGeometry(), inkMaterial(side, ink, this.#atlas, ARCH, bend));
      mesh.frustumCulled = false;
      mesh.renderOrder = i;
      this.#root.add(mesh);
      return mesh;
    });
  }

  /** Sets the words anew for a picture of this shape. */
  set({ title, arch, largest }: Frame, aspect: number): void {
    const { face } = letteringOf(this.#theme);
    const colour = rgb(this.#theme.text.color);
    const { cells, em } = setInBox(
      this.#text,
      this.#words,
      face,
      this.#atlas,
      title,
      largest,
      arch,
      () => colour,
    );
    this.#em = em;
    this.#unit.value = aspect;
    this.#arch.value = arch;
    this.#spot.value.set(title.x, 0);
    const geometry = lettersGeometry(cells, cells.length > 60 ? 3 : 6);
    for (const mesh of this.#letters) {
      mesh.geometry.dispose();
      mesh.geometry = geometry;
    }
  }

  /** `height` of the picture in pixels: shadows and depth follow the size of the letters. */
  resize(height: number): void {
    const em = (this.#em * height) / 2;
    const thick = letteringOf(this.#theme).ink.side > 0;
    this.#depth.value.set(0, thick ? -0.055 * em : 0);
    this.#fall.value.set(0, -0.1 * em);
  }

  render(gpu: Gpu): void {
    gpu.renderer.render(this.#root, gpu.flat);
  }

  dispose(gpu: Gpu): void {
    for (const mesh of this.#letters) {
      mesh.geometry.dispose();
      gpu.retire(mesh.material);
    }
    this.#atlas.dispose();
  }
}
