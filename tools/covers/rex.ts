import { face, partyHat, shade } from "./faces.ts";
import {
  blob,
  breathe,
  curve,
  dark,
  hop,
  lit,
  many,
  moves,
  oval,
  type Part,
  poly,
  wave,
} from "./kit.ts";

/** The dinosaur; the origin is where it stands. */
export function rex(): Part {
  const coat = "#3CCB7F";
  return {
    parts: [
      shade(150),
      {
        ...hop(0.3),
        parts: [
          {
            ...breathe(0.016),
            parts: [
              {
                at: [40, -60],
                ...moves(wave("turn", 6, 2), wave("turn", 3, 3)),
                path: blob(
                  [-40, -30],
                  [30, -24],
                  [92, -60],
                  [150, -130],
                  [132, -40],
                  [70, 30],
                  [-20, 40],
                ),
                fill: lit(coat, 130, 50, -40),
              },
              ...[-66, -4, 52, 92].map(
                (x, i): Part => ({
                  at: [60 + ([0, 22, 34, 30][i] ?? 0), -270 + i * 58],
                  turn: 50 + i * 14,
                  ...wave("size", 0.05, 3, i),
                  path: poly([-22, 10], [0, -28], [22, 10]),
                  fill: i % 2 ? "#FF9F5A" : "#FFC24F",
                  fade: x ? 1 : 1,
                }),
              ),
              ...[-1, 1].map(
                (side): Part => ({
                  path: blob(
                    [side * 40 - 30, -60],
                    [side * 40 + 30, -60],
                    [side * 48 + 40, -2],
                    [side * 48 - 40, -2],
                  ),
                  fill: lit(dark(coat, 0.08), 60, side * 44, -40),
                }),
              ),
              {
                path: blob(
                  [-20, -220],
                  [60, -190],
                  [88, -100],
                  [64, -24],
                  [0, -10],
                  [-64, -24],
                  [-84, -90],
                  [-62, -180],
                ),
                fill: lit(coat, 130, 0, -110),
                clip: true,
                parts: [
                  { path: oval(56, 96, -30, -78), fill: lit("#D6F7B0", 80, -30, -90, 0.08) },
                  ...[-130, -104, -78, -52].map(
                    (y): Part => ({
                      path: curve([-74, y], [-30, y + 10], [14, y]),
                      line: { colour: "#9ED98A", width: 3.5 },
                    }),
                  ),
                ],
              },
              ...[-1, 1].map(
                (side): Part => ({
                  at: [side * 56 - 14, -140],
                  turn: side * -34,
                  ...wave("turn", 12, 6, side),
                  path: blob([-12, -6], [12, -6], [14, 34], [0, 48], [-14, 34]),
                  fill: lit(dark(coat, 0.1), 40, 0, 20),
                }),
              ),
              {
                at: [0, -206],
                ...moves(wave("turn", 3.5, 2, 0.5), wave("y", 3, 3, -0.8)),
                parts: [
                  {
                    at: [0, 0],
                    parts: [
                      {
                        path: blob([-60, 16], [0, 44], [52, 18], [30, 50], [-14, 58], [-52, 46]),
                        fill: dark(coat, 0.2),
                      },
                      {
                        path: blob(
                          [-118, -26],
                          [-96, -74],
                          [-20, -108],
                          [58, -96],
                          [86, -40],
                          [66, 18],
                          [0, 30],
                          [-84, 24],
                        ),
                        fill: lit(coat, 120, -14, -36),
                      },
                      {
                        path: `${oval(4, 6, -96, -42)}${oval(4, 6, -78, -46)}`,
                        fill: dark(coat, 0.6),
                      },
                      ...face({ apart: 40, eye: 15, mouth: "none", blink: 1.6 }).map((part) => ({
                        ...part,
                        at: [(part.at?.[0] ?? 0) - 4, (part.at?.[1] ?? 0) - 44],
                      })),
                      {
                        at: [-24, 0],
                        ...wave("high", 0.18, 3),
                        path: blob([-56, -6], [0, 4], [54, -8], [34, 30], [0, 40], [-36, 30]),
                        fill: "#8A2148",
                        clip: true,
                        parts: [
                          { path: oval(34, 18, 0, 34), fill: "#FF7C93" },
                          {
                            path: many(6, (i) =>
                              poly([-52 + i * 18, -10], [-36 + i * 18, -10], [-44 + i * 18, 8]),
                            ).join(""),
                            fill: "#FFFFFF",
                          },
                        ],
                      },
                      partyHat(12, -98, "#FF5C8A", "#FFE066", 10, 0.9),
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
}
