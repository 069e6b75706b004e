import type { Curvey2Theme } from "#core/domain/cover/index.ts";
import { mix, type Rgb, rgb } from "../basis/index.ts";
import { drawAtlas } from "../lettering/index.ts";
import type { SceneFactory } from "../stage/index.ts";
import { dress, type Setting, WarpScene, warpUniforms } from "../warped/index.ts";
import { loadFaces } from "../words/index.ts";
import { groundMaterial, lettersMaterial, strokeOf } from "./materials.ts";
import { pictureOf } from "./pictures.ts";
import { warpOf } from "./warps.ts";

const blended = (a: Rgb, b: Rgb, k: number): Rgb => [
  mix(a[0], b[0], k),
  mix(a[1], b[1], k),
  mix(a[2], b[2], k),
];

/** Runs a line's four colours over its letters (COVER-22); as it was where lines have no colours. */
const dyeBy =
  ({ coloredLines }: Curvey2Theme) =>
  (setting: Setting): Setting => {
    if (coloredLines.length === 0) return setting;
    return {
      ...setting,
      cells: setting.cells.map((cell) => {
        const colours = (coloredLines[cell.line % coloredLines.length] ?? []).map(rgb);
        const at = ((cell.x0 + cell.x1) / 2) * (colours.length - 1);
        const from = Math.max(0, Math.min(Math.floor(at), colours.length - 2));
        const [a, b] = [colours[from], colours[from + 1]];
        return a && b ? { ...cell, colour: blended(a, b, at - from) } : cell;
      }),
    };
  };

/** Lettering that is warped, and has every means there is (COVER-17..22). */
export const curvey2: SceneFactory<"curvey2"> = {
  async create({ theme, text: plain, name: called, seed, assets, quality }, gpu) {
    // faces that fill their line are set in capitals
    const upper = theme.fonts.every((font) => font.fill);
    const [text, name] = upper
      ? [plain.toLocaleUpperCase(), called.toLocaleUpperCase()]
      : [plain, called];
    const sets = dress(theme, { text, name }, seed);
    const faces = loadFaces(
      sets.map((set) => set.face),
      text,
    );
    const picture = await pictureOf(theme.bg.imageURL, assets);
    const atlas = drawAtlas(
      sets.flatMap(({ word, face }) => word.cells.map((cell) => ({ cell, face }))),
      quality,
    );
    const warp = warpOf(theme.sku);
    const uniforms = warpUniforms();
    const px = { value: 1 };
    const near = rgb(theme.bg.flatColor);
    const { dropShadow } = theme.textStyle;
    const { offset } = theme.shadow;
    const angle = (dropShadow.angle / 180) * Math.PI;
    return new WarpScene(gpu, {
      text,
      sets,
      faces,
      atlas,
      margin: theme.margin,
      swing: warp.swing,
      outer: 0.75,
      colours: theme.colorLetters.map(rgb),
      bleed: strokeOf(theme),
      mute: (colour) => blended(near, colour, 0.34),
      dye: dyeBy(theme),
      lengths: (low, height) => {
        px.value = height;
        // small letters are thinner than the theme's own
        const scale = (height / 672) * Math.min(1, low / height / 0.16);
        const far = dropShadow.dropShadow ? dropShadow.distance * scale : 0;
        const depth = [Math.cos(angle) * far, -Math.sin(angle) * far] as const;
        return { depth, fall: [offset.x * scale + depth[0], -offset.y * scale + depth[1]] };
      },
      uniforms,
      materials: [
        groundMaterial(quality, theme, warp, picture, px, uniforms),
        lettersMaterial(quality, "back", theme, warp, atlas, uniforms),
        lettersMaterial(quality, "face", theme, warp, atlas, uniforms),
      ],
      textures: picture ? [picture] : [],
    });
  },
};
