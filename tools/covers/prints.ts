import { box, down, many, moves, oval, type Part, poly, wave } from "./kit.ts";
import { leafAt } from "./sprigs.ts";

/** Little landscapes, as they are seen in photos 100 wide and 100 high round their middle. */
const VIEWS: readonly (() => Part[])[] = [
  () => [
    { path: box(-50, -50, 100, 100), fill: down(-50, 50, "#7FC4E8", "#F7E9C9") },
    { path: oval(13, 13, 18, -18), fill: "#FFF3C9" },
    { path: poly([-60, 50], [-18, -12], [10, 24], [26, 2], [60, 50]), fill: "#5A7FA0" },
    { path: poly([-60, 50], [-10, 18], [60, 40], [60, 50]), fill: "#3F7A5A" },
  ],
  () => [
    { path: box(-50, -50, 100, 100), fill: down(-50, 50, "#F58A6B", "#FFD98A") },
    { path: oval(20, 20, 0, 10), fill: "#FFF1C0" },
    { path: box(-50, 14, 100, 36), fill: "#2F7F9D" },
    {
      path: many(4, (i) => box(-18 + i * 3, 18 + i * 7, 36 - i * 6, 2.5, 1)).join(""),
      fill: "#FFF1C0AA",
    },
  ],
  () => [
    { path: box(-50, -50, 100, 100), fill: down(-50, 50, "#CFE8D9", "#F2F5DC") },
    {
      path: leafAt(-14, 50, -14, 84, 14) + leafAt(6, 50, 10, 92, 15) + leafAt(24, 50, 30, 66, 12),
      fill: "#3F8A64",
    },
    { path: oval(13, 13, -26, -20) + oval(11, 11, 18, -30), fill: "#F2707F" },
    { path: oval(5, 5, -26, -20) + oval(4, 4, 18, -30), fill: "#FFE07A" },
  ],
  () => [
    { path: box(-50, -50, 100, 100), fill: down(-50, 50, "#2B2F6B", "#8C5CA8") },
    {
      path: many(9, (i) => oval(1.6, 1.6, -42 + i * 11, -40 + ((i * 37) % 44))).join(""),
      fill: "#FFF1C9",
    },
    {
      path: box(-42, 2, 20, 50) + box(-18, -14, 20, 66) + box(6, 8, 20, 44) + box(28, -4, 16, 56),
      fill: "#1F1F4A",
    },
    {
      path: many(10, (i) => box(-38 + (i % 5) * 17, 12 + Math.floor(i / 5) * 16, 6, 7)).join(""),
      fill: "#FFD98A",
    },
  ],
  () => [
    { path: box(-50, -50, 100, 100), fill: "#F7D9A8" },
    { path: oval(24, 26, -16, -2), fill: "#8A5A45" },
    { path: "M-44 50Q-40 22 -16 22Q8 22 12 50Z", fill: "#2F8F9D" },
    { path: oval(22, 24, 20, 4), fill: "#F2C09A" },
    { path: "M-4 -2Q0 -24 20 -24Q42 -22 42 4Q30 -8 20 -10Q8 -10 -4 -2Z", fill: "#B5502F" },
    { path: "M-8 50Q-2 28 20 28Q42 28 48 50Z", fill: "#E8506B" },
    { path: "M-24 2Q-16 10 -8 2M12 8Q20 16 28 8", line: { colour: "#4A2430", width: 3 } },
  ],
  () => [
    { path: box(-50, -50, 100, 100), fill: down(-50, 50, "#BFE3F2", "#EAF6F2") },
    { path: "M-50 24Q-20 6 10 22T50 18V50H-50Z", fill: "#F2E3B8" },
    { path: poly([-4, 26], [-2, -26], [2, -26], [4, 26]), fill: "#7A5A45" },
    {
      path: "M-40 -14A42 34 0 0 1 42 -14Q30 -22 20 -14Q10 -22 0 -14Q-10 -22 -20 -14Q-30 -22 -40 -14Z",
      fill: "#E8503F",
    },
  ],
];

/** What is seen in a photo, wide and high, kept within it. */
export const view = (kind: number, wide: number, high: number): Part => ({
  path: box(-wide / 2, -high / 2, wide, high),
  fill: "#DDD6CC",
  clip: true,
  parts: [
    {
      size: [Math.max(wide, high) / 98, Math.max(wide, high) / 98],
      parts: VIEWS[kind % VIEWS.length]?.() ?? [],
    },
  ],
});

/** A print with its white border, wider below; the origin is its middle. */
export const print = (
  kind: number,
  s: number,
  motion: Pick<Part, "tracks" | "waves"> = {},
): Part => ({
  size: [s, s],
  ...moves(motion, wave("turn", 1.6, 1, kind * 1.3)),
  parts: [
    { at: [3, 6], path: box(-56, -58, 112, 132, 2), fill: "#1B123033" },
    { path: box(-56, -58, 112, 132, 2), fill: "#FFFDF8" },
    view(kind, 98, 98),
    { path: "M-48 -48L48 -48L-48 20Z", fill: "#FFFFFF14" },
  ],
});
