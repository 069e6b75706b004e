import { stroke } from "../animal.ts";
import { face, partyHat, shade } from "../faces.ts";
import { balloon, cloud, falling, hill, meadow, rays, sky, sun } from "../grounds.ts";
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
