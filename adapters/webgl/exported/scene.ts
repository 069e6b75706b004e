import { CanvasTexture, LinearFilter } from "three";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import type { Quality } from "#core/domain/cover/index.ts";
import type { CoverTitle, DrawableCover } from "#core/domain/exported/index.ts";
import { type AnyCanvas, penOf, spareCanvas } from "../basis/index.ts";
import { FlatScene } from "../flat/index.ts";
import { Headline, type Ink, type TitleFrame } from "../lettering/index.ts";
import type { Gpu, SceneFactory } from "../stage/index.ts";
import { Picture, TALL } from "./picture.ts";

/** The picture, darker towards its corners. */
const SHEET = /* glsl */ `
uniform sampler2D map;
void main(){
  vec3 c=texture(map,vUv).rgb;
  vec2 q=(vUv*2.-1.)*vec2(min(unit,1.)/.8,1.);
  c*=mix(vec3(1.),c*.35+.62,smoothstep(.85,1.9,length(q))*.5);
  gl_FragColor=vec4(c+grain()*.012,1.);
}`;

/** More pixels than these, from top to bottom, are not worth the processor's time. */
const HIGHEST = { low: 400, medium: 720, midhigh: 1024, high: 1344 } as const;

const LOOK: CoverTitle = {
  colours: ["#FFFFFF"],
  family: "Baloo 2",
  stroke: "#4A2A4A",
  shadow: "#2A1230",
};

/** Half of the width and the height of the place in the middle, unless the cover says so. */
const ROOM: readonly number[] = [170, 150];
const inTheMiddle =
  ([wide = 0, high = 0]: readonly number[]) =>
  (aspect: number): TitleFrame => {
    // a narrow picture leaves less room at its sides than it was drawn with
    const share = Math.min(1, (aspect * TALL) / 480) / (TALL / 2);
    const [width, height] = [wide * 2 * share, high * 2 * share];
    return { title: { x: 0, y: 0, width, height }, arch: 0, largest: 0.3 };
  };

const aboveTheHero = (aspect: number): TitleFrame =>
  aspect > 1.15
    ? {
        title: { x: -0.5 * aspect, y: 0.06, width: aspect * 0.88, height: 1.5 },
        arch: 0.05,
        largest: 0.4,
      }
    : {
        title: { x: 0, y: 0.65, width: aspect * 1.8, height: 0.58 },
        arch: 0.1 / Math.max(aspect, 0.6),
        largest: 0.34,
      };

/** The place that somebody chose, in percent. Beside the hero of a broad picture it is in the half that the title has. */
const within =
  (
    { x, y, width, height }: NonNullable<CoverSpec["box"]>,
    hasHero: boolean,
  ): ((aspect: number) => TitleFrame) =>
  (aspect) => {
    const share = (hasHero && aspect > 1.15 ? 0.5 : 1) * aspect;
    const [across, down] = [(width / 50) * share, height / 50];
    const title = {
      x: (x / 50) * share - aspect + across / 2,
      y: 1 - y / 50 - down / 2,
      width: across,
      height: down,
    };
    return { title, arch: 0, largest: 0.4 };
  };

const raised = (stroke: string, shadow: string): Ink => ({
  shadow: { color: shadow, alpha: 0.38, blur: 0.08 },
  // with the depth of the letters below it this is as far as their field reaches
  stroke: { color: stroke, width: 0.062 },
  side: 0.25,
  round: 0.4,
  glare: 0,
});
const printed = (shadow: string): Ink => ({
  shadow: { color: shadow, alpha: 0, blur: 0.08 },
  stroke: { color: shadow, width: 0 },
  side: 0,
  round: 0,
  glare: 0,
});

const frameOf = (look: CoverTitle, box: CoverSpec["box"]) => {
  const isInTheMiddle = look.stands === "middle";
  if (box) return within(box, !isInTheMiddle);
  return isInTheMiddle ? inTheMiddle(look.room ?? ROOM) : aboveTheHero;
};

class ExportedScene extends FlatScene {
  readonly #canvas: AnyCanvas;
  readonly #texture: CanvasTexture;
  readonly #picture: Picture;
  readonly #highest: number;

  constructor(
    gpu: Gpu,
    headline: Headline,
    cover: DrawableCover,
    quality: Quality,
    look: CoverTitle,
    box: CoverSpec["box"],
  ) {
    const canvas = spareCanvas(1, 1);
    const texture = new CanvasTexture(canvas as HTMLCanvasElement);
    texture.generateMipmaps = false;
    texture.minFilter = LinearFilter;
    super(gpu, {
      quality,
      fragment: SHEET,
      uniforms: { map: { value: texture } },
      headline,
      frame: frameOf(look, box),
      textures: [texture],
    });
    this.#canvas = canvas;
    this.#highest = HIGHEST[quality];
    this.#texture = texture;
    // read back, so that every browser draws it by the processor and alike
    this.#picture = new Picture(penOf(canvas, true), cover);
  }

  override resize(width: number, height: number): void {
    super.resize(width, height);
    const share = Math.min(1, this.#highest / height);
    const wide = Math.max(1, Math.round(width * share));
    const high = Math.max(1, Math.round(height * share));
    if (wide === this.#canvas.width && high === this.#canvas.height) return;
    this.#canvas.width = wide;
    this.#canvas.height = high;
    this.#texture.dispose();
  }

  override update(t: number): void {
    super.update(t);
    this.#picture.draw(t, this.#canvas.width, this.#canvas.height);
    this.#texture.needsUpdate = true;
  }
}

/** A cover drawn from its description, its title in lettering of the house (COVER-27, COVER-31). */
export const exported: SceneFactory<"exported"> = {
  async create({ theme, text, name, quality, box }, gpu) {
    const look = theme.layers.find((layer) => layer.title)?.title ?? LOOK;
    const { colours, family, stroke, shadow, flat = false, italic = false } = look;
    const headline = new Headline(
      { text, name },
      {
        face: {
          family,
          weight: look.weight ?? (family === "Nunito Variable" ? 900 : 800),
          italic,
          size: 1,
          fill: false,
        },
        colours,
        from: 0.3,
        spread: 0.8,
        ink: flat ? printed(shadow) : raised(stroke, shadow),
      },
      quality,
    );
    return new ExportedScene(gpu, headline, theme, quality, look, box);
  },
};
