import { EXPORTED } from "./exported.ts";
import { drawingOf } from "./family.ts";
import { resolveTheme } from "./resolve.ts";
import type { Family } from "./theme.ts";

/** What is known of a theme before its family is loaded: its name, its ground and its ink. */
export interface Tone {
  readonly name: string;
  readonly ground: string;
  readonly ink: string;
}

const tones = (...rows: readonly string[]): readonly Tone[] =>
  rows.map((row) => {
    const [name = "", ground = "", ink = ""] = row.split(" ");
    return { name, ground, ink };
  });

/** Every theme of the catalogue, the first of each family the one an unknown theme becomes (COVER-30). */
export const TONES: { readonly [F in Family]: readonly Tone[] } = {
  "particles text": tones(
    "flowers-text-0 #FFD7D0 #FF4F79",
    "flowers-text-1 #2A1B52 #FFD36B",
    "flowers-text-2 #C9EAD3 #E5446D",
    "flowers-text-3 #3F062A #FFB3C6",
  ),
  "particles shape": tones(
    "flowers-shape-0 #FDCACA #C9184A",
    "flowers-shape-1 #BBDEF6 #1D4E89",
    "flowers-shape-2 #10082B #FFFFFF",
    "flowers-shape-3 #E9E0A6 #386641",
    "flowers-shape-4 #062A2E #FFF4D6",
  ),
  curvey: tones(
    "curvey-0 #FFB68A #E8385D",
    "curvey-1 #2A1557 #FFD23F",
    "curvey-2 #BFE5FF #FF4F87",
    "curvey-3 #FFF3DF #F2545B",
    "curvey-4 #0F5257 #FFF4D6",
    "curvey-5 #F9C5D5 #C81D5B",
    "curvey-6 #FFD84D #E4342B",
    "curvey-7 #D9EFC2 #1F6F4A",
    "curvey-8 #D62839 #FFFFFF",
  ),
  curvey2: tones(
    "KIN_WARP_01_01 #FFB68A #E8385D",
    "KIN_WARP_01_02 #2A1557 #FFD23F",
    "KIN_WARP_01_03 #BFE5FF #FF4F87",
    "KIN_WARP_01_04 #FFD84D #E4342B",
    "KIN_WARP_01_05 #0F5257 #FFF4D6",
    "KIN_WARP_01_06 #F9C5D5 #C81D5B",
    "KIN_WARP_01_07 #D9EFC2 #1F6F4A",
    "KIN_WARP_01_08 #D62839 #FFFFFF",
    "KIN_WARP_01_09 #14213D #FCA311",
    "KIN_WARP_01_10 #FFF3DF #F2545B",
    "KIN_WARP_01_11 #7B2CBF #FFE5F1",
    "KIN_WARP_01_12 #00B4D8 #FFFFFF",
    "KIN_WARP_01_13 #FF6F61 #FFF8E7",
    "KIN_WARP_02_01 #FFE9EF #D6336C",
    "KIN_WARP_02_02 #E3F6F5 #272643",
    "KIN_WARP_02_03 #FFF1D0 #DD1C1A",
    "KIN_WARP_02_04 #1B4332 #FFE8A3",
    "KIN_WARP_02_05 #3D1E6D #FFB3DA",
    "KIN_WARP_02_06 #FDE2E4 #4A1C40",
    "KIN_WARP_02_07 #CAF0F8 #03045E",
    "KIN_WARP_02_08 #F4A261 #264653",
    "KIN_WARP_02_09 #E9EDC9 #6B3E26",
    "KIN_WARP_02_10 #FF8FAB #FFFFFF",
    "KIN_WARP_02_11 #212529 #FFD43B",
    "KIN_WARP_02_12 #B8E0D2 #3D405B",
    "KIN_WARP_02_13 #FFCAD4 #5A189A",
    "KIN_WARP_03_01 #0B132B #4CC9F0",
    "KIN_WARP_03_02 #10002B #E0AAFF",
    "KIN_WARP_03_03 #03071E #FFBA08",
    "KIN_WARP_03_04 #001D3D #FFC300",
    "KIN_WARP_03_05 #081C15 #95D5B2",
    "KIN_WARP_03_06 #240046 #FF9E00",
    "KIN_WARP_03_07 #2B0A3D #FF8CC6",
    "KIN_WARP_03_08 #1A1A2E #E94560",
    "KIN_WARP_03_09 #3A0CA3 #F72585",
    "KIN_WARP_03_10 #2D0320 #FF85A1",
    "KIN_WARP_03_11 #062925 #64DFDF",
    "KIN_WARP_03_12 #1F0F0A #FFB55A",
    "KIN_WARP_03_13 #0D1B2A #E0E1DD",
    "KIN_WARP_04_01 #FFF8E7 #6D2E46",
    "KIN_WARP_04_02 #F1E4F3 #5B2A86",
    "KIN_WARP_04_03 #E8F1F2 #13293D",
    "KIN_WARP_04_04 #590D22 #FFCCD5",
    "KIN_WARP_04_05 #22333B #EAE0D5",
    "KIN_WARP_04_06 #FAD2CF #7A1F3D",
  ),
  astronaut: tones(
    "astronaut-0 #10002B #FFFFFF",
    "astronaut-1 #03045E #FFFFFF",
    "astronaut-2 #1B4332 #FFFFFF",
    "astronaut-3 #370617 #FFFFFF",
    "astronaut-4 #CDB4DB #0B132B",
  ),
  boat: tones(
    "boat-0 #1D7FB8 #FFFFFF",
    "boat-1 #A8DADC #08324A",
    "boat-2 #2A9D8F #FFFFFF",
    "boat-3 #F4A261 #3D1E00",
    "boat-4 #3A0CA3 #FFFFFF",
    "boat-5 #D8F3DC #1B4332",
    "boat-6 #E76F51 #FFFFFF",
  ),
  cake: tones(
    "cake-0 #FF8FAB #FFFFFF",
    "cake-1 #FDE2E4 #4A1C40",
    "cake-2 #7B4B2A #FFFFFF",
    "cake-3 #BDE0FE #10355A",
    "cake-4 #43AA8B #FFFFFF",
    "cake-5 #F9C74F #4D3900",
    "cake-6 #6D597A #FFFFFF",
    "cake-7 #D90429 #FFFFFF",
  ),
  hearts: tones(
    "hearts-0 #E5446D #FFFFFF",
    "hearts-1 #FFE5EC #7A1038",
    "hearts-2 #5A189A #FFFFFF",
    "hearts-3 #8D0801 #FFF1E6",
    "hearts-4 #CFF5F0 #0B3C49",
    "hearts-5 #14213D #FFFFFF",
    "hearts-6 #FFE8A3 #5A2A00",
    "hearts-7 #2D6A4F #FFFFFF",
  ),
  "paper hearts": tones("paperheart-0 #D90429 #FFFFFF", "paperheart-1 #7B2CBF #FFFFFF"),
  ripples: tones(
    "ripples-1 #0F73AB #FFFFFF",
    "ripples-2 #8C175C #FFFFFF",
    "ripples-4 #FCC75C #5A1A3C",
    "ripples-5 #1C1752 #FFFFFF",
    "ripples-6 #0D5C4D #FFFFFF",
  ),
  rocket: tones("rocket-1 #0B132B #FFFFFF", "rocket-2 #3A0CA3 #FFFFFF", "rocket-3 #006D77 #FFFFFF"),
  starburst: tones(
    "starburst-0 #FA4052 #FFFFFF",
    "starburst-1 #1C338F #FFFFFF",
    "starburst-2 #FFDE73 #6B1D3F",
    "starburst-3 #0D806B #FFFFFF",
    "starburst-4 #7321AD #FFFFFF",
    "starburst-5 #F7F0E0 #8E2F3C",
  ),
  trail: tones(
    "trail-0 #3A1C5A #FFFFFF",
    "trail-1 #DDF5F0 #0B3C49",
    "trail-2 #023047 #FFFFFF",
    "trail-3 #FFE9EF #5A1A3C",
    "trail-4 #2A5A4F #FFF8E7",
    "trail-5 #FFE8B8 #4A2A00",
    "trail-6 #240046 #FFFFFF",
    "trail-7 #E8EDF2 #14213D",
  ),
  xmas: tones(
    "xmas-1 #2D6A4F #FFFFFF",
    "xmas-2 #9B2226 #FFFFFF",
    "xmas-3 #03045E #FFFFFF",
    "xmas-4 #F1FAEE #7F1D1D",
    "xmas-5 #5A189A #FFFFFF",
    "xmas-6 #E9C46A #3D2C00",
    "xmas-7 #14213D #FFFFFF",
  ),
};

const DEFAULT: Tone = { name: "default", ground: "#FFE3D3", ink: "#8E2A5B" };

/** Ground and ink of a cover before any of it is loaded. */
export const toneOf = (variant: string, theme?: string | null): Tone => {
  const drawing = drawingOf(variant);
  if (drawing === "default") return DEFAULT;
  if (drawing === "exported") return EXPORTED.find(({ name }) => name === theme) ?? DEFAULT;
  return resolveTheme(TONES[drawing], theme) ?? DEFAULT;
};
