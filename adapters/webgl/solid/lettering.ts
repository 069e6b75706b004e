import { blend, lightness } from "../basis/index.ts";
import type { Entrance, Lettering } from "../lettering/index.ts";
import type { Face } from "../words/index.ts";
import type { CardGround } from "./ground.ts";

const face = (family: string, weight: number, italic = false): Face => ({
  family,
  weight,
  italic,
  size: 1,
  fill: false,
});

/** The faces that card covers are lettered with. */
const FACES = {
  round: face("Baloo 2", 800),
  bold: face("Nunito Variable", 1000),
  serif: face("Fraunces Variable", 900),
  script: face("Fraunces Variable", 900, true),
} as const;

/** A card theme's title, which comes in its family's own way, cut from thick card where it is pale, and how it stands out from the ground. */
export const cardLettering = (
  theme: CardGround,
  entrance: Entrance,
  letters: keyof typeof FACES = "round",
): Lettering => {
  const bright = lightness(theme.text.color) > 0.6;
  const mini = theme.scene.miniSceneColor;
  return {
    entrance,
    face: FACES[letters],
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
