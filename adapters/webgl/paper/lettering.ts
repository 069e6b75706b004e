import type { PaperCutTheme, PaperHeartTheme } from "#core/domain/cover/index.ts";
import { blend, lightness } from "../basis/index.ts";
import type { Lettering } from "../lettering/index.ts";

/** A title cut from card. */
export const letteringOf = ({ text, scene }: PaperHeartTheme | PaperCutTheme): Lettering => {
  const bright = lightness(text.color) > 0.6;
  return {
    face: { family: "Fraunces Variable", weight: 800, italic: false, size: 1, fill: false },
    colours: [text.color],
    from: 0.75,
    spread: 0.7,
    ink: {
      shadow: {
        color: blend(scene.layers.base[0], "#10040C", bright ? 0.4 : 0),
        alpha: bright ? 0.6 : 0.22,
        blur: 0.09,
      },
      stroke: { color: "#FFFFFF", width: 0 },
      side: bright ? 0.32 : 0,
      round: 0.2,
      glare: 0,
    },
  };
};
