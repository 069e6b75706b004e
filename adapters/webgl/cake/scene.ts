import {
  BufferGeometry,
  Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  Scene as Root,
  type ShaderMaterial,
  Vector2,
  Vector4,
  WebGLRenderTarget,
} from "three";
import type { CakeTheme, Quality } from "#core/domain/cover/index.ts";
import {
  inOutCubic,
  LOOP_FROM,
  outBack,
  outCubic,
  SCENE_LOOP,
  span,
  spring,
  TURN,
} from "../basis/index.ts";
import { Headline } from "../lettering/index.ts";
import { groundMaterial } from "../solid/index.ts";
import { type Gpu, type Scene, type SceneFactory, samplesOf } from "../stage/index.ts";
import { bake } from "./bake.ts";
import { flames } from "./flames.ts";
import { EYE, FIELD, type Frame, frameFor, LOOK } from "./frame.ts";
import { letteringOf } from "./look.ts";
import { cardMaterial, fireMaterial, floorMaterial } from "./materials.ts";
import { FLOOR, LANDS, LIT, TIERS } from "./measure.ts";
import { sceneryOf } from "./scenery.ts";

/** At the lowest quality the camera comes to rest early, and the cake is not drawn again. Seconds. */
const LOW_REST = 2.4;
/** And its shapes are made of fewer parts, about a third as many triangles. */
const LOW_PARTS = 0.6;

/** A cake with candles on its ground, and its title (COVER-06). */
class CakeScene implements Scene {
  readonly duration = SCENE_LOOP;
  readonly loopFrom = LOOP_FROM;
  readonly posterTime = LOOP_FROM - 1;
  readonly #gpu: Gpu;
  readonly #low: boolean;
  readonly #headline: Headline;
  readonly #camera = new PerspectiveCamera(FIELD, 1, 1, 40);
  readonly #solid = new Root();
  readonly #fire = new Root();
  readonly #meshes: readonly Mesh<BufferGeometry, ShaderMaterial>[];
  readonly #ground: ShaderMaterial;
  readonly #picture: WebGLRenderTarget;
  readonly #t = { value: 0 };
  readonly #unit = { value: 1 };
  readonly #glow = { value: 0 };
  readonly #middle = { value: new Vector2() };
  readonly #parts = { value: [new Vector4(), new Vector4(), new Vector4()] };
  #frame: Frame = frameFor(1);
  #width = 0;
  #height = 0;
  /** Nothing of the cake itself moves any more. */
  #resting = false;
  /** Its picture at rest is drawn. */
  #drawn = false;

  constructor(gpu: Gpu, theme: CakeTheme, headline: Headline, seed: number, quality: Quality) {
    this.#gpu = gpu;
    this.#low = quality === "low";
    this.#picture = new WebGLRenderTarget(1, 1, { samples: samplesOf(quality) });
    this.#headline = headline;
    const parts = this.#parts;
    const t = this.#t;
    const glow = this.#glow;
    const floor = new Mesh(new PlaneGeometry(12, 12), floorMaterial(theme, { parts }));
    const body = new Mesh(new BufferGeometry(), cardMaterial(theme, { t, parts, glow }));
    const fire = new Mesh(new BufferGeometry(), fireMaterial(theme, { t, parts }));
    this.#meshes = [floor, body, fire];
    this.#meshes.forEach((mesh, i) => {
      mesh.frustumCulled = false;
      mesh.renderOrder = i;
    });
    this.#solid.add(floor, body);
    this.#fire.add(fire);
    this.#ground = groundMaterial(quality, theme, sceneryOf(theme), this.#picture.texture, {
      t,
      glow,
      unit: this.#unit,
      middle: this.#middle,
    });
    gpu.prepare(this.#solid, this.#picture);
    gpu.prepareFill(this.#ground);
    headline.prepare(gpu, this.#fire);
    // while those programs are made
    const cake = bake(theme, seed, (parts) =>
      this.#low ? Math.max(4, Math.round(parts * LOW_PARTS)) : parts,
    );
    body.geometry = cake.geometry;
    fire.geometry = flames(cake.wicks);
  }

  titleArea() {
    return this.#headline.area(this.#width, this.#height);
  }

  waits(t: number): Promise<void> | null {
    return this.#headline.waits(t);
  }

  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    const aspect = width / height;
    this.#width = width;
    this.#height = height;
    this.#drawn = false;
    this.#picture.setSize(width, height);
    this.#frame = frameFor(aspect);
    this.#unit.value = aspect;
    this.#middle.value.set(...this.#frame.shift);
    this.#headline.set(this.#frame, aspect);
    this.#headline.resize(height);
  }

  update(t: number): void {
    this.#t.value = t;
    this.#headline.t.value = t;
    const rest = this.#low ? LOW_REST : LOOP_FROM;
    this.#resting = this.#low && t >= rest;
    this.#look(t, rest);
    const grown = outBack(span(t, 0, 0.5));
    this.#parts.value[0]?.set(grown, grown, 0, FLOOR);
    for (let k = 0; k < LANDS.length; k++) {
      const part = this.#parts.value[k + 1];
      const from = LANDS[k] ?? 0;
      const squash = Math.max(0.05, spring(span(t, from, from + 1), 2.2, 6));
      const fall = 1 - outCubic(span(t, from, from + 0.26));
      const flat = Math.min(1.35, 1 / Math.sqrt(squash));
      const there = t > from;
      part?.set(there ? flat : 0, there ? squash : 0, fall * 1.4, TIERS[k]?.y ?? 0);
    }
    const flicker = this.#resting ? 0 : 0.06 * Math.sin(t * TURN * 9) * Math.sin(t * TURN * 5);
    this.#glow.value = span(t, LIT, LIT + 0.7) * (1 + flicker);
  }

  /** Brings the camera round a little and nearer, then lets it sway. */
  #look(t: number, rest: number): void {
    const camera = this.#camera;
    const { distance, shift } = this.#frame;
    const come = span(t, 0, rest);
    const angle = -0.36 + 0.2 * inOutCubic(come) + (this.#low ? 0 : 0.07 * Math.sin(t * TURN));
    const far = distance * (1 + 0.05 * (1 - outCubic(come)));
    camera.aspect = this.#width / this.#height;
    camera.position.set(Math.sin(angle) * far, EYE, Math.cos(angle) * far);
    camera.lookAt(0, LOOK, 0);
    camera.updateProjectionMatrix();
    camera.projectionMatrix.elements[8] = -shift[0];
    camera.projectionMatrix.elements[9] = -shift[1];
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  }

  render(gpu: Gpu): void {
    const { renderer } = gpu;
    if (!(this.#resting && this.#drawn)) {
      renderer.setRenderTarget(this.#picture);
      renderer.setClearColor(0x000000, 0);
      renderer.clear(true, true, false);
      renderer.render(this.#solid, this.#camera);
      this.#drawn = this.#resting;
    }
    gpu.fill(this.#ground);
    if (this.#t.value > LIT) renderer.render(this.#fire, this.#camera);
    this.#headline.render(gpu);
  }

  dispose(): void {
    for (const { geometry, material } of this.#meshes) {
      geometry.dispose();
      this.#gpu.retire(material);
    }
    this.#headline.dispose(this.#gpu);
    this.#gpu.retire(this.#ground);
    this.#picture.dispose();
  }
}

export const cake: SceneFactory<"cake"> = {
  async create({ theme, text, name, seed, quality }, gpu) {
    const headline = new Headline({ text, name }, letteringOf(theme), quality);
    return new CakeScene(gpu, theme, headline, seed, quality);
  },
};
