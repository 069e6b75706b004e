import {
  BufferGeometry,
  CustomBlending,
  DoubleSide,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  Scene as Root,
  ShaderMaterial,
  type Texture,
  Vector3,
  Vector4,
} from "three";
import type { Quality, TrailTheme } from "#core/domain/cover/index.ts";
import { blend, LOOP_FROM, lightness, rgb, SCENE_LOOP } from "../basis/index.ts";
import { PictureSize } from "../flat/index.ts";
import { Headline, type Lettering, type TitleFrame } from "../lettering/index.ts";
import { photoTexture } from "../photo/index.ts";
import {
  BASIS,
  detailOf,
  type Gpu,
  GRAIN,
  type Scene,
  type SceneFactory,
  SHEET,
} from "../stage/index.ts";
import { wayOver, wayRound } from "./path.ts";
import { KIND, ribbonGeometry, type Strand } from "./ribbon.ts";
import { GROUND, RIBBON, RIBBON_VERTEX } from "./shaders.ts";

const value = <T>(it: T) => ({ value: it });
const vec = (hex: string) => value(new Vector3(...rgb(hex)));

const strand = (kind: Strand["kind"], half: number, ahead = 0, beside = 0, phase = 0): Strand => ({
  kind,
  half,
  ahead,
  beside,
  phase,
});

/** One wide ribbon and two fine ones that wind about it, each with its shadow. */
const SATIN: readonly Strand[] = [
  strand(KIND.shadow, 0.088, 4),
  strand(KIND.pale, 0.014, 1, 0.115, 2.4),
  strand(KIND.ribbon, 0.088),
  strand(KIND.pale, 0.02, 0, 0.1, 0),
];

/** Where the photo is painted, and where the title stands beside it. */
interface PhotoFrame {
  readonly box: { x: number; y: number; width: number; height: number };
  readonly title: TitleFrame;
}
const photoFrame = (unit: number): PhotoFrame =>
  unit > 1.1
    ? {
        box: { x: unit * 0.4, y: 0, width: unit * 1.06, height: 1.66 },
        title: {
          title: { x: -unit * 0.555, y: 0, width: unit * 0.7, height: 1.3 },
          arch: 0,
          largest: 0.36,
        },
      }
    : {
        box: { x: 0, y: 0.24, width: unit * 1.84, height: 1.26 },
        title: {
          title: { x: 0, y: -0.69, width: unit * 1.76, height: 0.46 },
          arch: 0.03,
          largest: 0.3,
        },
      };

const ribbonFrame = (unit: number): TitleFrame => ({
  title: { x: -unit * 0.03, y: 0.01, width: unit * 1.56, height: unit > 1.1 ? 0.78 : 0.92 },
  arch: 0,
  largest: 0.4,
});

const letteringOf = ({ colorText, bgColor, color }: TrailTheme): Lettering => {
  const bright = lightness(colorText) > 0.6;
  return {
    face: { family: "Fraunces Variable", weight: 900, italic: true, size: 1, fill: false },
    colours: [colorText],
    from: 0.9,
    spread: 0.9,
    ink: {
      shadow: {
        color: bright ? blend(bgColor, "#050008", 0.55) : blend(bgColor, color, 0.6),
        alpha: bright ? 0.6 : 0.35,
        blur: 0.1,
      },
      stroke: { color: "#FFFFFF", width: 0 },
      side: 0,
      round: 0.3,
      glare: 0,
    },
  };
};

/** A satin ribbon drawn round the title, or strokes of it in which the photo is seen (COVER-26). */
class TrailScene implements Scene {
  readonly duration = SCENE_LOOP;
  readonly loopFrom = LOOP_FROM;
  readonly posterTime = LOOP_FROM - 1;
  readonly #gpu: Gpu;
  readonly #headline: Headline;
  readonly #photo: Texture | null;
  readonly #painted: boolean;
  readonly #sheet: ShaderMaterial;
  readonly #ribbon: Mesh<BufferGeometry, ShaderMaterial>;
  readonly #root = new Root();
  readonly #t = value(0);
  readonly #size: PictureSize;
  readonly #whole = value(1);
  readonly #box = value(new Vector4());
  readonly #area = value(new Vector4());

  constructor(
    gpu: Gpu,
    theme: TrailTheme,
    headline: Headline,
    photo: Texture | null,
    painted: boolean,
    quality: Quality,
  ) {
    this.#gpu = gpu;
    this.#headline = headline;
    this.#photo = photo;
    this.#painted = painted;
    this.#size = new PictureSize(headline, (aspect) => this.#lay(aspect));
    const { unit, px } = this.#size;
    const common = {
      t: this.#t,
      unit,
      px,
      ink: vec(theme.color),
      paper: vec(theme.bgColor),
    };
    this.#sheet = new ShaderMaterial({
      uniforms: { ...common, bright: value(lightness(theme.bgColor) > 0.6 ? 0 : 1) },
      defines: detailOf(quality),
      vertexShader: SHEET,
      fragmentShader: `uniform float t, unit, px; in vec2 vUv;\n${BASIS}${GRAIN}${GROUND}`,
      depthTest: false,
      depthWrite: false,
    });
    const material = new ShaderMaterial({
      uniforms: {
        ...common,
        whole: this.#whole,
        alpha: value(theme.alpha),
        still: value(painted ? 1 : 0),
        seen: value(photo ? 1 : 0),
        photo: value(photo),
        box: this.#box,
        photoArea: this.#area,
      },
      vertexShader: RIBBON_VERTEX,
      fragmentShader: RIBBON,
      side: DoubleSide,
      transparent: true,
      depthTest: false,
      depthWrite: false,
      premultipliedAlpha: true,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
    });
    this.#ribbon = new Mesh(new BufferGeometry(), material);
    this.#ribbon.frustumCulled = false;
    this.#root.add(this.#ribbon);
    gpu.prepareFill(this.#sheet);
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

  #lay(unit: number): void {
    const { box, title } = photoFrame(unit);
    const half = box.height * 0.17;
    const { geometry, length } = this.#painted
      ? ribbonGeometry(
          wayOver(box),
          [
            strand(KIND.shadow, half * 1.05, 48),
            strand(KIND.ribbon, half * 1.1, 47),
            strand(KIND.photo, half),
          ],
          half * 0.6,
        )
      : ribbonGeometry(wayRound(unit), SATIN);
    this.#ribbon.geometry.dispose();
    this.#ribbon.geometry = geometry;
    this.#whole.value = length;
    this.#box.value.set(box.x, box.y, box.width, box.height);
    // the photo covers its box, cut where it is too long
    const image = this.#photo?.image as { width: number; height: number } | undefined;
    const own = image ? image.width / image.height / (box.width / box.height) : 1;
    this.#area.value.set(Math.min(1, 1 / own), Math.min(1, own), 0, 0);
    this.#headline.set(this.#painted ? title : ribbonFrame(unit), unit);
  }

  update(t: number): void {
    this.#t.value = t;
    this.#headline.t.value = t;
  }

  render(gpu: Gpu): void {
    gpu.fill(this.#sheet);
    gpu.renderer.render(this.#root, gpu.flat);
    this.#headline.render(gpu);
  }

  dispose(): void {
    this.#headline.dispose(this.#gpu);
    this.#ribbon.geometry.dispose();
    this.#photo?.dispose();
    this.#gpu.retire(this.#ribbon.material);
    this.#gpu.retire(this.#sheet);
  }
}

export const trail: SceneFactory<"trail"> = {
  async create({ theme, text, name, photo, takesPhoto, quality }, gpu) {
    const headline = new Headline({ text, name }, letteringOf(theme), quality);
    const texture = await photoTexture(takesPhoto ? photo : null);
    return new TrailScene(gpu, theme, headline, texture, takesPhoto, quality);
  },
};
