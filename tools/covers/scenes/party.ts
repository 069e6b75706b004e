import { animal } from "../animal.ts";
import { partyHat } from "../faces.ts";
import { falling } from "../falling.ts";
import { hill, rays, sky } from "../grounds.ts";
import {
  blob,
  box,
  curve,
  dark,
  down,
  lit,
  many,
  moves,
  oval,
  type Part,
  pale,
  poly,
  track,
  wave,
} from "../kit.ts";
import { balloon, bunting } from "../party.ts";
import { cake, gift } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";

const FESTIVE = ["#FF5C8A", "#FFD43B", "#4FC3F7", "#7BE0A3", "#B98CFF"];

const spines = (count: number, r: number, y: number, colour: string, turn: number): Part => ({
  at: [0, y],
  ...wave("size", 0.012, 3),
  path:
    many(count, (i) => {
      const a = ((i / (count - 1)) * 270 - 225 + turn) * (Math.PI / 180);
      const p = (d: number, k: number): [number, number] => [
        k * Math.cos(a + d),
        k * Math.sin(a + d),
      ];
      return poly(p(-0.16, r * 0.8), p(0, r * 1.2), p(0.16, r * 0.8));
    }).join("") + oval(r * 0.9),
  fill: lit(colour, r * 1.2),
});

export const hedgehog: Written = {
  id: "hedgehog_birthday",
  name: "Hedgehog's birthday",
  title: title("#5A2340", "#FFFFFF", "#FFD9E4"),
  parts: [
    sky("#FFB7C9", "#FFD6C2", "#FFF0C9"),
    rays("#FFFFFF", 0, 60, "66", 16),
    bunting(-334, 34, FESTIVE),
    hill(232, 20, 1, "#A9D67A", 0.1),
    hill(276, 12, 3.2, "#84C46C", 0.2),
    hero(
      balloon(-176, -90, 0.8, "#7C6CF0", 0.9, -8),
      balloon(184, -120, 0.75, "#FF9F43", 1.05, 8),
      animal({
        coat: "#F2C79A",
        belly: "#FFEBD2",
        ears: "round",
        inner: "#E9A08A",
        arms: [24, 64],
        legs: "#D69C72",
        nose: "#4A2035",
        look: { mouth: "open", blink: 1.1 },
        behind: [spines(19, 118, -104, "#7A4B4E", 0)],
        nape: [spines(17, 116, -10, "#8A5654", 0), spines(15, 100, -8, "#A06A5E", 6)],
        hat: [partyHat(8, -82, "#4FC3F7", "#FFFFFF", 6, 0.8)],
      }),
      cake(-132, 22, 0.92, "#FFF1DA", "#FF8FB1", 1.1),
      gift(142, 20, 0.9, "#7C6CF0", "#FFD43B", 1.3),
    ),
    falling(24, FESTIVE, 21, "confetti"),
  ],
};

const leaf = (
  x: number,
  y: number,
  turn: number,
  s: number,
  colour: string,
  place: "back" | "front",
  t: number,
): Part => ({
  place,
  at: [x, y],
  turn,
  size: [s, s],
  ...moves(
    track("size", [t, 0], [t + 0.8, 1, "back"]),
    wave("turn", 3, 1, x),
    wave("turn", 1.4, 2, y),
  ),
  parts: [
    {
      path: blob([0, 0], [40, -56], [140, -62], [220, 0], [140, 50], [44, 46]),
      fill: {
        from: [0, -50],
        to: [120, 60],
        stops: [
          { at: 0, colour: pale(colour, 0.25) },
          { at: 1, colour: dark(colour, 0.18) },
        ],
      },
    },
    {
      path: `${curve([6, 0], [100, -6], [204, 0])}${curve([60, -4], [90, -26], [110, -40])}${curve([70, -4], [96, 18], [112, 32])}${curve([120, -5], [146, -22], [160, -34])}${curve([126, -4], [146, 14], [158, 24])}`,
      line: { colour: pale(colour, 0.35), width: 4 },
    },
  ],
});

export const sloth: Written = {
  id: "sloth_suprise",
  name: "Sloth surprise",
  title: title("#0F4A3C", "#FFFFFF", "#FFE98A"),
  parts: [
    sky("#1F8A70", "#4FB893", "#D5EFA6"),
    rays("#FFF6B8", 0, 20, "55", 14),
    ...[
      [-330, -120, 20],
      [-300, 60, -12],
      [330, -140, 160],
      [310, 40, 190],
      [-520, -40, 10],
      [520, -60, 172],
    ].map(([x = 0, y = 0, turn = 0], i) =>
      leaf(x, y, turn, 1.05, i % 2 ? "#1E7A5C" : "#2F9A68", "back", 0.1 + i * 0.07),
    ),
    hill(276, 14, 0.6, "#2F9A68", 0.1),
    hero(
      {
        ...moves(track("y", [0.9, 190], [1.5, -18, "out"], [1.9, 0, "soft"]), wave("y", 4, 2)),
        at: [0, -52],
        parts: [
          animal(
            {
              coat: "#B98A63",
              belly: "#E8CBA2",
              ears: "none",
              arms: [142, 128],
              look: { mouth: "open", apart: 42, eye: 13, blink: 0.8 },
              mask: [
                {
                  path: blob(
                    [0, -52],
                    [62, -40],
                    [80, 10],
                    [56, 58],
                    [0, 66],
                    [-56, 58],
                    [-80, 10],
                    [-62, -40],
                  ),
                  fill: "#EBD3AE",
                },
                ...[-1, 1].map(
                  (side): Part => ({
                    at: [side * 46, 2],
                    turn: side * 24,
                    path: oval(32, 19, side * 6, 0),
                    fill: "#8A6250",
                  }),
                ),
              ],
              nape: [
                {
                  path: blob([-20, -70], [-14, -112], [0, -92], [12, -116], [22, -70]),
                  fill: "#A67852",
                  ...wave("turn", 3, 3),
                },
              ],
              muzzle: true,
              hat: [partyHat(26, -74, "#FF5C8A", "#FFE066", 16, 0.75)],
            },
            0,
          ),
        ],
      },
      {
        ...track("size", [0.15, 0], [0.8, 1, "back"]),
        parts: [
          { path: oval(170, 20, 0, 0), fill: "#0F4A3C66" },
          {
            path: box(-128, -128, 256, 128, 10),
            fill: {
              from: [-128, 0],
              to: [128, 0],
              stops: [
                { at: 0, colour: "#FF8A7A" },
                { at: 0.5, colour: "#FF5F6D" },
                { at: 1, colour: "#C23A62" },
              ],
            },
            clip: true,
            parts: [
              {
                path: many(4, (i) =>
                  many(6, (k) => oval(7, 7, -110 + k * 46 + (i % 2) * 22, -110 + i * 34)).join(""),
                ).join(""),
                fill: "#FFFFFF44",
              },
            ],
          },
          { path: box(-24, -128, 48, 128, 0), fill: "#FFE066" },
          { path: box(-140, -150, 280, 36, 10), fill: down(-150, -114, "#FF9C8C", "#E84C66") },
          { path: box(-26, -150, 52, 36, 0), fill: "#FFF0A8" },
          { path: box(-128, -114, 256, 10, 0), fill: "#7A1F4533" },
        ],
      },
      {
        at: [186, -28],
        ...moves(
          track("x", [0.9, -150], [1.7, 0, "out"]),
          track("y", [0.9, -160], [1.3, -330, "out"], [1.75, 0, "soft"]),
          track("turn", [0.9, 0], [1.75, 62, "out"]),
        ),
        parts: [
          { path: box(-70, -18, 140, 36, 8), fill: down(-18, 18, "#FF9C8C", "#E84C66") },
          { path: box(-13, -18, 26, 36, 0), fill: "#FFE066" },
        ],
      },
    ),
    ...[
      [-230, 330, -58],
      [-300, 300, -30],
      [250, 340, 238],
      [320, 290, 212],
      [-520, 320, -50],
      [540, 320, 230],
    ].map(([x = 0, y = 0, turn = 0], i) =>
      leaf(x, y, turn, 0.9, i % 2 ? "#2FA36B" : "#47B87A", "front", 0.3 + i * 0.08),
    ),
    falling(28, FESTIVE, 31, "confetti"),
  ],
};
