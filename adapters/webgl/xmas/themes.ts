import type { ChristmasTheme } from "#core/domain/cover/index.ts";
import { card } from "../catalogue/ground.ts";

const xmas = (
  ground: ReturnType<typeof card>,
  miniSceneColor: string,
  treeColor: string,
  baubles: string,
  groundColor: string,
  snowColor: string,
): ChristmasTheme => ({
  ...ground,
  scene: {
    type: "ChristmasScene",
    miniSceneColor,
    treeColor,
    baubleColors: baubles.split(" "),
    groundColor,
    snowColor,
  },
});

/** The seven Christmas trees of Appendix D (OPEN-115), to the letter; there is no xmas-0. */
export const themes: readonly ChristmasTheme[] = [
  xmas(
    card("xmas-1", "#FFFFFF", "#2D6A4F", "Dots"),
    "#1B4332",
    "#40916C",
    "#E63946 #F9C74F #FFFFFF",
    "#F1FAEE",
    "#FFFFFF",
  ),
  xmas(
    card("xmas-2", "#FFFFFF", "#9B2226", "Dots"),
    "#6A040F",
    "#1B4332",
    "#F9C74F #FFFFFF #E9D8A6",
    "#FFFFFF",
    "#FFFFFF",
  ),
  xmas(
    card("xmas-3", "#FFFFFF", "#03045E", "Sprites"),
    "#023E8A",
    "#52B788",
    "#00B4D8 #FFFFFF #CAF0F8",
    "#CAF0F8",
    "#FFFFFF",
  ),
  xmas(
    card("xmas-4", "#7F1D1D", "#F1FAEE", "Squares"),
    "#D8E2DC",
    "#2D6A4F",
    "#D90429 #D90429 #F9C74F",
    "#FFFFFF",
    "#E0FBFC",
  ),
  xmas(
    card("xmas-5", "#FFFFFF", "#5A189A", "Dots"),
    "#3C096C",
    "#240046",
    "#E0AAFF #F9C74F #FF8FAB",
    "#E0AAFF",
    "#FFFFFF",
  ),
  xmas(
    card("xmas-6", "#3D2C00", "#E9C46A", "Squares"),
    "#CDA23A",
    "#386641",
    "#BC4749 #FFFFFF #6A994E",
    "#FFF8E7",
    "#FFFFFF",
  ),
  xmas(
    card("xmas-7", "#FFFFFF", "#14213D", "Sprites"),
    "#0B132B",
    "#588157",
    "#FCA311 #E5E5E5 #D90429",
    "#E5E5E5",
    "#FFFFFF",
  ),
];
