import { sky } from "../../grounds.ts";
import {
  chances,
  curve,
  dark,
  down,
  lit,
  many,
  moves,
  oval,
  type Part,
  pale,
  petals,
  pop,
  track,
  wave,
} from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";
import { bloom, growing, leafAt, twig } from "../../sprigs.ts";

const chance = chances(11);
const INK = "#3E6B4F";
const stalk = (high: number, lean: number): Part => ({
  path: curve([0, 0], [lean * 0.3, -high * 0.5], [lean, -high]),
  line: { colour: INK, width: 3 },
});
const wild = [
  (h: number, l: number): Part[] => [
    stalk(h, l),
    {
      path: leafAt(l * 0.2, -h * 0.3, -50, 40, 7) + leafAt(l * 0.25, -h * 0.4, 46, 36, 6),
      fill: INK,
    },
    { at: [l, -h], path: petals(12, 24, 4), fill: "#FFFFFF" },
    { at: [l, -h], path: oval(8), fill: "#F2B43C" },
  ],
  (h: number, l: number): Part[] => [
    stalk(h, l),
    { path: leafAt(l * 0.2, -h * 0.2, 40, 50, 6), fill: INK },
    {
      at: [l, -h],
      path: "M-26 0Q-32 -30 -4 -30Q0 -34 6 -30Q34 -28 26 2Q10 16 0 10Q-14 16 -26 0Z",
      fill: lit("#F0604F", 28, 0, -8),
    },
    { at: [l, -h - 6], path: oval(7), fill: "#3A2430" },
  ],
  (h: number, l: number): Part[] => [
    stalk(h, l),
    {
      path: many(8, (i) => oval(6 - i * 0.35, 5, l + (i % 2 ? 6 : -6), -h + 46 - i * 9)).join(""),
      fill: "#8A76C9",
    },
    { path: leafAt(0, -h * 0.15, -22, 70, 5) + leafAt(0, -h * 0.1, 20, 62, 5), fill: "#5F8F6A" },
  ],
  (h: number, l: number): Part[] => [
    stalk(h, l),
    { at: [l, -h], path: petals(9, 21, 6), fill: "#4F8FDB" },
    { at: [l, -h], path: petals(9, 11, 4, 0.3), fill: "#2F63B0" },
    { path: leafAt(l * 0.3, -h * 0.5, -40, 34, 4), fill: "#5F8F6A" },
  ],
  (h: number, l: number): Part[] =>
    twig({
      long: h * 0.9,
      pairs: 7,
      leaf: [26, 6],
      lean: 40,
      bend: l,
      colours: ["#7FA86F", "#5F8F5A", INK],
    }),
  (h: number, l: number): Part[] => [
    stalk(h, l),
    {
      at: [l, -h],
      path: "M-15 2Q-20 -30 -10 -34Q-4 -22 0 -40Q4 -22 10 -34Q20 -30 15 2Q0 14 -15 2Z",
      fill: down(-40, 8, "#FF9FB8", "#E2608A"),
    },
    { path: leafAt(0, -6, -18, 76, 11) + leafAt(0, 0, 20, 66, 11), fill: INK },
  ],
];

/** Poppies, cornflowers and daisies drawn from life along the foot. */
export const wildflowers: Written = {
  id: "wildflower_border",
  name: "Wildflower border",
  title: printed(faces.script, ["#3E5B48", "#C2504F"]),
  parts: [
    sky("#FFFDF6", "#FCF6E6", "#F3EBCB"),
    {
      place: "back",
      path: many(70, (i) =>
        oval(1 + (i % 3) * 0.4, 1, -560 + ((i * 137) % 1120), -330 + ((i * 89) % 660)),
      ).join(""),
      fill: "#C9B98A44",
    },
    ...many(58, (i): Part => {
      const x = -560 + i * 19.6 + chance() * 12;
      // where the picture is broad, the words stand at the left
      const room = x < -240 ? 0.5 : x < -90 ? 0.72 : 1;
      const high = room * (120 + chance() * 210 * (0.6 + 0.4 * Math.cos(x / 110)));
      return {
        ...growing(
          [x, 346],
          0,
          0.1 + chance() * 0.9,
          wild[i % wild.length]?.(high, (chance() - 0.5) * 50) ?? [],
          2.2,
          i % 4 === 0 ? "back" : "front",
        ),
      };
    }),
    ...many(
      3,
      (i): Part => ({
        place: "front",
        at: [-110 + i * 130, 20 + (i % 2) * 60],
        ...moves(
          track("size", [1.2, 0], [1.8, 1, "back"]),
          wave("x", 40, 1, i * 2),
          wave("y", 22, 2, i),
          wave("turn", 14, 2, i),
          i === 1 ? swell(4.6, 0.35) : {},
        ),
        parts: [
          {
            ...wave("wide", 0.45, 12, i),
            path: "M0 0Q-26 -30 -30 -8Q-28 6 0 0Q-22 20 -14 26Q-4 26 0 0Q26 -30 30 -8Q28 6 0 0Q22 20 14 26Q4 26 0 0Z",
            fill: ["#F2A23C", "#7FA8E8", "#F0805F"][i] ?? "#F2A23C",
          },
          { path: oval(2.4, 12), fill: "#4A3040" },
        ],
      }),
    ),
  ],
};

const orange = (x: number, y: number, s: number, colour: string, t: number, cut = false): Part => ({
  place: "front",
  at: [x, y],
  size: [s, s],
  ...moves(pop(t, 0.8), wave("turn", 5, 1, x * 0.02), wave("y", 4, 2, x)),
  parts: cut
    ? [
        { path: oval(46), fill: colour },
        { path: oval(41), fill: "#FFF6E0" },
        { path: petals(9, 37, 12), fill: pale(colour, 0.2) },
        { path: oval(4), fill: "#FFF6E0" },
      ]
    : [
        { path: oval(46), fill: lit(colour, 46) },
        {
          path: many(9, (i) => oval(1.6, 1.6, -20 + ((i * 17) % 40), -18 + ((i * 23) % 42))).join(
            "",
          ),
          fill: `${dark(colour, 0.2)}66`,
        },
        { path: petals(5, 9, 3), fill: "#3F7A4A", at: [4, -40] },
      ],
});
/** Oranges and lemons with their leaves in every corner, on sky blue. */
export const citrus: Written = {
  id: "citrus_grove",
  name: "Oranges and lemons",
  title: { ...printed(faces.round, ["#FFFFFF", "#FFE27A"], [166, 128]) },
  parts: [
    sky("#3FA0C9", "#57B5D6", "#7CCBDD"),
    ...[-1, 1].flatMap((up) =>
      [-500, -330, -190, -60, 80, 200, 350, 510].flatMap((x, i) => [
        growing(
          [x, up * 318],
          up < 0 ? 180 + (x > 0 ? 24 : -24) + (i % 3) * 16 : (x > 0 ? -24 : 24) - (i % 3) * 12,
          0.1 + i * 0.06,
          twig({
            long: 112 + (Math.abs(x) > 150 ? 46 : 0),
            pairs: 5,
            leaf: [58, 15],
            lean: 50,
            colours: ["#2F7A55", "#4C9C63", "#245A40"],
          }),
        ),
      ]),
    ),
    ...[
      [-196, -236, 1, 0],
      [-92, -300, 0.9, 1],
      [40, -292, 0.8, 0],
      [178, -262, 1.1, 1],
      [226, -160, 0.8, 2],
      [-216, 172, 0.9, 2],
      [-172, 268, 1.15, 1],
      [-40, 300, 0.85, 0],
      [74, 276, 1, 2],
      [196, 232, 1.15, 0],
      [-400, -270, 1.2, 0],
      [-500, -120, 1, 1],
      [420, -240, 1.2, 2],
      [510, -80, 1, 0],
      [-420, 250, 1.2, 2],
      [-510, 90, 0.9, 0],
      [400, 262, 1.2, 1],
      [510, 120, 1, 2],
    ].map(([x = 0, y = 0, s = 1, kind = 0], i) =>
      orange(x, y, s, kind === 2 ? "#FFD84A" : "#FF9A3C", 0.5 + i * 0.06, kind === 1),
    ),
    ...many(
      12,
      (i): Part => ({
        place: "front",
        at: [-230 + ((i * 97) % 470), i % 2 ? -214 - ((i * 31) % 70) : 208 + ((i * 41) % 80)],
        ...(i === 3 ? swell(4.6, 0.4) : {}),
        parts: [bloom(19, "#FFFFFF", "#FFF6E0", "#F2B43C", 5, 1 + i * 0.07)],
      }),
    ),
  ],
};
