import type { PaperHeartTheme } from "#core/domain/cover/index.ts";
import { card } from "../catalogue/ground.ts";

type Paper = Omit<PaperHeartTheme["scene"], "type" | "miniSceneColor" | "heartColor" | "layers">;
type Pair = readonly [string, string];

const heart = (
  ground: ReturnType<typeof card>,
  miniSceneColor: string,
  heartColor: string,
  [base, back, mid, front]: readonly [Pair, Pair, Pair, Pair],
  paper: Paper,
): PaperHeartTheme => ({
  ...ground,
  scene: {
    type: "PaperHeartScene",
    miniSceneColor,
    heartColor,
    layers: { base: [...base], back: [...back], mid: [...mid], front: [...front] },
    ...paper,
  },
});

/** The two paper hearts of Appendix D (OPEN-115), to the letter; how the paper lies is our own. */
export const themes: readonly PaperHeartTheme[] = [
  heart(
    card("paperheart-0", "#FFFFFF", "#D90429", "Dots"),
    "#A0031E",
    "#FF4D6D",
    [
      ["#590D22", "#800F2F"],
      ["#A4133C", "#C9184A"],
      ["#FF4D6D", "#FF758F"],
      ["#FF8FA3", "#FFB3C1"],
    ],
    {
      shadow: { offset: 0.018, opacity: 0.45 },
      deformation: { frequency: 3, amplitude: 0.022, speed: 1 },
    },
  ),
  heart(
    card("paperheart-1", "#FFFFFF", "#7B2CBF", "Squares"),
    "#5A189A",
    "#E0AAFF",
    [
      ["#10002B", "#240046"],
      ["#3C096C", "#5A189A"],
      ["#7B2CBF", "#9D4EDD"],
      ["#C77DFF", "#E0AAFF"],
    ],
    {
      shadow: { offset: 0.02, opacity: 0.5 },
      deformation: { frequency: 4, amplitude: 0.026, speed: 1 },
      effect: "HueEffect",
    },
  ),
];
