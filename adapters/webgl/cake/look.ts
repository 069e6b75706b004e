import type { CakeTheme } from "#core/domain/cover/index.ts";
import { blend, lightness } from "../basis/index.ts";
import type { Lettering } from "../lettering/index.ts";
import type { Face } from "../words/index.ts";

const face = (family: string, weight: number, italic = false): Face => ({
  family,
  weight,
  italic,
  size: 1,
  fill: false,
});
const baloo = face("Baloo 2", 800);
const nunito = face("Nunito Variable", 1000);
const serif = face("Fraunces Variable", 900);
const script = face("Fraunces Variable", 900, true);

const FACES: Readonly<Record<string, Face>> = {
  "cake-1": script,
  "cake-2": serif,
  "cake-4": nunito,
  "cake-5": baloo,
  "cake-6": script,
  "cake-7": serif,
};

/** The title's lettering for a cake: its face, and how it stands out from the ground. */
export const letteringOf = (theme: CakeTheme): Lettering => {
  const bright = lightness(theme.text.color) > 0.6;
  const mini = theme.scene.miniSceneColor;
  return {
    face: FACES[theme.name] ?? baloo,
    colours: [theme.text.color],
    ink: {
      shadow: {
        color: bright ? blend(mini, "#1A0612", 0.52) : blend(mini, theme.text.color, 0.25),
        alpha: bright ? 0.4 : 0.35,
        blur: 0.07,
      },
      stroke: {
        color: bright ? blend(mini, "#1A0612", 0.22) : "#FFFFFF",
        width: bright ? 0 : 0.05,
      },
      side: bright ? 0.85 : 0,
      round: bright ? 0.25 : 0.35,
      glare: 0,
    },
  };
};
