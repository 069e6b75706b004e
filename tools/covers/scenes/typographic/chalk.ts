import { sky } from "../../grounds.ts";
import {
  box,
  curve,
  heart,
  many,
  moves,
  oval,
  type Part,
  petals,
  star,
  track,
  wave,
} from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";

/** A line of chalk: drawn twice, the second dusty and a little beside. */
const chalk = (path: string, colour: string, t: number, own: Partial<Part> = {}, i = 0): Part => ({
  place: "front",
  ...own,
  ...moves(
    track("size", [t, 0.7], [t + 0.4, 1, "out"]),
    track("fade", [t, 0], [t + 0.4, 1]),
    wave("turn", 2, 1, i),
    own.tracks ? { tracks: own.tracks } : {},
  ),
  parts: [
    { path, line: { colour: `${colour}DD`, width: 4.5 } },
    { at: [1.6, 1.8], path, line: { colour: `${colour}44`, width: 6.5 } },
  ],
});
/** A blackboard full of small drawings. */
export const blackboard: Written = {
  id: "chalk_drawings",
  name: "Chalk on the board",
  title: printed(faces.script, ["#FFFFFF", "#FFE9A0"], [166, 92]),
  parts: [
    sky("#2B4A42", "#2F5249", "#243F38"),
    ...many(
      9,
      (i): Part => ({
        place: "back",
        at: [-520 + i * 130, -200 + ((i * 149) % 400)],
        turn: -20 + i * 9,
        path: oval(120, 36),
        fill: "#FFFFFF09",
      }),
    ),
    {
      place: "front",
      path: `${box(-700, -340, 1400, 16)}${box(-700, 322, 1400, 20)}`,
      fill: "#A8744A",
    },
    { place: "front", path: box(-700, 318, 1400, 5), fill: "#D9A874" },
    chalk(curve([-176, -116], [-90, -128], [0, -114], [90, -128], [176, -116]), "#FFFFFF", 0.4),
    chalk(curve([-176, 118], [-90, 106], [0, 120], [90, 106], [176, 118]), "#FFFFFF", 0.5),
    chalk(star(40, 17), "#FFE27A", 0.6, { at: [-166, -236], turn: -12, ...swell(4.6, 0.25) }, 1),
    chalk(heart(36), "#FF9FB8", 0.7, { at: [172, -230], turn: 12 }, 2),
    chalk(
      "M-40 10Q-44 -34 0 -36Q44 -34 40 10ZM-18 10V26H18V10M-10 34H10M-20 -6L-8 -16L4 -4L18 -18M0 -52V-66M-40 -40L-50 -50M40 -40L50 -50",
      "#FFE27A",
      0.8,
      { at: [0, -226] },
      3,
    ),
    chalk(
      "M-44 -20L0 -40L44 -20L0 0ZM-24 -8V18Q0 34 24 18V-8M44 -20V16M40 16H48V28H40Z",
      "#A8E0FF",
      0.9,
      { at: [-84, -176], size: [0.8, 0.8] },
      4,
    ),
    chalk(petals(7, 34, 11) + oval(9), "#FFC9A0", 1, { at: [88, -172] }, 5),
    chalk(
      "M-30 26V-18Q-30 -34 -10 -28Q0 -24 0 -14Q0 -24 10 -28Q30 -34 30 -18V26Q14 18 0 28Q-14 18 -30 26ZM0 -14V28",
      "#FFFFFF",
      1.1,
      { at: [-164, 210], turn: -8, size: [1.2, 1.2] },
      6,
    ),
    chalk(
      "M-2 36C-40 34 -44 -18 -16 -26Q-6 -28 0 -22Q6 -28 16 -26C44 -18 40 34 2 36M0 -22Q0 -38 10 -44M10 -38Q24 -48 30 -36Q18 -30 10 -38",
      "#9FE8B0",
      1.2,
      { at: [-40, 226], turn: 6 },
      7,
    ),
    chalk(
      "M-46 20L34 -50L48 -36L-32 34L-52 40ZM34 -50L40 -56Q48 -58 54 -50L48 -36M-46 20L-32 34",
      "#FFE27A",
      1.3,
      { at: [72, 222] },
      8,
    ),
    chalk(
      "M0 30V-14M0 -14Q-26 -18 -28 -42Q-4 -42 0 -14Q4 -42 28 -42Q26 -18 0 -14M-20 30H20",
      "#9FE8B0",
      1.4,
      { at: [176, 208] },
      9,
    ),
    chalk("M-60 0Q-40 -24 -20 0T20 0T60 0", "#FF9FB8", 1.5, { at: [0, 286], size: [0.7, 0.7] }, 10),
    ...many(8, (i) =>
      chalk(
        [
          star(34, 14),
          heart(30),
          petals(6, 32, 10),
          "M-34 0A34 34 0 1 0 34 0A34 34 0 1 0 -34 0M-12 -8V-9M12 -8V-9M-14 10Q0 24 14 10",
        ][i % 4] ?? "",
        ["#FFE27A", "#A8E0FF", "#FF9FB8", "#9FE8B0"][i % 4] ?? "#FFFFFF",
        0.6 + i * 0.1,
        { at: [(i < 4 ? -1 : 1) * (320 + (i % 2) * 120), -210 + (i % 4) * 140] },
        i,
      ),
    ),
    ...many(
      26,
      (i): Part => ({
        place: "front",
        at: [-560 + i * 44, -290 + ((i * 83) % 580)],
        ...moves(track("fade", [1 + (i % 5) * 0.1, 0], [2, 0.6]), wave("y", 14, 1, i)),
        path: oval(1.4),
        fill: "#FFFFFF",
      }),
    ),
  ],
};
