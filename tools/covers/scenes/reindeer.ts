import { animal } from "../animal.ts";
import { falling, twinkles } from "../falling.ts";
import { hill, sky } from "../grounds.ts";
import { curve, lit, moves, oval, type Part, pop, wave } from "../kit.ts";
import { gift } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";
import { fir } from "../trees.ts";
import { scarf } from "../woollens.ts";

const antler = (side: number): Part => ({
  at: [side * 36, -76],
  size: [side, 1],
  ...wave("turn", 2, 3),
  path: `${curve([0, 10], [16, -30], [54, -66])}${curve([16, -28], [44, -30], [62, -44])}${curve([30, -48], [28, -68], [38, -84])}`,
  line: { colour: "#8A5A45", width: 12 },
});

export const reindeer: Written = {
  id: "1002",
  name: "Reindeer with the red nose",
  title: title("#7A1230", "#FFFFFF", "#FFE7A8"),
  parts: [
    sky("#23306B", "#5A4A9C", "#F2A7B5"),
    twinkles(34, "#FFF3C4", 17),
    {
      place: "back",
      at: [150, -150],
      ...pop(0.1),
      parts: [
        { path: oval(64), fill: lit("#FFF3C4", 64, 0, 0, 0.1) },
        {
          path: oval(12, 12, -20, -10) + oval(8, 8, 14, 22) + oval(6, 6, 22, -24),
          fill: "#EBD49A88",
        },
      ],
    },
    [-430, -230, 186, 250, 440].map((x, i) =>
      fir(x, 250 + (i % 2) * 16, 0.9 + (i % 3) * 0.22, "#2F7A78", 0.1 + i * 0.08),
    ),
    hill(240, 18, 1.2, "#B9C4F2", 0.1),
    hill(284, 10, 2.6, "#EDEFFF", 0.2),
    hero(
      animal({
        coat: "#B9785A",
        belly: "#F2D3B3",
        ears: "flap",
        inner: "#F2B5A0",
        arms: [18, 52],
        legs: "#6B4038",
        look: { mouth: "none", apart: 40, eye: 14 },
        nape: [antler(-1), antler(1)],
        chest: scarf("#3FA56B", "#FFFFFF"),
        visage: [
          {
            ...moves(wave("size", 0.05, 3)),
            at: [0, 20],
            parts: [
              {
                path: oval(56),
                fill: {
                  from: [0, 0],
                  to: [0, 0],
                  round: [0, 56],
                  stops: [
                    { at: 0, colour: "#FF4B5CAA" },
                    { at: 1, colour: "#FF4B5C00" },
                  ],
                },
              },
              { path: oval(22, 19), fill: lit("#FF3B50", 22) },
              { path: oval(6, 4, -7, -8), fill: "#FFFFFFCC" },
            ],
          },
          { path: curve([-16, 48], [0, 58], [16, 48]), line: { colour: "#4A2035", width: 4.5 } },
        ],
      }),
      gift(158, 18, 0.95, "#D6335C", "#FFE7A8", 1.1),
    ),
    falling(40, ["#FFFFFF", "#E6ECFF"], 61, "snow"),
  ],
};
