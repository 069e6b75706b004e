import type { Curvey2Theme } from "#core/domain/cover/index.ts";
import { blend, lightness } from "../basis/index.ts";
import { palettes } from "./palettes.ts";

type Font = Curvey2Theme["fonts"][number];

const face = (fontFamily: string, fontWeight: number, more: Partial<Font> = {}): Font => ({
  fontFamily,
  fontSize: 100,
  fontWeight,
  italic: false,
  active: true,
  useOnce: false,
  fill: true,
  ...more,
});
const baloo = face("Baloo 2", 800);
const nunito = face("Nunito Variable", 1000);
const serif = face("Fraunces Variable", 900, { fill: false });
const script = face("Fraunces Variable", 900, { italic: true, fill: false });

/** What the themes of one warp have in common; the first two figures of a sku name it. */
interface Warp {
  readonly margin: number;
  readonly fonts: readonly (readonly Font[])[];
  readonly thickness: number;
  readonly glare: number;
  readonly bloom: boolean;
  readonly lines: boolean;
  readonly texture: string | null;
  readonly title: string;
}

const WARPS: readonly Warp[] = [
  {
    margin: 10,
    fonts: [[baloo], [nunito], [serif]],
    thickness: 0,
    glare: 0.4,
    bloom: false,
    lines: false,
    texture: null,
    title: "Happy Birthday %RECIPIENT_NAME%",
  },
  {
    margin: 13,
    fonts: [[script], [baloo, script], [nunito]],
    thickness: 8,
    glare: 0.3,
    bloom: false,
    lines: true,
    texture: "paper.svg",
    title: "Thank you %RECIPIENT_NAME%",
  },
  {
    margin: 16,
    fonts: [[nunito], [serif], [baloo]],
    thickness: 5,
    glare: 0,
    bloom: true,
    lines: false,
    texture: "halftone.svg",
    title: "Congratulations %RECIPIENT_NAME%",
  },
  {
    margin: 20,
    fonts: [[serif, nunito], [script]],
    thickness: 3,
    glare: 0.5,
    bloom: true,
    lines: true,
    texture: "linen.svg",
    title: "With love, %RECIPIENT_NAME%",
  },
];

const two = (n: number): string => String(n).padStart(2, "0");

const kin = (group: number, n: number): Curvey2Theme => {
  const warp = WARPS[group - 1];
  const palette = palettes[group - 1]?.[n - 1];
  if (!warp || !palette) throw new Error(`There is no KIN_WARP_${two(group)}_${two(n)}`);
  const sku = `KIN_WARP_${two(group)}_${two(n)}`;
  const fonts = warp.fonts[(n - 1) % warp.fonts.length] ?? [baloo];
  const { ground, light, deep, letters } = palette;
  const [first = "#FFFFFF"] = letters;
  // an outline sets letters off: white round dark ones, dark round bright ones
  const bright = lightness(first) > 0.6;
  const alike = letters.filter((ink) => lightness(ink) > 0.6 === bright);
  const [, second = first, third = first] = alike;
  const outline = bright ? blend(deep, "#05030A", lightness(ground) > 0.4 ? 0.35 : 0) : "#FFFFFF";
  const textured = warp.texture !== null && n % 2 === 0;
  return {
    sku,
    id: sku,
    name: sku,
    outputs: { title: warp.title },
    shadow: { alpha: 0.38, color: deep, scale: 1, offset: { x: 3, y: 9 }, blur: 8 },
    glare: {
      alpha: warp.glare,
      size: 0.22,
      speed: 1,
      color: "#FFFFFF",
      angle: 20 + 10 * (n % 4),
      smooth: 0.6,
    },
    bg: {
      flatColor: ground,
      radial: {
        active: n % 3 !== 0,
        center: { x: 0.5, y: 0.35 + 0.1 * (n % 3) },
        size: 0.9,
        blendMode: "normal",
        color1: { color: light, alpha: 1 },
        color2: { color: ground, alpha: 0 },
        threshold: 0.1,
      },
      linear: {
        active: n % 3 === 0,
        angle: 90 + 15 * (n % 4),
        size: 1,
        blendMode: "normal",
        color1: { color: light, alpha: 1 },
        color2: { color: deep, alpha: 0.55 },
      },
      imageURL: null,
    },
    effects: warp.bloom
      ? [
          {
            type: "Bloom",
            threshold: 0.6,
            bloomScale: 0.9,
            brightness: 1,
            blur: 8,
            quality: 4,
          },
        ]
      : [],
    colorLetters: [...letters],
    margin: warp.margin,
    useDifferentFonts: fonts.length > 1,
    fonts: [...fonts],
    textStyle: {
      stroke: {
        stroke: outline,
        strokeThickness: warp.bloom && group === 3 && n % 2 === 0 ? 0 : warp.thickness,
      },
      dropShadow: {
        dropShadow: true,
        angle: 50 + 10 * (n % 5),
        color: bright ? deep : blend(deep, ground, 0.15),
        distance: group === 4 ? 11 : 8,
      },
    },
    coloredLines: warp.lines
      ? [first, second, third].map((ink) => [
          ink,
          blend(ink, bright ? deep : "#FFFFFF", 0.22),
          ink,
          blend(ink, bright ? "#FFFFFF" : deep, 0.3),
        ])
      : [],
    texture: textured
      ? { alpha: 0.35, url: warp.texture ?? "", scale: 1, blendMode: "multiply" }
      : null,
    hasGlare: warp.glare > 0,
    glareAlpha: warp.glare,
    bgColor: ground,
    themeColours: [ground, ...letters.slice(0, 5)],
    assets: textured ? [warp.texture ?? ""] : [],
  };
};

/** 45 of them: 01_01 to 03_13 and 04_01 to 04_06 (COVER-17, OPEN-117). */
export const themes: readonly Curvey2Theme[] = [13, 13, 13, 6].flatMap((count, group) =>
  Array.from({ length: count }, (_, i) => kin(group + 1, i + 1)),
);
