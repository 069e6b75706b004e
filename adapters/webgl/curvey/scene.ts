import { ShaderMaterial, Vector3 } from "three";
import { mix, rgb } from "../basis/index.ts";
import { drawAtlas, inkMaterial } from "../lettering/index.ts";
import { type SceneFactory, SHEET } from "../stage/index.ts";
import { dress, WarpScene, warpUniforms } from "../warped/index.ts";
import { loadFaces } from "../words/index.ts";
import { type Backdrop, lookOf } from "./look.ts";
import { ENVELOPE, GROUND } from "./shaders.ts";

const GROUNDS: readonly Backdrop[] = ["rays", "dots", "rings", "waves", "stars"];

/** Lettering that fills the cover and breathes between two curves (COVER-16). */
export const curvey: SceneFactory<"curvey"> = {
  async create({ theme, text: plain, name: called, seed, quality }, gpu) {
    const look = lookOf(theme);
    const [text, name] = look.upper
      ? [plain.toLocaleUpperCase(), called.toLocaleUpperCase()]
      : [plain, called];
    const sets = dress(theme, { text, name }, seed);
    const faces = loadFaces(
      sets.map((set) => set.face),
      text,
    );
    const atlas = drawAtlas(
      sets.flatMap(({ word, face }) => word.cells.map((cell) => ({ cell, face }))),
      quality,
    );
    const uniforms = warpUniforms();
    const near = rgb(theme.bgColor);
    const ground = new ShaderMaterial({
      uniforms: {
        near: { value: new Vector3(...near) },
        far: { value: new Vector3(...rgb(look.edge)) },
        kind: { value: GROUNDS.indexOf(look.ground) },
        pattern: { value: look.pattern },
        t: uniforms.t,
        unit: uniforms.unit,
      },
      vertexShader: SHEET,
      fragmentShader: GROUND,
      depthTest: false,
      depthWrite: false,
    });
    const bend = { ...uniforms, warp: { value: look.warp } };
    const inks = (["back", "face"] as const).map((side) =>
      inkMaterial(quality, side, look.ink, atlas, ENVELOPE, bend),
    );
    const { depth, fall } = look;
    return new WarpScene(gpu, {
      text,
      sets,
      faces,
      atlas,
      margin: theme.margin,
      swing: 0.1,
      outer: 0.3,
      colours: theme.colorLetters.map(rgb),
      bleed: look.ink.stroke.width + depth * 0.3,
      mute: (colour) => [
        mix(near[0], colour[0], 0.34),
        mix(near[1], colour[1], 0.34),
        mix(near[2], colour[2], 0.34),
      ],
      lengths: (low) => ({
        depth: [depth * 0.35 * low, -depth * low],
        fall: [fall * 0.4 * low, (-fall - depth) * low],
      }),
      uniforms,
      materials: [ground, ...inks],
    });
  },
};
