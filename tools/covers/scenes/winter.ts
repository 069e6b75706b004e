import { animal } from "../animal.ts";
import { falling, hill, rays, sky, twinkles } from "../grounds.ts";
import {
  blob,
  curve,
  dark,
  down,
  lit,
  many,
  moves,
  oval,
  type Part,
  poly,
  pop,
  star,
  track,
  wave,
} from "../kit.ts";
import { bouquet, gift, loveHeart, mug } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";

const beak = (colour: string): Part[] => [
  { path: blob([-22, 18], [0, 8], [22, 18], [0, 42]), fill: lit(colour, 24, 0, 22) },
  { path: curve([-18, 22], [0, 27], [18, 22]), line: { colour: dark(colour, 0.35), width: 3 } },
];
const penguinFace: Part[] = [
  {
    path: blob(
      [0, -30],
      [30, -52],
      [74, -34],
      [78, 26],
      [0, 72],
      [-78, 26],
      [-74, -34],
      [-30, -52],
    ),
    fill: "#FFFFFF",
  },
];

const fir = (x: number, y: number, s: number, colour: string, t: number): Part => ({
  place: "back",
  at: [x, y],
  size: [s, s],
  ...moves(track("high", [t, 0], [t + 0.9, 1, "back"]), wave("turn", 1.2, 1, x)),
  parts: [
    { path: "M-10 0V-30H10V0Z", fill: "#6B4452" },
    ...[0, 1, 2]
      .map(
        (i): Part => ({
          path: blob(
            [0, -190 + i * 44],
            [54 + i * 14, -96 + i * 36],
            [0, -84 + i * 36],
            [-54 - i * 14, -96 + i * 36],
          ),
          fill: down(-190 + i * 44, -80 + i * 36, "#FFFFFF", colour, dark(colour, 0.25)),
        }),
      )
      .reverse(),
  ],
});

const scarf = (a: string, b: string): Part[] => [
  {
    at: [52, -158],
    ...moves(wave("turn", 8, 3), wave("turn", 4, 2, 1)),
    clip: true,
    path: blob([-16, 0], [16, -4], [30, 70], [2, 76]),
    fill: a,
    parts: [0, 1, 2].map(
      (i): Part => ({ path: `M-30 ${12 + i * 22}H50V${22 + i * 22}H-30Z`, fill: b }),
    ),
  },
  {
    path: blob([-80, -176], [0, -160], [80, -176], [76, -142], [0, -126], [-76, -142]),
    fill: a,
    clip: true,
    parts: many(
      5,
      (i): Part => ({
        path: `M${-66 + i * 30} -190L${-52 + i * 30} -190L${-60 + i * 30} -110L${-74 + i * 30} -110Z`,
        fill: b,
      }),
    ),
  },
];

const woolHat = (a: string, b: string): Part => ({
  at: [0, -56],
  parts: [
    { path: blob([-76, 4], [-56, -46], [0, -66], [56, -46], [76, 4]), fill: lit(a, 80, 0, -20) },
    { path: blob([-84, 2], [0, -18], [84, 2], [78, 24], [0, 8], [-78, 24]), fill: b },
    { at: [0, -64], ...wave("turn", 8, 3), path: oval(20, 20, 0, -8), fill: lit(b, 20, 0, -8) },
  ],
});

export const penguin: Written = {
  id: "1001",
  name: "Penguin in the snow",
  title: title("#1F3C78", "#FFFFFF", "#CFEFFF"),
  parts: [
    sky("#5C8DE8", "#A9D3FA", "#F2F7FF"),
    twinkles(18, "#FFFFFF", 13),
    [-440, -250, -170, 176, 268, 430].map((x, i) =>
      fir(x, 244 + (i % 2) * 18, 0.9 + (i % 3) * 0.2, "#4FA08B", 0.1 + i * 0.07),
    ),
    hill(234, 18, 0.2, "#E8F3FF", 0.1),
    hill(282, 10, 2, "#FFFFFF", 0.2),
    hero(
      animal({
        coat: "#34436E",
        belly: "#FFFFFF",
        ears: "none",
        muzzle: false,
        mask: penguinFace,
        legs: "#FFA94D",
        arms: [34, 120],
        look: { mouth: "none", apart: 38, eye: 14 },
        visage: beak("#FFA94D"),
        on: [],
        chest: scarf("#FF5C6C", "#FFFFFF"),
        hat: [woolHat("#FF5C6C", "#FFFFFF")],
      }),
      gift(-150, 18, 0.9, "#3FA58B", "#FFD43B", 1.1),
    ),
    falling(44, ["#FFFFFF"], 51, "snow"),
  ],
};

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

export const bearWithMug: Written = {
  id: "1003",
  name: "Bear with a warm mug",
  title: title("#7A3B2A", "#FFFFFF", "#FFF0C9"),
  parts: [
    sky("#FFCB8E", "#FFDFB0", "#FFF3D9"),
    rays("#FFFFFF", 0, 30, "77", 14),
    hill(250, 10, 0.8, "#F2A98A", 0.1),
    hill(290, 6, 2.2, "#E58F7A", 0.2),
    hero(
      loveHeart(-170, -200, 24, "#FF6F7F", 1, 0),
      loveHeart(168, -240, 30, "#FF8F9E", 1.2, 2),
      loveHeart(178, -110, 18, "#FF6F7F", 1.4, 4),
      animal({
        coat: "#C98A5E",
        belly: "#F5D6B0",
        ears: "round",
        inner: "#EBA98A",
        arms: [-22, -22],
        look: { mouth: "smile", closed: true },
        chest: [...scarf("#57B8C9", "#FFFFFF")],
        on: [
          { at: [0, -74], ...wave("turn", 2, 3), parts: mug("#FF7F8F") },
          ...[-1, 1].map(
            (side): Part => ({
              path: oval(21, 18, side * 38, -72),
              fill: lit("#C98A5E", 20, side * 38, -72),
            }),
          ),
        ],
      }),
    ),
    falling(18, ["#FF9F80", "#FFC36B", "#E5785A"], 71, "leaf"),
  ],
};

export const newlyweds: Written = {
  id: "1010",
  name: "Penguins in love",
  title: title("#8A3B6B", "#FFFFFF", "#FFE3EE"),
  parts: [
    sky("#FFC9DC", "#FFE3E6", "#FFF8EC"),
    rays("#FFFFFF", 0, 40, "88", 18),
    {
      place: "back",
      at: [0, 292],
      ...track("size", [0.1, 0], [1, 1, "back"]),
      path: "M-206 0V-250A206 206 0 0 1 206 -250V0",
      line: { colour: "#FFFFFF", width: 16 },
    },
    many(19, (i): Part => {
      const a = Math.PI * (1 - i / 18);
      return {
        place: "back",
        at: [206 * Math.cos(a), 42 - 206 * Math.sin(a)],
        ...moves(pop(0.4 + i * 0.05), wave("turn", 10, 2, i)),
        parts: [
          {
            path: star(25, 14, 7),
            fill: lit(["#FF8FB1", "#FFC1D3", "#FFFFFF"][i % 3] ?? "#FFFFFF", 26),
          },
          { path: oval(6), fill: "#FFD76B" },
        ],
      };
    }),
    hill(282, 8, 1, "#BFE0A8", 0.1),
    hero(
      {
        at: [-84, 0],
        size: [0.78, 0.78],
        parts: [
          animal(
            {
              coat: "#34436E",
              belly: "#FFFFFF",
              ears: "none",
              muzzle: false,
              mask: penguinFace,
              legs: "#FFA94D",
              arms: [30, 26],
              look: { mouth: "none", apart: 38, eye: 14, blink: 1 },
              visage: beak("#FFA94D"),
              chest: [
                {
                  path:
                    poly([-34, -170], [0, -156], [-34, -138]) +
                    poly([34, -170], [0, -156], [34, -138]),
                  fill: "#E8436B",
                },
                { path: oval(8, 8, 0, -155), fill: "#B82A58" },
              ],
              hat: [
                {
                  at: [6, -72],
                  turn: 5,
                  ...wave("turn", 2, 3),
                  parts: [
                    {
                      path: "M-42 0V-66Q0 -78 42 -66V0Z",
                      fill: {
                        from: [-42, 0],
                        to: [42, 0],
                        stops: [
                          { at: 0, colour: "#5A5F96" },
                          { at: 1, colour: "#2B2F5E" },
                        ],
                      },
                    },
                    { path: "M-42 -18H42V0H-42Z", fill: "#E8436B" },
                    { path: oval(66, 11, 0, 2), fill: "#34386B" },
                  ],
                },
              ],
            },
            0.35,
          ),
        ],
      },
      {
        at: [84, 0],
        size: [0.78, 0.78],
        parts: [
          animal(
            {
              coat: "#4A5A8C",
              belly: "#FFFFFF",
              ears: "none",
              muzzle: false,
              mask: penguinFace,
              legs: "#FFA94D",
              arms: [20, 46],
              right: [{ at: [0, -14], parts: bouquet(["#FF8FB1", "#FFFFFF", "#FFC36B"]) }],
              look: { mouth: "none", apart: 38, eye: 14, blink: 1.9 },
              visage: beak("#FFA94D"),
              nape: [
                {
                  ...wave("turn", 3, 2),
                  path: blob(
                    [0, -92],
                    [96, -50],
                    [134, 130],
                    [60, 168],
                    [-60, 168],
                    [-134, 130],
                    [-96, -50],
                  ),
                  fill: "#FFFFFFAA",
                },
              ],
              hat: [
                ...many(
                  5,
                  (i): Part => ({
                    at: [(i - 2) * 30, -76 + Math.abs(i - 2) * 8],
                    ...wave("turn", 8, 3, i),
                    parts: [
                      {
                        path: star(19, 10, 6),
                        fill: lit(["#FF8FB1", "#FFFFFF"][i % 2] ?? "#FFFFFF", 20),
                      },
                      { path: oval(5), fill: "#FFD76B" },
                    ],
                  }),
                ),
              ],
            },
            0.6,
          ),
        ],
      },
      loveHeart(0, -300, 30, "#FF5C8A", 1.4, 1),
    ),
    falling(22, ["#FF8FB1", "#FFC1D3", "#FFFFFF"], 81, "heart"),
  ],
};
