import { sky } from "../../grounds.ts";
import { box, many, moves, oval, type Part, petals, pop, track, wave } from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

/** An umbrella, and a rainbow that comes through. */
export const umbrella: Written = {
  id: "after_the_rain",
  name: "After the rain",
  title: printed(faces.loud, ["#33415C"]),
  parts: [
    sky("#D3E4EE", "#E6EFF0", "#F7F1E1"),
    ...many(
      5,
      (i): Part => ({
        place: "hero",
        at: [0, 330],
        ...track("size", [0.2 + i * 0.14, 0], [1.4 + i * 0.14, 1, "out"]),
        path: `M${-306 + i * 24} 0A${306 - i * 24} ${306 - i * 24} 0 0 1 ${306 - i * 24} 0`,
        line: {
          colour: ["#E8506B", "#F28F4A", "#F7CF52", "#5FB58A", "#4F8FC9"][i] ?? "#E8506B",
          width: 24,
        },
      }),
    ),
    ...[
      [-200, 262, 1],
      [200, 250, 1.1],
      [-440, 220, 1.2],
      [450, 260, 1.2],
    ].map(
      ([x = 0, y = 0, s = 1], i): Part => ({
        place: "front",
        at: [x, y],
        size: [s, s],
        ...moves(glide("x", 0.3, x * 2, 1.3), wave("x", 9, 1, i)),
        path:
          oval(62, 52, -56, 8) +
          oval(78, 66, 8, -18) +
          oval(54, 46, 74, 12) +
          box(-118, 6, 246, 120, 30),
        fill: "#FFFFFF",
      }),
    ),
    hero({
      at: [0, -26],
      turn: 8,
      ...moves(glide("y", 0.4, 420, 1.2), wave("turn", 3, 1), wave("y", 5, 2)),
      parts: [
        { path: "M0 -206V-14Q0 18 -24 18Q-44 18 -44 -4", line: { colour: "#7A4F3A", width: 9 } },
        {
          path: "M-150 -110A150 134 0 0 1 150 -110Q120 -134 100 -110Q74 -136 50 -110Q24 -136 0 -110Q-24 -136 -50 -110Q-74 -136 -100 -110Q-120 -134 -150 -110Z",
          fill: "#E8506B",
        },
        {
          path: "M-50 -110Q-40 -210 0 -244Q40 -210 50 -110Q24 -136 0 -110Q-24 -136 -50 -110Z",
          fill: "#F7CF52",
        },
        {
          path: "M100 -110Q90 -210 0 -244A150 134 0 0 1 150 -110Q120 -134 100 -110ZM-100 -110Q-90 -210 0 -244A150 134 0 0 0 -150 -110Q-120 -134 -100 -110Z",
          fill: "#C93A58",
        },
        { path: box(-4, -260, 8, 20, 4), fill: "#7A4F3A" },
      ],
    }),
    ...many(
      16,
      (i): Part => ({
        place: "back",
        at: [-560 + i * 74, -40 + ((i * 89) % 240)],
        ...moves(pop(0.4 + (i % 6) * 0.12), wave("y", 12, 1, i), i === 9 ? swell(4.6, 0.5) : {}),
        path: "M0 -13C9 -2 9 8 0 9C-9 8 -9 -2 0 -13Z",
        fill: "#8FB8D4",
      }),
    ),
    ...many(
      11,
      (i): Part => ({
        place: "front",
        at: [-230 + i * 46, 338],
        size: [0.8, 0.8],
        ...moves(
          track("high", [0.8 + i * 0.05, 0], [1.6 + i * 0.05, 1, "back"]),
          wave("turn", 3, 1, i),
        ),
        parts: [
          { path: leafAt(0, 0, -30, 50, 8) + leafAt(0, 0, 26, 56, 8), fill: "#5FB58A" },
          { at: [0, -46], path: petals(6, 17, 6), fill: i % 2 ? "#F7CF52" : "#FFFFFF" },
        ],
      }),
    ),
  ],
};
