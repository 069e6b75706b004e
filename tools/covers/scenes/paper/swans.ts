import { sky } from "../../grounds.ts";
import {
  curve,
  down,
  glow,
  lit,
  many,
  moves,
  oval,
  type Part,
  petals,
  poly,
  pop,
  track,
  wave,
} from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { farBird, glide, ridge, sheet, swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

const swan = (side: number): Part => ({
  at: [side * 92, 0],
  size: [-side, 1],
  ...moves(glide("x", 0.3, side * 420, 2), wave("y", 4, 2, side), wave("turn", 1.2, 2, side)),
  parts: [
    {
      path: "M-116 -36C-96 -92 -10 -92 36 -50C70 -20 46 10 -10 10C-66 10 -104 2 -116 -36Z",
      fill: down(-90, 10, "#FFFFFF", "#D9DDF0"),
    },
    {
      path: curve([30, -22], [62, -70], [40, -122], [44, -160], [70, -178]),
      line: { colour: "#FFFFFF", width: 24 },
    },
    { path: oval(18, 15, 70, -176), fill: "#FFFFFF" },
    { path: poly([82, -184], [116, -166], [82, -166]), fill: "#F28F4A" },
    { path: "M76 -188Q92 -186 88 -172L80 -178Z", fill: "#2B2A3A" },
    { path: oval(2.6, 2.6, 72, -182), fill: "#2B2A3A" },
    {
      ...wave("turn", 4, 2),
      path: "M-126 -62C-90 -108 -20 -98 6 -58C-6 -24 -60 -10 -96 -24C-84 -34 -100 -40 -112 -42C-104 -52 -116 -58 -126 -62Z",
      fill: "#EEF0FA",
    },
    {
      path: "M-84 -66Q-48 -82 -14 -58M-74 -46Q-46 -60 -18 -42",
      line: { colour: "#C5CBE5", width: 3.5 },
    },
  ],
});
/** Two swans on a lake at evening, their necks a heart. */
export const swans: Written = {
  id: "two_swans",
  name: "Two swans",
  title: printed(faces.script, ["#FFFFFF"]),
  parts: [
    sky("#8A6FB5", "#D98FB0", "#FBCFAE"),
    {
      place: "hero",
      at: [0, 40],
      ...glide("y", 0.1, 240, 1.5),
      parts: [
        { path: oval(240), fill: glow("#FFF1D0", 240, "CC") },
        { path: oval(118), fill: down(-118, 118, "#FFF6DC", "#FFD3A8") },
      ],
    },
    sheet(
      ridge((x) => 120 + 24 * Math.sin(x / 110), false, 50),
      "#8F6FA3",
      glide("y", 0.2, 240),
      { place: "back" },
      [],
      3,
    ),
    {
      place: "back",
      path: "M-720 150H720V400H-720Z",
      fill: down(150, 336, "#E8A3B5", "#7A62A8", "#4F4485"),
    },
    ...many(
      14,
      (i): Part => ({
        place: "back",
        at: [((i * 97) % 420) - 210, 168 + i * 12],
        ...moves(
          track("wide", [0.8, 0], [1.8, 1, "out"]),
          wave("wide", 0.3, 1 + (i % 3), i),
          wave("x", 8, 1, i),
        ),
        path: `M${-60 - (i % 4) * 14} 0H${60 + (i % 4) * 14}`,
        line: { colour: "#FFF1D066", width: 3 },
      }),
    ),
    hero({
      at: [0, -36],
      parts: [{ at: [0, 20], path: oval(210, 12), fill: "#4F448566" }, swan(-1), swan(1)],
    }),
    ...many(3, (i) => farBird(-150 + i * 60, 0 - i * 26, 6, "#6B4A8A", i)),
    ...many(
      9,
      (i): Part => ({
        place: "front",
        at: [-236 + (i % 5) * 24 + (i > 4 ? 390 : 0), 344],
        ...moves(
          track("high", [0.4 + i * 0.06, 0], [1.3 + i * 0.06, 1, "back"]),
          wave("turn", 3, 1, i),
        ),
        parts: [
          {
            path: `M0 0Q4 -70 ${(i % 3) * 6 - 6} -${118 + (i % 4) * 20}`,
            line: { colour: "#3A3068", width: 4 },
          },
          { at: [(i % 3) * 6 - 6, -116 - (i % 4) * 20], path: oval(6, 21), fill: "#5A3A4F" },
          { path: leafAt(0, 0, -14, 90, 6) + leafAt(0, 0, 16, 74, 6), fill: "#3A3068" },
        ],
      }),
    ),
    ...[
      [-150, 304],
      [30, 318],
      [150, 306],
    ].map(
      ([x = 0, y = 0], i): Part => ({
        place: "front",
        at: [x, y],
        ...moves(pop(1 + i * 0.2), wave("x", 6, 1, i), i === 1 ? swell(4.6, 0.25) : {}),
        parts: [
          { path: "M0 6A40 13 0 1 1 8 6L0 0Z", fill: "#5F8F7A" },
          { at: [0, -6], size: [1, 0.6], path: petals(8, 26, 8), fill: "#FFC6D6" },
          { at: [0, -9], size: [1, 0.6], path: petals(6, 15, 6), fill: "#FFFFFF" },
          { path: oval(4, 3, 0, -9), fill: lit("#F7CF52", 4) },
        ],
      }),
    ),
  ],
};
