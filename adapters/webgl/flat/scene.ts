import { type IUniform, ShaderMaterial, type Texture } from "three";
import type { Quality } from "#core/domain/cover/index.ts";
import { LOOP_FROM, SCENE_LOOP } from "../basis/index.ts";
import type { Headline, TitleFrame } from "../lettering/index.ts";
import { BASIS, detailOf, type Gpu, GRAIN, type Scene, SHEET } from "../stage/index.ts";
import { PictureSize } from "./size.ts";

export interface FlatParts {
  /**
   * Fragment shader of the whole picture, from `vUv`; `BASIS`, `DETAIL` and the uniforms `t`, `unit` (width by height)
   * and `px` (height in pixels) are there already. Writes `gl_FragColor` in screen colours.
   */
  readonly fragment: string;
  readonly uniforms?: Record<string, IUniform>;
  readonly defines?: Record<string, number>;
  readonly quality: Quality;
  readonly headline: Headline;
  /** Where the title stands for a shape of picture (width by height). */
  readonly frame: (aspect: number) => TitleFrame;
  /** Textures of its own, given back at the end. */
  readonly textures?: readonly Texture[];
}

/** A cover of one full-screen shader with its title over it: two draws and one more for the letters' far side. */
export class FlatScene implements Scene {
  readonly duration = SCENE_LOOP;
  readonly loopFrom = LOOP_FROM;
  readonly posterTime = LOOP_FROM - 1;
  readonly #gpu: Gpu;
  readonly #parts: FlatParts;
  readonly #sheet: ShaderMaterial;
  readonly #t = { value: 0 };
  readonly #size: PictureSize;

  constructor(gpu: Gpu, parts: FlatParts) {
    this.#gpu = gpu;
    this.#parts = parts;
    const { headline, frame } = parts;
    this.#size = new PictureSize(headline, (aspect) => headline.set(frame(aspect), aspect));
    const { unit, px } = this.#size;
    this.#sheet = new ShaderMaterial({
      uniforms: { ...parts.uniforms, t: this.#t, unit, px },
      defines: { ...detailOf(parts.quality), ...parts.defines },
      vertexShader: SHEET,
      fragmentShader: `uniform float t, unit, px; in vec2 vUv;\n${BASIS}${GRAIN}${parts.fragment}`,
      depthTest: false,
      depthWrite: false,
    });
    gpu.prepareFill(this.#sheet);
    headline.prepare(gpu);
  }

  titleArea() {
    return this.#size.titleArea();
  }

  waits(t: number): Promise<void> | null {
    return this.#parts.headline.waits(t);
  }

  resize(width: number, height: number): void {
    this.#size.resize(width, height);
  }

  update(t: number): void {
    this.#t.value = t;
    this.#parts.headline.t.value = t;
  }

  render(gpu: Gpu): void {
    gpu.fill(this.#sheet);
    this.#parts.headline.render(gpu);
  }

  dispose(): void {
    this.#parts.headline.dispose(this.#gpu);
    this.#gpu.retire(this.#sheet);
    for (const texture of this.#parts.textures ?? []) texture.dispose();
  }
}
