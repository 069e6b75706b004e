import { sky } from "../../grounds.ts";
import {
  box,
  curve,
  many,
  moves,
  oval,
  type Part,
  petals,
  pop,
  round,
  star,
  track,
  wave,
} from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

const flourish = (y: number, flip: number): Part => ({
  place: "front",
  at: [0, y],
  size: [1, flip],
  ...moves(track("wide", [0.9, 0], [1.8, 1, "out"])),
  parts: [
    {
      path: `${curve([-150, 0], [-100, -18], [-50, 6], [0, -14], [50, 6], [100, -18], [150, 0])}M-150 0a9 9 0 1 0 -9 -9M150 0a9 9 0 1 1 9 -9`,
      line: { colour: "#3A2A24", width: 3.5 },
    },
    {
      path:
        leafAt(-80, -12, -60, 28, 7) +
        leafAt(80, -12, 60, 28, 7) +
        leafAt(-40, 2, -120, 24, 6) +
        leafAt(40, 2, 120, 24, 6),
      fill: "#3A2A24",
    },
    { at: [0, -16], path: star(13, 5.5), fill: "#B5432F" },
  ],
});
/** A label from the hand press, two inks on card. */
export const letterpress: Written = {
  id: "letterpress_label",
  name: "Letterpress label",
  title: printed(faces.poster, ["#3A2A24", "#B5432F"], [158, 84]),
  parts: [
    sky("#2F4A4A", "#3A5858", "#263F40"),
    {
      place: "back",
      path: many(25, (i) => `M${-720 + i * 60} -340L${-1060 + i * 60} 340`).join(""),
      line: { colour: "#FFFFFF0D", width: 20 },
    },
    {
      place: "back",
      ...moves(glide("y", 0.1, 560, 1.1)),
      parts: [
        {
          at: [5, 14],
          path: "M-180 -300H180A40 40 0 0 0 220 -260V260A40 40 0 0 0 180 300H-180A40 40 0 0 0 -220 260V-260A40 40 0 0 0 -180 -300Z",
          fill: "#00000044",
        },
        {
          path: "M-180 -300H180A40 40 0 0 0 220 -260V260A40 40 0 0 0 180 300H-180A40 40 0 0 0 -220 260V-260A40 40 0 0 0 -180 -300Z",
          fill: "#F3E6CC",
        },
        {
          path: "M-168 -286H168A46 46 0 0 0 206 -248V248A46 46 0 0 0 168 286H-168A46 46 0 0 0 -206 248V-248A46 46 0 0 0 -168 -286Z",
          line: { colour: "#3A2A24", width: 4.5 },
        },
        {
          path: "M-162 -278H162A46 46 0 0 0 198 -242V242A46 46 0 0 0 162 278H-162A46 46 0 0 0 -198 242V-242A46 46 0 0 0 -162 -278Z",
          line: { colour: "#B5432F", width: 1.8 },
        },
      ],
    },
    ...[-1, 1].map(
      (side): Part => ({
        place: "front",
        at: [side * 420, 0],
        ...pop(0.6),
        parts: [
          { path: petals(12, 100, 20), fill: "#F3E6CC22" },
          { path: petals(12, 60, 12, 0.26), fill: "#F3E6CC33" },
        ],
      }),
    ),
    flourish(-112, 1),
    flourish(112, -1),
    {
      place: "front",
      at: [0, -196],
      ...moves(pop(0.7), swell(4.6, 0.12)),
      parts: [
        {
          ...round("turn", [0, 0], [6, 22.5, "line"]),
          path: many(16, (i) =>
            leafAt(30 * Math.sin(i * 0.3927), -30 * Math.cos(i * 0.3927), i * 22.5, 30, 5),
          ).join(""),
          fill: "#B5432F",
        },
        { path: oval(28), line: { colour: "#3A2A24", width: 3.5 } },
        { path: star(19, 8), fill: "#3A2A24" },
      ],
    },
    {
      place: "front",
      at: [0, 198],
      ...pop(0.9),
      parts: [
        { path: "M-34 20H34M-40 30H40", line: { colour: "#3A2A24", width: 4 } },
        { path: "M-30 16Q-30 -22 0 -22Q30 -22 30 16ZM-6 -24H6V-34H-6Z", fill: "#B5432F" },
        {
          path: many(7, (i) => {
            const a = Math.PI + (i * Math.PI) / 6;
            return `M${Math.round(44 * Math.cos(a))} ${Math.round(4 + 44 * Math.sin(a))}L${Math.round(60 * Math.cos(a))} ${Math.round(4 + 60 * Math.sin(a))}`;
          }).join(""),
          line: { colour: "#3A2A24", width: 3.5 },
        },
      ],
    },
    ...[-130, -86, 86, 130].flatMap((x, i) =>
      [-196, 198].map(
        (y): Part => ({
          place: "front",
          at: [x, y],
          ...moves(pop(1 + i * 0.1), wave("turn", 10, 1, i)),
          path: petals(4, i % 3 ? 13 : 18, i % 3 ? 5 : 7),
          fill: i % 3 ? "#3A2A24" : "#B5432F",
        }),
      ),
    ),
    ...[-1, 1].flatMap((side) =>
      many(
        5,
        (i): Part => ({
          place: "front",
          at: [side * 178, -84 + i * 42],
          ...pop(1.2 + i * 0.08),
          path: box(-5, -5, 10, 10),
          turn: 45,
          fill: i % 2 ? "#B5432F" : "#3A2A24",
        }),
      ),
    ),
  ],
};

/** A poster of the Swiss school: discs and bars on a grid. */
export const swiss: Written = {
  id: "swiss_poster",
  name: "Swiss poster",
  title: printed(faces.loud, ["#FFFFFF"], [196, 84]),
  parts: [
    sky("#E63226", "#E63226"),
    {
      place: "back",
      at: [-118, -222],
      ...moves(glide("x", 0.1, -500), swell(4.6, 0.06)),
      path: oval(122),
      fill: "#FFFFFF",
    },
    {
      place: "back",
      at: [4, -222],
      ...glide("y", 0.3, -420),
      path: "M-122 0A122 122 0 0 1 122 0Z",
      fill: "#1A1A1A",
    },
    {
      place: "back",
      at: [126, -222],
      ...glide("x", 0.4, 500),
      path: oval(122),
      line: { colour: "#F7C93A", width: 34 },
    },
    ...many(
      9,
      (i): Part => ({
        place: "back",
        at: [-246 + i * 8, 136 + i * 25],
        ...moves(
          track("wide", [0.3 + i * 0.09, 0], [1.2 + i * 0.09, 1, "out"]),
          wave("wide", 0.06, 1, i * 0.7),
        ),
        path: box(0, 0, 492 - i * 44, 13),
        fill: i % 3 === 0 ? "#1A1A1A" : i % 3 === 1 ? "#FFFFFF" : "#F7C93A",
      }),
    ),
    {
      place: "back",
      at: [172, 268],
      ...moves(pop(1.2), wave("y", 8, 2)),
      path: oval(48),
      fill: "#F7C93A",
    },
    {
      place: "back",
      at: [172, 268],
      ...track("turn", [1.4, -180], [2.4, 0, "soft"]),
      path: "M0 -48A48 48 0 0 1 0 48Z",
      fill: "#1A1A1A",
    },
    ...many(
      18,
      (i): Part => ({
        place: "back",
        at: [-232 + i * 27.3, 108],
        ...pop(0.8 + i * 0.04),
        path: oval(4),
        fill: "#FFFFFF",
      }),
    ),
    ...many(
      12,
      (i): Part => ({
        place: "back",
        at: [-500 + (i % 2) * 100, -290 + Math.floor(i / 2) * 116],
        ...pop(0.3 + i * 0.05),
        path: i % 3 ? oval(38) : box(-38, -38, 76, 76),
        fill: ["#1A1A1A", "#FFFFFF", "#F7C93A"][i % 3] ?? "#1A1A1A",
      }),
    ),
    ...many(
      12,
      (i): Part => ({
        place: "back",
        at: [390 + (i % 2) * 100, -290 + Math.floor(i / 2) * 116],
        ...pop(0.3 + i * 0.05),
        path: i % 3 ? "M-38 0A38 38 0 0 1 38 0Z" : box(-38, -10, 76, 20),
        fill: ["#FFFFFF", "#F7C93A", "#1A1A1A"][i % 3] ?? "#1A1A1A",
      }),
    ),
  ],
};
