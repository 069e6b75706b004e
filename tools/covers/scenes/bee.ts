import { stroke } from "../animal.ts";
import { face } from "../faces.ts";
import { meadow } from "../flowers.ts";
import { cloud, hill, rays, sky, sun } from "../grounds.ts";
import { blob, curve, lit, many, moves, oval, type Part, poly, track, wave } from "../kit.ts";
import { hero, title, type Written } from "../scene.ts";

const wing = (side: number, phase: number): Part => ({
  at: [6 + side * 12, -74],
  turn: side * 14 + 10,
  ...moves(wave("wide", 0.32, 60, phase), wave("turn", 9, 60, phase)),
  parts: [
    {
      path: blob([0, 0], [-46, -54], [-34, -118], [14, -128], [42, -70]),
      fill: {
        from: [0, 0],
        to: [0, -120],
        stops: [
          { at: 0, colour: "#FFFFFFE6" },
          { at: 1, colour: "#BFE6FFB0" },
        ],
      },
    },
    {
      path: curve([0, -6], [-8, -60], [0, -104]) + curve([2, -20], [16, -50], [20, -84]),
      line: { colour: "#FFFFFF", width: 3 },
    },
  ],
});

/** A bee that flies to the left; the origin is its middle. */
const bee = (s: number, crowned: boolean, phase = 0): Part => ({
  size: [s, s],
  ...moves(wave("turn", 4, 2, phase), wave("turn", 2, 3, phase)),
  parts: [
    wing(1, 0.6 + phase),
    { path: poly([96, -8], [132, 6], [96, 16]), fill: "#4A2A52" },
    ...[0, 1, 2].map(
      (i): Part => ({
        at: [-28 + i * 36, 60],
        ...wave("turn", 10, 4, i + phase),
        path: curve([0, 0], [2, 18], [-8, 32]),
        line: { colour: "#4A2A52", width: 9 },
      }),
    ),
    {
      path: blob(
        [-104, 4],
        [-66, -64],
        [10, -78],
        [82, -44],
        [112, 4],
        [80, 50],
        [8, 74],
        [-70, 60],
      ),
      fill: lit("#FFC021", 120, 0, -10),
      clip: true,
      parts: [
        ...[-16, 34, 82].map(
          (x): Part => ({
            path: blob(
              [x, -90],
              [x + 24, -86],
              [x + 34, 0],
              [x + 22, 90],
              [x - 2, 90],
              [x + 10, 0],
            ),
            fill: "#55305F",
          }),
        ),
        { path: oval(120, 34, 10, 72), fill: "#B0446033" },
        { path: oval(60, 14, -20, -58), fill: "#FFFFFF55" },
      ],
    },
    {
      at: [-82, -6],
      ...wave("turn", 4, 3, phase + 1),
      parts: [
        ...[-1, 1].map(
          (side): Part => ({
            at: [side * 20 - 6, -46],
            ...wave("turn", 8, 6, side + phase),
            parts: [
              stroke("#4A2A52", 6, [0, 0], [side * 4 - 4, -26], [side * 16 - 8, -40]),
              { path: oval(8, 8, side * 16 - 8, -42), fill: "#FF7F9E" },
            ],
          }),
        ),
        { path: oval(58, 56), fill: lit("#FFD257", 60) },
        ...face({ apart: 21, eye: 10, mouth: "open", blink: 1 + phase }).map((part) => ({
          ...part,
          at: [(part.at?.[0] ?? 0) - 8, (part.at?.[1] ?? 0) - 2],
        })),
        ...(crowned
          ? [
              {
                at: [4, -48],
                turn: 8,
                ...moves(
                  track("y", [1.2, -300], [1.75, 6, "out"], [2.1, 0, "back"]),
                  wave("turn", 3, 3, 2),
                ),
                parts: [
                  {
                    path: poly(
                      [-42, 6],
                      [-52, -46],
                      [-26, -22],
                      [0, -62],
                      [26, -22],
                      [52, -46],
                      [42, 6],
                    ),
                    fill: {
                      from: [-40, -50],
                      to: [40, 10],
                      stops: [
                        { at: 0, colour: "#FFF3A6" },
                        { at: 0.5, colour: "#FFC93C" },
                        { at: 1, colour: "#F08A24" },
                      ],
                    },
                  },
                  {
                    path: `${oval(6, 6, -52, -48)}${oval(7, 7, 0, -64)}${oval(6, 6, 52, -48)}`,
                    fill: "#FF5C8A",
                  },
                  { path: `${oval(6, 6, -22, -6)}${oval(6, 6, 22, -6)}`, fill: "#39B8E8" },
                  { path: oval(8, 8, 0, -8), fill: "#FF5C8A" },
                ],
              } as Part,
            ]
          : []),
      ],
    },
    wing(0, phase),
  ],
});

export const beeQueen: Written = {
  id: "bee_queen",
  name: "Queen bee",
  title: title("#6B3410", "#FFFFFF", "#FFF3C4"),
  parts: [
    sky("#6EC3F4", "#BFE6EE", "#FFF0BE"),
    rays("#FFFFFF", 150, -190, "3A"),
    sun(150, -190, 58),
    cloud(-190, -230, 0.8, "#FFFFFF", 0.1),
    cloud(330, -120, 1.1, "#FFFFFF", 0.3),
    cloud(-420, -90, 1.2, "#FFFFFF", 0.2),
    hill(250, 22, 0.4, "#9BD36B", 0.1),
    hill(290, 16, 2.4, "#6FBF63", 0.2),
    hero(
      ...many(
        5,
        (i): Part => ({
          at: [-172 + (i % 2) * 34 + (i > 2 ? 330 : 0), -330 + i * 52],
          ...moves(
            track("x", [0.6 + i * 0.12, -560], [1.9 + i * 0.12, 0, "back"]),
            wave("y", 10, 2, i),
            wave("x", 9, 1, i * 2),
          ),
          parts: [bee(0.24, false, i * 1.3)],
        }),
      ),
      {
        at: [10, -190],
        ...moves(track("x", [0.2, 620], [1.5, 0, "back"]), wave("y", 13, 2), wave("x", 12, 1)),
        parts: [bee(1.12, true)],
      },
    ),
    ...meadow(["#FFD43B", "#FFB81F", "#FFE066"], "#7A4322", 7, 15),
  ],
};
