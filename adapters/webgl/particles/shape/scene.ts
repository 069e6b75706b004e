import {
  type BufferGeometry,
  Points,
  Scene as Root,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
  Vector4,
} from "three";
import type { ParticlesShapeTheme, Quality } from "#core/domain/cover/index.ts";
import { blend, LOOP_FROM, lightness, randomFrom, rgb, SCENE_LOOP } from "../../basis/index.ts";
import { PictureSize } from "../../flat/index.ts";
import { Headline, type Lettering } from "../../lettering/index.ts";
import { photoTexture } from "../../photo/index.ts";
import { BASIS, type Gpu, GRAIN, type Scene, type SceneFactory, SHEET } from "../../stage/index.ts";
import { Grains, growEdge } from "../grains.ts";
import { grainMaterial, spriteTexture } from "../material.ts";
import { layoutOf } from "./outline.ts";
import { FRAME } from "./shader.ts";
import { bindWreath } from "./wreath.ts";

type Colour = readonly number[];
const hex = (colour: Colour): string =>
  `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
const vec = (colour: Colour): Vector3 => new Vector3(colour[0], colour[1], colour[2]);

const letteringOf = ({ text, background }: ParticlesShapeTheme): Lettering => {
  const ground = hex(background.colors[1]);
  const dark = lightness(ground) < 0.55;
  return {
    face: { family: text.fontFamily, weight: text.fontWeight, italic: false, size: 1, fill: false },
    colours: text.colors,
    from: 1.5,
    spread: 0.5,
    ink: {
      shadow: { color: blend(ground, "#1A0612", 0.6), alpha: dark ? 0.5 : 0.26, blur: 0.08 },
      stroke: { color: "#FFFFFF", width: dark ? 0 : 0.045 },
      side: 0,
      round: 0.5,
      glare: 0,
    },
  };
};

/** A heart or circle of flowers with the title in it, or with a photo in it and the title by it (COVER-15, COVER-12). */
class ShapeScene implements Scene {
  readonly duration = SCENE_LOOP;
  readonly loopFrom = LOOP_FROM;
  readonly posterTime = LOOP_FROM - 1;
  readonly #gpu: Gpu;
  readonly #theme: ParticlesShapeTheme;
  readonly #seed: number;
  readonly #headline: Headline;
  readonly #photo: Texture | null;
  readonly #root = new Root();
  readonly #points: Points<BufferGeometry, ShaderMaterial>;
  readonly #ground: ShaderMaterial;
  readonly #sprites: Texture;
  readonly #t = { value: 0 };
  readonly #size: PictureSize;
  readonly #place = { value: new Vector4() };
  readonly #band = { value: 0 };

  constructor(
    gpu: Gpu,
    theme: ParticlesShapeTheme,
    seed: number,
    headline: Headline,
    photo: Texture | null,
    quality: Quality,
  ) {
    this.#gpu = gpu;
    this.#theme = theme;
    this.#seed = seed;
    this.#headline = headline;
    this.#photo = photo;
    const [near, far] = theme.background.colors;
    const shade = vec(far).multiply(vec(far)).multiplyScalar(0.55);
    this.#size = new PictureSize(headline, (aspect) => this.#grow(aspect));
    const { unit, px } = this.#size;
    const clock = { t: this.#t, unit, px };
    const dark = lightness(hex(far)) < 0.55;
    const picture = photo?.image as { width: number; height: number } | undefined;
    const shape = picture ? picture.width / picture.height : 1;
    this.#ground = new ShaderMaterial({
      uniforms: {
        ...clock,
        near: { value: vec(near) },
        far: { value: vec(far) },
        shade: { value: shade },
        paper: { value: new Vector3(...rgb(blend(hex(near), "#FFFFFF", dark ? 0.08 : 0.72))) },
        alpha: { value: theme.shadow.alpha },
        place: this.#place,
        band: this.#band,
        photo: { value: photo },
        fit: { value: shape > 1 ? new Vector2(1 / shape, 1) : new Vector2(1, shape) },
      },
      defines: { HEART: theme.shape.id === "heart" ? 1 : 0, ...(photo ? { PHOTO: 1 } : {}) },
      vertexShader: SHEET,
      fragmentShader: `uniform float t, unit, px; in vec2 vUv;\n${BASIS}${GRAIN}${FRAME}`,
      depthTest: false,
      depthWrite: false,
    });
    this.#sprites = spriteTexture(theme.particles);
    this.#points = new Points(
      new Grains(() => 0).geometry(),
      grainMaterial(quality, this.#sprites, theme.particles, shade, theme.shadow.alpha, clock),
    );
    this.#points.frustumCulled = false;
    this.#root.add(this.#points);
    gpu.prepareFill(this.#ground);
    gpu.prepare(this.#root);
    headline.prepare(gpu);
  }

  titleArea() {
    return this.#size.titleArea();
  }

  waits(t: number): Promise<void> | null {
    return this.#headline.waits(t);
  }

  resize(width: number, height: number): void {
    this.#size.resize(width, height);
  }

  /** Lays everything out for another shape of picture. */
  #grow(aspect: number): void {
    const theme = this.#theme;
    const layout = layoutOf(
      theme.shape.id,
      aspect,
      this.#photo !== null,
      (theme.text.fontSize / 672) * 2,
    );
    this.#place.value.set(layout.x, layout.y, ...layout.scale);
    this.#band.value = layout.band;
    this.#headline.set(layout, aspect);
    const random = randomFrom(this.#seed);
    const grains = new Grains(random);
    growEdge(grains, theme.border, aspect, random);
    bindWreath(grains, theme, layout, aspect, random);
    this.#points.geometry.dispose();
    this.#points.geometry = grains.geometry();
  }

  update(t: number): void {
    this.#t.value = t;
    this.#headline.t.value = t;
  }

  render(gpu: Gpu): void {
    gpu.fill(this.#ground);
    gpu.renderer.render(this.#root, gpu.flat);
    this.#headline.render(gpu);
  }

  dispose(): void {
    this.#points.geometry.dispose();
    this.#gpu.retire(this.#points.material);
    this.#gpu.retire(this.#ground);
    this.#headline.dispose(this.#gpu);
    this.#sprites.dispose();
    this.#photo?.dispose();
  }
}

export const particlesShape: SceneFactory<"particles shape"> = {
  async create({ theme, text, name, seed, photo, quality }, gpu) {
    const headline = new Headline({ text, name }, letteringOf(theme), quality);
    const picture = theme.photo.visible ? await photoTexture(photo) : null;
    return new ShapeScene(gpu, theme, seed, headline, picture, quality);
  },
};
