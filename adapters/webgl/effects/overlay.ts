import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  type IUniform,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  Scene as Root,
  ShaderMaterial,
} from "three";
import type { Effects } from "#core/app/ports/stage.ts";
import { fold, LOOP_FROM, randomFrom, rgb, SCENE_LOOP } from "../basis/index.ts";
import type { Gpu, Scene } from "../stage/index.ts";
import { CONFETTI, CONFETTI_VERTEX, SNOW, SNOW_VERTEX } from "./shaders.ts";

const PAPERS = ["#FF5D8F", "#FFD23F", "#3DDBD9", "#9B8CFF", "#FF924C", "#7ED957", "#FFFFFF"];
const COUNT = { confetti: 170, snow: 240 } as const;

const quads = (count: number, seed: number): BufferGeometry => {
  const random = randomFrom(seed);
  const corner = new Float32Array(count * 12);
  const chance = new Float32Array(count * 16);
  const ink = new Float32Array(count * 12);
  const index: number[] = [];
  for (let i = 0; i < count; i++) {
    // evenly over the width and the fall, so that there are no holes
    const own = [(i + random()) / count, (i * 0.6180339 + random() * 0.05) % 1, random(), random()];
    const paper = rgb(PAPERS[Math.floor(random() * PAPERS.length)] ?? "#FFFFFF");
    for (let k = 0; k < 4; k++) {
      corner.set([k === 0 || k === 3 ? -1 : 1, k < 2 ? -1 : 1, 0], i * 12 + k * 3);
      chance.set(own, i * 16 + k * 4);
      ink.set(paper, i * 12 + k * 3);
    }
    index.push(...[0, 1, 2, 0, 2, 3].map((n) => n + i * 4));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(corner, 3));
  geometry.setAttribute("aChance", new BufferAttribute(chance, 4));
  geometry.setAttribute("aInk", new BufferAttribute(ink, 3));
  geometry.setIndex(index);
  return geometry;
};

/** Confetti or snow as it falls, over the whole picture. `uniforms`: t, unit (width by height). */
const falling = (
  kind: "confetti" | "snow",
  seed: number,
  uniforms: Record<"t" | "unit", IUniform>,
): Mesh<BufferGeometry, ShaderMaterial> => {
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: kind === "confetti" ? CONFETTI_VERTEX : SNOW_VERTEX,
    fragmentShader: kind === "confetti" ? CONFETTI : SNOW,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    premultipliedAlpha: true,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
  const mesh = new Mesh(quads(COUNT[kind], seed), material);
  mesh.frustumCulled = false;
  return mesh;
};

/** A scene with the card's effects over it, drawn into the same picture (FX-01). */
class Dressed implements Scene {
  readonly duration: number;
  readonly loopFrom: number;
  readonly posterTime: number;
  readonly isClear: boolean;
  readonly #gpu: Gpu;
  readonly #scene: Scene;
  readonly #root = new Root();
  readonly #meshes: readonly Mesh<BufferGeometry, ShaderMaterial>[];
  readonly #t = { value: 0 };
  readonly #unit = { value: 1 };
  readonly #from: number;

  constructor(gpu: Gpu, scene: Scene, effects: Effects, seed: number, from: number) {
    this.#from = from;
    this.#gpu = gpu;
    this.#scene = scene;
    this.duration = scene.duration;
    this.loopFrom = scene.loopFrom;
    this.posterTime = scene.posterTime;
    this.isClear = scene.isClear ?? false;
    this.#meshes = (["confetti", "snow"] as const)
      .filter((kind) => effects[kind])
      .map((kind) => {
        const mesh = falling(kind, seed, { t: this.#t, unit: this.#unit });
        this.#root.add(mesh);
        return mesh;
      });
  }

  titleArea() {
    return this.#scene.titleArea?.() ?? null;
  }

  waits(t: number): Promise<void> | null {
    return this.#scene.waits?.(t) ?? null;
  }

  whole() {
    return this.#scene.whole?.() ?? Promise.resolve();
  }

  textLayer() {
    return this.#scene.textLayer?.() ?? null;
  }

  resize(width: number, height: number): void {
    this.#scene.resize(width, height);
    this.#unit.value = width / height;
  }

  update(t: number): void {
    this.#scene.update(t);
    // over what stands settled they hang as they do on a poster
    const at = t === Number.POSITIVE_INFINITY ? LOOP_FROM - 1 : t;
    this.#t.value = fold(this.#from + at, LOOP_FROM, SCENE_LOOP);
  }

  render(gpu: Gpu): void {
    this.#scene.render(gpu);
    gpu.renderer.render(this.#root, gpu.flat);
  }

  dispose(): void {
    this.#scene.dispose();
    for (const mesh of this.#meshes) {
      mesh.geometry.dispose();
      this.#gpu.retire(mesh.material);
    }
  }
}

/** The scene with confetti and snow over it, as the card has them; they have been falling for `from` seconds. */
export const dressed = (gpu: Gpu, scene: Scene, effects: Effects, seed: number, from = 0): Scene =>
  new Dressed(gpu, scene, effects, seed, from);
