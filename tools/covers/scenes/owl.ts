import { animal } from "../animal.ts";
import { falling, twinkles } from "../falling.ts";
import { hill, rays, sky } from "../grounds.ts";
import {
  blob,
  box,
  curve,
  down,
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

export const owl: Written = {
  id: "1006",
  name: "Owl with a gown",
  title: title("#2B2A6B", "#FFFFFF", "#FFE27A"),
  parts: [
    sky("#3B3F9E", "#7A6FD0", "#FFC9A0"),
    twinkles(26, "#FFE9A8", 29),
    rays("#FFE9A8", 0, 40, "33", 16),
    hill(250, 20, 1.1, "#5B4FA8", 0.1),
    hill(290, 10, 3, "#463C8C", 0.2),
    hero(
      animal({
        coat: "#A8714F",
        belly: "#F2DDBD",
        ears: "none",
        muzzle: false,
        legs: "#FFA94D",
        arms: [20, 118],
        look: { mouth: "none", apart: 40, eye: 19, blush: "#FF8F6B" },
        mask: [
          ...[-1, 1].map(
            (side): Part => ({
              path: oval(45, 47, side * 40, 2),
              fill: lit("#FFF3DD", 48, side * 40, 2, 0.08),
            }),
          ),
        ],
        nape: [-1, 1].map(
          (side): Part => ({
            at: [side * 62, -58],
            ...wave("turn", 5, 3, side),
            path: poly([-20, 20], [side * 20, -44], [20, 20]),
            fill: "#8C5A40",
          }),
        ),
        visage: [
          { path: blob([-14, 20], [0, 14], [14, 20], [0, 48]), fill: lit("#FFB03B", 18, 0, 26) },
        ],
        right: [
          {
            at: [0, 2],
            turn: -20,
            parts: [
              { path: box(-52, -12, 104, 24, 10), fill: down(-12, 12, "#FFFDF2", "#E5D5B8") },
              { path: box(-9, -14, 18, 28, 3), fill: "#E8436B" },
            ],
          },
        ],
        chest: [
          {
            path: many(9, (i) =>
              curve(
                [-34 + (i % 3) * 34 - 10, -104 + Math.floor(i / 3) * 30],
                [-34 + (i % 3) * 34, -96 + Math.floor(i / 3) * 30],
                [-34 + (i % 3) * 34 + 10, -104 + Math.floor(i / 3) * 30],
              ),
            ).join(""),
            line: { colour: "#C99A6B", width: 4.5 },
          },
        ],
        hat: [
          {
            at: [0, -70],
            ...moves(track("y", [1.2, -320], [1.8, 0, "back"])),
            parts: [
              {
                path: blob([-58, -6], [0, -24], [58, -6], [52, 26], [0, 12], [-52, 26]),
                fill: "#2F2F66",
              },
              {
                path: poly([0, -58], [104, -24], [0, 6], [-104, -24]),
                fill: {
                  from: [-90, -50],
                  to: [90, 0],
                  stops: [
                    { at: 0, colour: "#5C5FB0" },
                    { at: 1, colour: "#34357A" },
                  ],
                },
              },
              {
                at: [0, -26],
                ...wave("turn", 4, 3),
                parts: [
                  {
                    path: curve([0, 0], [50, 6], [76, 30], [78, 54]),
                    line: { colour: "#FFD43B", width: 4.5 },
                  },
                  { path: blob([70, 50], [86, 50], [90, 82], [66, 82]), fill: "#FFD43B" },
                ],
              },
            ],
          },
        ],
      }),
    ),
    falling(36, ["#FFE066", "#FF8FB1", "#7BE0A3", "#6FC3FF", "#FFFFFF"], 91, "confetti"),
  ],
};
