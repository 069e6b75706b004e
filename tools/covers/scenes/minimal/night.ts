import { sky } from "../../grounds.ts";
import { glow, many, moves, oval, type Part, pop, star, track, wave } from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { ridge, swell } from "../../sheets.ts";

const HEART: readonly (readonly [number, number])[] = [
  [0, 250],
  [-70, 190],
  [-130, 126],
  [-168, 52],
  [-150, -18],
  [-96, -52],
  [-38, -32],
  [0, 24],
  [38, -32],
  [96, -52],
  [150, -18],
  [168, 52],
  [130, 126],
  [70, 190],
];
/** A heart among the stars, joined star by star. */
export const constellation: Written = {
  id: "star_heart",
  name: "Heart in the stars",
  title: { ...printed(faces.plain, ["#E9EDFF"]), weight: 300 },
  parts: [
    sky("#0B1030", "#161C4F", "#2F2A6B"),
    ...many(
      70,
      (i): Part => ({
        place: "back",
        at: [-560 + ((i * 151) % 1120), -328 + ((i * 97) % 620)],
        ...moves(pop(0.1 + (i % 9) * 0.08), wave("size", 0.4, 1 + (i % 3), i)),
        path: oval(0.8 + (i % 4) * 0.45),
        fill: "#FFFFFFAA",
      }),
    ),
    ...HEART.map(([x, y], i): Part => {
      const [nx = 0, ny = 0] = HEART[(i + 1) % HEART.length] ?? [0, 0];
      return {
        place: "hero",
        at: [x, y],
        turn: (Math.atan2(ny - y, nx - x) * 180) / Math.PI,
        ...track("wide", [0.8 + i * 0.15, 0], [1 + i * 0.15, 1, "line"]),
        path: `M0 0H${Math.round(Math.hypot(nx - x, ny - y))}`,
        line: { colour: "#BFC9FF88", width: 1.8 },
      };
    }),
    ...HEART.map(
      ([x, y], i): Part => ({
        place: "hero",
        at: [x, y],
        ...moves(pop(0.7 + i * 0.15, 0.5), wave("turn", 14, 1, i), i === 7 ? swell(4.6, 0.9) : {}),
        parts: [
          {
            path: oval(22),
            fill: glow("#CFE0FF", 22, "99"),
            ...wave("size", 0.25, 1 + (i % 3), i),
          },
          { path: star(9 + (i % 3) * 3, 2.4, 4), fill: "#FFFFFF" },
        ],
      }),
    ),
    {
      place: "front",
      ...track("y", [0.1, 80], [1, 0, "out"]),
      path: ridge((x) => 306 - 12 * Math.sin(x / 90), false, 50),
      fill: "#060822",
    },
    {
      place: "hero",
      at: [0, 316],
      ...track("y", [0.1, 80], [1, 0, "out"]),
      parts: [
        { path: oval(8, 9, -11, -38) + oval(8, 9, 11, -36), fill: "#060822" },
        { path: "M-22 0Q-24 -28 -11 -29Q-3 -28 -1 -14Q3 -28 11 -27Q24 -26 22 0Z", fill: "#060822" },
      ],
    },
  ],
};
