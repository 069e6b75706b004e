import { face, partyHat, shade } from "../faces.ts";
import { balloon, falling, hill, rays, sky } from "../grounds.ts";
import {
  blob,
  breath,
  curve,
  dark,
  hop,
  lit,
  many,
  moves,
  oval,
  type Part,
  poly,
  track,
  wave,
} from "../kit.ts";
import { hero, title, type Written } from "../scene.ts";

export const dino: Written = {
  id: "dino-roarsome",
  name: "Roarsome dinosaur",
  title: title("#5B1F3A", "#FFFFFF", "#FFE98A"),
  parts: [
    sky("#FF7E6B", "#FFA872", "#FFDFA0"),
    rays("#FFF1B8", 0, 40, "44", 16),
    ...volcano(),
    hill(220, 26, 0.2, "#F2B15E", 0.1),
    hill(280, 14, 2.9, "#DE8F4A", 0.2),
    ...[-420, -205, 215, 400].map((x, i) =>
      palm(x, 250 + (i % 2) * 30, 0.8 + (i % 2) * 0.25, 0.2 + i * 0.1),
    ),
    hero(
      balloon(-148, -40, 0.85, "#FF4F6D", 0.9, -6),
      balloon(164, -110, 0.8, "#4FA8FF", 1.1, 8),
      rex(),
    ),
    ...falling(26, ["#FFFFFF", "#FFE066", "#FF5C8A", "#4FC3F7", "#7BE0A3"], 11, "confetti"),
  ],
};

function volcano(): Part[] {
  return [
    {
      place: "back",
      at: [215, 250],
      ...track("y", [0, 320], [1, 0, "back"]),
      parts: [
        ...many(
          4,
          (i): Part => ({
            at: [0, -196],
            tracks: [
              {
                of: "y",
                round: true,
                keys: [
                  { t: 0, v: -((i * 45) % 180) },
                  { t: 6 - i * 1.5, v: -180, ease: "line" },
                  { t: 6 - i * 1.5, v: 0, ease: "hold" },
                  { t: 6, v: -((i * 45) % 180), ease: "line" },
                ],
              },
            ],
            ...wave("x", 12, 1, i),
            path: oval(30 + i * 5, 27 + i * 4),
            fill: "#FFFFFF77",
          }),
        ),
        {
          path: blob(
            [-150, 10],
            [-60, -150],
            [-36, -186],
            [36, -186],
            [60, -150],
            [150, 10],
            [0, 30],
          ),
          fill: {
            from: [-100, 0],
            to: [120, 0],
            stops: [
              { at: 0, colour: "#B4607A" },
              { at: 1, colour: "#6E3058" },
            ],
          },
        },
        {
          path: blob(
            [-38, -186],
            [0, -196],
            [38, -186],
            [34, -150],
            [16, -118],
            [4, -150],
            [-12, -96],
            [-26, -148],
          ),
          fill: {
            from: [0, -190],
            to: [0, -100],
            stops: [
              { at: 0, colour: "#FFE066" },
              { at: 1, colour: "#FF5A4F" },
            ],
          },
          ...wave("high", 0.06, 3),
        },
      ],
    },
  ];
}

function palm(x: number, y: number, s: number, t: number): Part {
  return {
    place: "back",
    at: [x, y],
    size: [s, s],
    ...moves(track("high", [t, 0], [t + 0.9, 1, "back"]), wave("turn", 1.6, 1, x)),
    parts: [
      {
        path: blob([-16, 20], [-8, -80], [10, -170], [24, -168], [10, -80], [18, 20]),
        fill: "#8A4B3A",
      },
      ...[-164, -124, -74, -30, 14].map(
        (turn, i): Part => ({
          at: [16, -170],
          turn,
          ...wave("turn", 4, 2, i + x),
          path: blob([0, 0], [60, -34], [128, 8], [80, 2], [40, 8]),
          fill: i % 2 ? "#3FA35B" : "#63C466",
        }),
      ),
      { path: `${oval(11, 11, 4, -160)}${oval(11, 11, 26, -156)}`, fill: "#6B3A2A" },
    ],
  };
}

function rex(): Part {
  const coat = "#3CCB7F";
  return {
    parts: [
      shade(150),
      {
        ...hop(0.3),
        parts: [
          {
            ...breath(0.016),
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
