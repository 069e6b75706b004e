import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  DoubleSide,
  type IUniform,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PerspectiveCamera,
  PlaneGeometry,
  Scene as Root,
  ShaderMaterial,
  Vector2,
  Vector3,
  Vector4,
  WebGLRenderTarget,
} from "three";
import { type CakeTheme, fillTitle, type Quality, resolveTheme } from "#core/domain/cover/index.ts";
import {
  blend,
  inOutCubic,
  LOOP,
  LOOP_FROM,
  light,
  lightness,
  outBack,
  outCubic,
  rgb,
  seedOf,
  span,
  spring,
  TURN,
} from "../basis/index.ts";
import { type Atlas, drawAtlas, inkMaterial, lettersGeometry } from "../lettering/index.ts";
import type { Gpu, Scene, SceneFactory } from "../stage/index.ts";
import { loadFaces, type Word, wordsOf } from "../words/index.ts";
import { bake, LANDS, LIT, TIERS } from "./bake.ts";
import { EYE, FIELD, frameFor, LOOK } from "./frame.ts";
import { ARCH, GROUND, SHEET } from "./ground.ts";
import { letteringOf } from "./look.ts";
import { CARD, CARD_VERTEX, FLAME, FLAME_VERTEX, FLOOR_SHADOW, FLOOR_VERTEX } from "./shaders.ts";
import { setInBox } from "./title.ts";

const vec = (hex: string, as: typeof rgb | typeof light = rgb): Vector3 => new Vector3(...as(hex));
const value = <T>(it: T): IUniform<T> => ({ value: it });
const PATTERNS = ["Dots", "Squares", "Sprites"] as const;

const flames = (wicks: readonly (readonly [number, number, number])[]): BufferGeometry => {
  const corner: number[] = [];
  const wick: number[] = [];
  const index: number[] = [];
  wicks.forEach((at, i) => {
    corner.push(-0.5, -0.35, 0, 0.5, -0.35, 0, 0.5, 0.65, 0, -0.5, 0.65, 0);
    for (let k = 0; k < 4; k++) wick.push(...at, i / wicks.length);
    index.push(...[0, 1, 2, 0, 2, 3].map((n) => n + i * 4));
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(corner), 3));
  geometry.setAttribute("aWick", new BufferAttribute(new Float32Array(wick), 4));
  geometry.setIndex(index);
  return geometry;
};

/** A cake with candles on its ground, and the title in an arch over it (COVER-06). */
class CakeScene implements Scene {
  readonly duration = LOOP;
  readonly loopFrom = LOOP_FROM;
  readonly posterTime = LOOP_FROM - 1;
  readonly #gpu: Gpu;
  readonly #text: string;
  readonly #words: readonly Word[];
  readonly #theme: CakeTheme;
  readonly #atlas: Atlas;
  readonly #camera = new PerspectiveCamera(FIELD, 1, 1, 40);
  readonly #solid = new Root();
  readonly #front = new Root();
  readonly #picture: WebGLRenderTarget;
  readonly #t = value(0);
  readonly #unit = value(1);
  readonly #glow = value(0);
  readonly #middle = value(new Vector2());
  readonly #parts = value(TIERS.map(() => new Vector4()).concat(new Vector4()));
  readonly #arch = value(0);
  readonly #spot = value(new Vector2());
  readonly #depth = value(new Vector2());
  readonly #fall = value(new Vector2());
  readonly #ground: ShaderMaterial;
  readonly #letters: readonly Mesh[];
  #aspect = 0;
  #em = 0.2;

  constructor(
    gpu: Gpu,
    theme: CakeTheme,
    text: string,
    words: readonly Word[],
    seed: number,
    quality: Quality,
  ) {
    this.#gpu = gpu;
    this.#theme = theme;
    this.#text = text;
    this.#words = words;
    const { face, ink } = letteringOf(theme);
    this.#atlas = drawAtlas(words.flatMap((word) => word.cells.map((cell) => ({ cell, face }))));
    this.#picture = new WebGLRenderTarget(1, 1, { samples: quality === "low" ? 2 : 4 });
    const { color, properties } = theme.background;
    const dark = lightness(color) < 0.55;
    const mini = theme.scene.miniSceneColor;
    const shared = { t: this.#t, parts: this.#parts };

    const cake = bake(theme, seed);
    const card = new ShaderMaterial({
      uniforms: {
        ...shared,
        glow: this.#glow,
        sky: value(vec(blend(color, "#FFFFFF", 0.72), light)),
        earth: value(vec(blend(mini, "#FFFFFF", 0.12), light)),
        tint: value(vec(blend(blend(mini, "#B48AA8", 0.35), "#FFFFFF", 0.35), light)),
        sugar: value(theme.scene.secondaryTopping === "Sugar" ? 1 : 0),
      },
      vertexShader: CARD_VERTEX,
      fragmentShader: CARD,
      side: DoubleSide,
    });
    const over = {
      transparent: true,
      premultipliedAlpha: true,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
      depthWrite: false,
    } as const;
    const floor = new ShaderMaterial({
      uniforms: {
        ...shared,
        table: value(vec(mini)),
        ink: value(vec(blend(mini, dark ? "#12060F" : "#4A2140", 0.62))),
        strength: value(0.62),
      },
      vertexShader: FLOOR_VERTEX,
      fragmentShader: FLOOR_SHADOW,
      ...over,
      // drawn first, with the solid things: it lies under all of them
      transparent: false,
      depthTest: false,
    });
    const fire = new ShaderMaterial({
      uniforms: { ...shared, dark: value(dark ? 1 : 0) },
      vertexShader: FLAME_VERTEX,
      fragmentShader: FLAME,
      ...over,
    });
    const meshes = [
      new Mesh(new PlaneGeometry(12, 12), floor),
      new Mesh(cake.geometry, card),
      new Mesh(flames(cake.wicks), fire),
    ];
    meshes.forEach((mesh, i) => {
      mesh.frustumCulled = false;
      mesh.renderOrder = i;
      this.#solid.add(mesh);
    });

    this.#ground = new ShaderMaterial({
      uniforms: {
        cake: value(this.#picture.texture),
        t: this.#t,
        unit: this.#unit,
        glow: this.#glow,
        middle: this.#middle,
        ground: value(vec(color)),
        ink: value(vec(theme.text.color)),
        kind: value(PATTERNS.indexOf(properties.type)),
        alpha: value(properties.alpha),
        size: value(properties.size / 480),
        column: value(properties.columnWidth / 480),
      },
      vertexShader: SHEET,
      fragmentShader: GROUND,
      depthTest: false,
      depthWrite: false,
    });
    const bend = {
      t: this.#t,
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
      this.#front.add(mesh);
      return mesh;
    });
  }

  resize(width: number, height: number): void {
    const aspect = width / height;
    this.#picture.setSize(width, height);
    if (Math.abs(aspect - this.#aspect) > 0.005) this.#set(aspect);
    const em = (this.#em * height) / 2;
    const { side } = letteringOf(this.#theme).ink;
    this.#depth.value.set(0, side > 0 ? -0.055 * em : 0);
    this.#fall.value.set(0, -0.1 * em);
    this.#unit.value = aspect;
  }

  #set(aspect: number): void {
    this.#aspect = aspect;
    const { title, arch, largest, shift } = frameFor(aspect);
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
    this.#arch.value = arch;
    this.#spot.value.set(title.x, 0);
    this.#middle.value.set(...shift);
    const geometry = lettersGeometry(cells, cells.length > 60 ? 3 : 6);
    for (const mesh of this.#letters) {
      mesh.geometry.dispose();
      mesh.geometry = geometry;
    }
  }

  update(t: number): void {
    this.#t.value = t;
    const { distance, shift } = frameFor(this.#aspect);
    const angle = -0.36 + 0.2 * inOutCubic(span(t, 0, LOOP_FROM)) + 0.07 * Math.sin(t * TURN);
    const far = distance * (1 + 0.05 * (1 - outCubic(span(t, 0, LOOP_FROM))));
    this.#camera.aspect = this.#aspect;
    this.#camera.position.set(Math.sin(angle) * far, EYE, Math.cos(angle) * far);
    this.#camera.lookAt(0, LOOK, 0);
    this.#camera.updateProjectionMatrix();
    this.#camera.projectionMatrix.elements[8] = -shift[0];
    this.#camera.projectionMatrix.elements[9] = -shift[1];
    this.#camera.projectionMatrixInverse.copy(this.#camera.projectionMatrix).invert();
    const [stand, low, top] = this.#parts.value;
    const grown = outBack(span(t, 0, 0.5));
    stand?.set(grown, grown, 0, -0.86);
    for (const [k, part] of [low, top].entries()) {
      const from = LANDS[k] ?? 0;
      const squash = Math.max(0.05, spring(span(t, from, from + 1), 2.2, 6));
      const fall = 1 - outCubic(span(t, from, from + 0.26));
      const flat = Math.min(1.35, 1 / Math.sqrt(squash));
      part?.set(t > from ? flat : 0, t > from ? squash : 0, fall * 1.4, TIERS[k]?.y ?? 0);
    }
    this.#glow.value =
      span(t, LIT, LIT + 0.7) * (1 + 0.06 * Math.sin(t * TURN * 9) * Math.sin(t * TURN * 5));
  }

  render(gpu: Gpu): void {
    const { renderer } = gpu;
    renderer.setRenderTarget(this.#picture);
    renderer.setClearColor(0x000000, 0);
    renderer.clear(true, true, false);
    renderer.render(this.#solid, this.#camera);
    gpu.fill(this.#ground);
    renderer.render(this.#front, gpu.flat);
  }

  dispose(): void {
    for (const root of [this.#solid, this.#front])
      root.traverse((one) => {
        if (!(one instanceof Mesh)) return;
        one.geometry.dispose();
        this.#gpu.retire(one.material as ShaderMaterial);
      });
    this.#gpu.retire(this.#ground);
    this.#picture.dispose();
    this.#atlas.dispose();
  }
}

export const cake: SceneFactory = {
  async create({ spec, quality }, gpu) {
    const theme = resolveTheme("cake", spec.theme);
    const text = fillTitle(spec.title, spec.recipientName);
    const { face } = letteringOf(theme);
    await loadFaces([face], text);
    return new CakeScene(gpu, theme, text, wordsOf(text), spec.seed ?? seedOf(theme.name), quality);
  },
};
