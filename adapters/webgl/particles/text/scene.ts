import {
  type BufferGeometry,
  DataTexture,
  LinearFilter,
  Points,
  RedFormat,
  Scene as Root,
  ShaderMaterial,
  type Texture,
  Vector3,
} from "three";
import type { ParticlesTextTheme, Quality } from "#core/domain/cover/index.ts";
import { LOOP_FROM, randomFrom, SCENE_LOOP } from "../../basis/index.ts";
import { BASIS, type Gpu, GRAIN, type Scene, type SceneFactory, SHEET } from "../../stage/index.ts";
import { type Face, loadFaces, type Title } from "../../words/index.ts";
import { faceOf } from "../face.ts";
import { Grains, growEdge } from "../grains.ts";
import { grainMaterial, spriteTexture } from "../material.ts";
import { inkedPixels, type Plot, plotTitle, softly } from "../plot.ts";
import { GROUND } from "../shaders.ts";
import { COLUMNS, isGreen } from "../sprites.ts";

/** How much of the picture the title may take, across and down: the flowers of the edge want their room. */
const ACROSS = 0.8;
const DOWN = 0.7;
/** The part of all grains that are dots; they lie under the blossoms. */
const DOTS = 0.6;
/** How large a grain is against the room it has, and how large at most against an em. */
const COVER = 5.4;
const LARGEST = 0.034;
/** The last of all are larger blossoms, strewn over the others. */
const LARGE = 0.012;

/** A title grown of flowers (COVER-14). */
class TextScene implements Scene {
  readonly duration = SCENE_LOOP;
  readonly loopFrom = LOOP_FROM;
  readonly posterTime = LOOP_FROM - 1;
  readonly #gpu: Gpu;
  readonly #theme: ParticlesTextTheme;
  readonly #title: Title;
  readonly #seed: number;
  readonly #face: Face;
  readonly #root = new Root();
  readonly #points: Points<BufferGeometry, ShaderMaterial>;
  readonly #ground: ShaderMaterial;
  readonly #sprites: Texture;
  readonly #cast = { value: null as DataTexture | null };
  readonly #t = { value: 0 };
  readonly #unit = { value: 0 };
  readonly #px = { value: 0 };
  #plot: Plot | null = null;

  constructor(gpu: Gpu, theme: ParticlesTextTheme, title: Title, seed: number, quality: Quality) {
    this.#gpu = gpu;
    this.#theme = theme;
    this.#title = title;
    this.#seed = seed;
    this.#face = faceOf(theme.font);
    const [near, far] = theme.background.colors;
    const shade = new Vector3(...(far as [number, number, number]));
    shade.multiply(shade).multiplyScalar(0.55);
    const clock = { t: this.#t, unit: this.#unit, px: this.#px };
    this.#ground = new ShaderMaterial({
      uniforms: {
        ...clock,
        near: { value: new Vector3(...(near as [number, number, number])) },
        far: { value: new Vector3(...(far as [number, number, number])) },
        shade: { value: shade },
        fallen: this.#cast,
        alpha: { value: theme.shadow.alpha },
      },
      vertexShader: SHEET,
      fragmentShader: `uniform float t, unit, px; in vec2 vUv;\n${BASIS}${GRAIN}${GROUND}`,
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
  }

  titleArea() {
    const plot = this.#plot;
    if (!plot) return null;
    const scale = this.#px.value / plot.height;
    const { left, right, top, bottom } = plot.box;
    return {
      x: Math.floor(left * scale),
      y: Math.floor(top * scale),
      width: Math.ceil((right - left) * scale),
      height: Math.ceil((bottom - top) * scale),
    };
  }

  resize(width: number, height: number): void {
    const unit = width / height;
    this.#px.value = height;
    if (Math.abs(unit - this.#unit.value) <= 0.005) return;
    this.#unit.value = unit;
    this.#grow(unit);
  }

  /** Sets the title anew for another shape of picture, and lets everything grow where it belongs. */
  #grow(aspect: number): void {
    const { particles, border } = this.#theme;
    const random = randomFrom(this.#seed);
    const plot = plotTitle(this.#title, this.#face, aspect, ACROSS, DOWN);
    this.#plot = plot;
    const ink = inkedPixels(plot, random);
    const upright = aspect <= 1;
    const count = upright ? particles.nbMobile : particles.nb;
    const grains = new Grains(random);
    growEdge(grains, border, aspect, random);
    if (ink.length > 0) this.#strew(grains, plot, ink, count, upright, random);
    this.#points.geometry.dispose();
    this.#points.geometry = grains.geometry();
    const soft = softly(plot);
    this.#cast.value?.dispose();
    const cast = new DataTexture(soft.bytes, soft.width, soft.height, RedFormat);
    cast.minFilter = LinearFilter;
    cast.magFilter = LinearFilter;
    cast.unpackAlignment = 1;
    cast.needsUpdate = true;
    this.#cast.value = cast;
  }

  /** Covers the letters: dots first, blossoms on top, in soft bands of colour with some strays. */
  #strew(
    grains: Grains,
    plot: Plot,
    ink: Uint32Array,
    count: number,
    upright: boolean,
    random: () => number,
  ): void {
    const { assets, dotsColors, scale, scaleMobile, scaleDots } = this.#theme.particles;
    const area = (ink.length / (plot.height * plot.height)) * 4;
    // never so large that a letter loses its shape
    const own = (y: number): number =>
      (plot.bands.find(({ foot }) => y <= foot) ?? plot.bands.at(-1))?.em ?? 0.1;
    const room = Math.sqrt(area / count) * COVER;
    const share = upright ? scaleMobile : scale;
    const greens = assets.flatMap((asset, row) => (isGreen(asset) ? [row] : []));
    const others = assets.flatMap((asset, row) => (isGreen(asset) ? [] : [row]));
    for (let i = 0; i < count; i++) {
      const at = ink[i % ink.length] ?? 0;
      const x = (((at % plot.width) + random()) / plot.height) * 2 - plot.width / plot.height;
      const y = 1 - ((Math.floor(at / plot.width) + random()) / plot.height) * 2;
      const size = Math.min(room, own(Math.floor(at / plot.width)) * LARGEST) * share;
      const isDot = i / count < DOTS;
      const band =
        (x / plot.width) * plot.height * 4.5 + (1 - y) * 3.2 + (random() - 0.5) * 0.9 + 9;
      const strayed = random() < 0.09;
      const column = strayed
        ? Math.floor(random() * COLUMNS)
        : Math.floor(band) % dotsColors.length;
      const rows = random() < 0.1 && greens.length > 0 ? greens : others;
      const isLarge = i / count > 1 - LARGE;
      const grown = isLarge ? 1.7 + 0.9 * random() : 0.66 + 0.75 * random() ** 2;
      const colour = [0, 1, 2].map((k) => plot.pixels[at * 4 + k] ?? 255) as [
        number,
        number,
        number,
      ];
      // an emoji keeps its own colours
      const pictured = colour.some((value) => value < 250);
      grains.add({
        x,
        y,
        size: size * grown * (isDot || pictured ? scaleDots : 1),
        column: pictured ? COLUMNS - 1 : column,
        row: isDot || pictured ? assets.length : (rows[Math.floor(random() * rows.length)] ?? 0),
        edge: false,
        ...(pictured ? { ink: colour } : {}),
      });
    }
  }

  update(t: number): void {
    this.#t.value = t;
  }

  render(gpu: Gpu): void {
    gpu.fill(this.#ground);
    gpu.renderer.render(this.#root, gpu.flat);
  }

  dispose(): void {
    this.#points.geometry.dispose();
    this.#gpu.retire(this.#points.material);
    this.#cast.value?.dispose();
    this.#gpu.retire(this.#ground);
    this.#sprites.dispose();
  }
}

export const particlesText: SceneFactory<"particles text"> = {
  async create({ theme, text, name, seed, quality }, gpu) {
    await loadFaces([faceOf(theme.font)], text);
    return new TextScene(gpu, theme, { text, name }, seed, quality);
  },
};
