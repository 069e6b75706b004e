import {
  type BufferGeometry,
  type Material,
  type Mesh,
  PerspectiveCamera,
  type Points,
  Scene as Root,
  type ShaderMaterial,
  Vector2,
  WebGLRenderTarget,
} from "three";
import type { Quality } from "#core/domain/cover/index.ts";
import { LOOP_FROM, SCENE_LOOP } from "../basis/index.ts";
import type { Headline, TitleFrame } from "../lettering/index.ts";
import { type Gpu, type Scene, samplesOf } from "../stage/index.ts";
import { type CardGround, groundMaterial } from "./ground.ts";
import type { Scenery } from "./groundShader.ts";

/** Something that is drawn with the scene's camera. */
export type Thing = (Mesh | Points) & { geometry: BufferGeometry; material: Material };

/** Where the camera looks from and where the title stands, for one shape of picture. */
export interface SolidFrame extends TitleFrame {
  /** The picture is moved by this, -1 to 1 across and up, so that the title has room. */
  readonly shift: readonly [number, number];
}

export interface SolidParts {
  readonly quality: Quality;
  readonly theme: CardGround;
  /** The ground it stands on: every family has its own (F-54). */
  readonly scenery: Scenery;
  readonly headline: Headline;
  readonly frame: (aspect: number) => SolidFrame;
  /** Drawn into the picture with depth and MSAA, before the ground is put under it. */
  readonly solid: readonly Thing[];
  /** Drawn over the finished ground, without depth: flames, exhaust, stars; blended over, not added, on light grounds. */
  readonly over?: readonly Thing[];
  /** Degrees. */
  readonly field?: number;
  /** Puts its shapes into what is drawn, where that takes a while: asked for while the programs are made (P5). */
  readonly build?: () => void;
  /** Sets everything that moves for `t`: uniforms, part matrices, the camera. */
  readonly move: (t: number, camera: PerspectiveCamera, aspect: number) => void;
  /** Warm light on the ground from the middle of the picture, 0 to 1. */
  readonly glow?: (t: number) => number;
}

/** A scene of card material on its theme's ground with its title: camera, MSAA, pattern, vignette, grain. */
export class SolidScene implements Scene {
  readonly duration = SCENE_LOOP;
  readonly loopFrom = LOOP_FROM;
  readonly posterTime = LOOP_FROM - 1;
  readonly #gpu: Gpu;
  readonly #parts: SolidParts;
  readonly #camera: PerspectiveCamera;
  readonly #solid = new Root();
  readonly #over = new Root();
  readonly #picture: WebGLRenderTarget;
  readonly #ground: ShaderMaterial;
  readonly #t = { value: 0 };
  readonly #unit = { value: 0 };
  readonly #glow = { value: 0 };
  readonly #middle = { value: new Vector2() };
  #frame: SolidFrame;
  #width = 0;
  #height = 0;

  constructor(gpu: Gpu, parts: SolidParts) {
    this.#gpu = gpu;
    this.#parts = parts;
    this.#picture = new WebGLRenderTarget(1, 1, { samples: samplesOf(parts.quality) });
    this.#frame = parts.frame(1);
    this.#camera = new PerspectiveCamera(parts.field ?? 26, 1, 0.5, 80);
    parts.solid.forEach((thing, i) => {
      thing.frustumCulled = false;
      thing.renderOrder = i;
      this.#solid.add(thing);
    });
    parts.over?.forEach((thing, i) => {
      thing.frustumCulled = false;
      thing.renderOrder = i;
      this.#over.add(thing);
    });
    this.#ground = groundMaterial(
      parts.quality,
      parts.theme,
      parts.scenery,
      this.#picture.texture,
      {
        t: this.#t,
        unit: this.#unit,
        glow: this.#glow,
        middle: this.#middle,
      },
    );
    gpu.prepare(this.#solid, this.#picture);
    gpu.prepareFill(this.#ground);
    if (parts.over?.length) gpu.prepare(this.#over);
    parts.headline.prepare(gpu);
    parts.build?.();
  }

  titleArea() {
    return this.#parts.headline.area(this.#width, this.#height);
  }

  waits(t: number): Promise<void> | null {
    return this.#parts.headline.waits(t);
  }

  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    const { headline, frame } = this.#parts;
    const aspect = width / height;
    this.#width = width;
    this.#height = height;
    this.#picture.setSize(width, height);
    if (Math.abs(aspect - this.#unit.value) > 0.005) {
      this.#frame = frame(aspect);
      headline.set(this.#frame, aspect);
    }
    this.#unit.value = aspect;
    this.#middle.value.set(...this.#frame.shift);
    headline.resize(height);
  }

  update(t: number): void {
    this.#t.value = t;
    this.#parts.headline.t.value = t;
    this.#glow.value = this.#parts.glow?.(t) ?? 0;
    const camera = this.#camera;
    const aspect = this.#width / this.#height;
    camera.aspect = aspect;
    this.#parts.move(t, camera, aspect);
    camera.updateProjectionMatrix();
    const { shift } = this.#frame;
    camera.projectionMatrix.elements[8] = -shift[0];
    camera.projectionMatrix.elements[9] = -shift[1];
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  }

  render(gpu: Gpu): void {
    const { renderer } = gpu;
    renderer.setRenderTarget(this.#picture);
    renderer.setClearColor(0x000000, 0);
    renderer.clear(true, true, false);
    renderer.render(this.#solid, this.#camera);
    gpu.fill(this.#ground);
    if (this.#parts.over?.length) renderer.render(this.#over, this.#camera);
    this.#parts.headline.render(gpu);
  }

  dispose(): void {
    for (const { geometry, material } of [...this.#parts.solid, ...(this.#parts.over ?? [])]) {
      geometry.dispose();
      this.#gpu.retire(material as ShaderMaterial);
    }
    this.#parts.headline.dispose(this.#gpu);
    this.#gpu.retire(this.#ground);
    this.#picture.dispose();
  }
}
