import { sky } from "../../grounds.ts";
import { glow, many, moves, oval, type Part, pop, wave } from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";
import { growing, twig } from "../../sprigs.ts";

const rose = (
  x: number,
  y: number,
  s: number,
  colours: readonly [string, string, string],
  t: number,
  own: Partial<Part> = {},
): Part => ({
  place: "front",
  at: [x, y],
  size: [s, s],
  ...moves(pop(t, 0.8), wave("turn", 3, 1, x * 0.03), own.tracks ? { tracks: own.tracks } : {}),
  parts: [
    { at: [2, 6], path: oval(46), fill: "#5A1A2A22" },
    {
      path: many(7, (i) => oval(26, 24, 26 * Math.cos(i * 0.898), 26 * Math.sin(i * 0.898))).join(
        "",
      ),
      fill: colours[0],
    },
    {
      path: many(5, (i) =>
        oval(22, 20, 15 * Math.cos(i * 1.257 + 0.5), 15 * Math.sin(i * 1.257 + 0.5)),
      ).join(""),
      fill: colours[1],
    },
    { path: oval(21), fill: colours[2] },
    {
      path: "M-13 5C-13 -14 13 -14 13 3C13 15 -5 14 -5 3C-5 -5 6 -5 5 3M-26 8C-24 26 -2 32 14 24M28 -4C30 -22 8 -34 -8 -26",
      line: { colour: colours[0], width: 4 },
    },
  ],
});
const RED = ["#B8243F", "#D63B55", "#8F1830"] as const;
const BLUSH = ["#F0A8AE", "#F7C6C6", "#E58A94"] as const;
const CREAM = ["#F2DCC4", "#FBEEDD", "#E5C4A0"] as const;
/** Roses hung in swags above and below the words. */
export const roses: Written = {
  id: "rose_garland",
  name: "Rose garland",
  title: printed(faces.script, ["#8F1830"], [176, 92]),
  parts: [
    sky("#FFF3F0", "#FDE7E4", "#FBD9D8"),
    { place: "back", path: oval(380), fill: glow("#FFFFFF", 380, "CC"), ...wave("size", 0.05, 1) },
    ...[-1, 1].flatMap((up) =>
      many(23, (i): Part[] => {
        const x = -550 + i * 50;
        const k = Math.cos((x / 240) * Math.PI) * 0.5 + 0.5;
        const y = up < 0 ? -296 + k * 66 : 300 - k * 56;
        const t = 0.2 + Math.abs(i - 11) * 0.07;
        const colours = [RED, BLUSH, CREAM, BLUSH][(i * 3 + (up > 0 ? 1 : 0)) % 4] ?? RED;
        return [
          growing(
            [x, y],
            (up < 0 ? 180 : 0) + ((i * 47) % 70) - 35,
            t,
            twig({
              long: 74,
              pairs: 4,
              leaf: [38, 12],
              lean: 50,
              colours:
                i % 2 ? ["#5F8F6A", "#7FA87F", "#4A7355"] : ["#4A7355", "#5F8F6A", "#3A5F45"],
            }),
            3,
          ),
          rose(
            x + 12,
            y + up * -4,
            0.62 + ((i * 7) % 4) * 0.14,
            colours,
            t + 0.3,
            i === 11 && up > 0 ? swell(4.6, 0.2) : {},
          ),
        ];
      }).flat(),
    ),
    ...many(
      14,
      (i): Part => ({
        place: "front",
        at: [-520 + i * 80, -150 + ((i * 101) % 310)],
        turn: i * 50,
        ...moves(
          pop(1 + (i % 5) * 0.12),
          wave("y", 26, 1, i),
          wave("x", 14, 1, i * 2),
          wave("turn", 40, 1, i),
        ),
        path: "M0 -9C9 -7 9 6 0 9C-7 4 -7 -5 0 -9Z",
        fill: i % 2 ? "#F0A8AE" : "#D63B55",
      }),
    ),
  ],
};
