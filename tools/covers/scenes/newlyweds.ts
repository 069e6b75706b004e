import { animal } from "../animal.ts";
import { falling } from "../falling.ts";
import { hill, rays, sky } from "../grounds.ts";
import { blob, lit, many, moves, oval, type Part, poly, pop, star, track, wave } from "../kit.ts";
import { beak, penguinFace } from "../penguin.ts";
import { bouquet, loveHeart } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";

export const newlyweds: Written = {
  id: "1010",
  name: "Penguins in love",
  title: title("#8A3B6B", "#FFFFFF", "#FFE3EE"),
  parts: [
    sky("#FFC9DC", "#FFE3E6", "#FFF8EC"),
    rays("#FFFFFF", 0, 40, "88", 18),
    {
      place: "back",
      at: [0, 292],
      ...track("size", [0.1, 0], [1, 1, "back"]),
      path: "M-206 0V-250A206 206 0 0 1 206 -250V0",
      line: { colour: "#FFFFFF", width: 16 },
    },
    many(19, (i): Part => {
      const a = Math.PI * (1 - i / 18);
      return {
        place: "back",
        at: [206 * Math.cos(a), 42 - 206 * Math.sin(a)],
        ...moves(pop(0.4 + i * 0.05), wave("turn", 10, 2, i)),
        parts: [
          {
            path: star(25, 14, 7),
            fill: lit(["#FF8FB1", "#FFC1D3", "#FFFFFF"][i % 3] ?? "#FFFFFF", 26),
          },
          { path: oval(6), fill: "#FFD76B" },
        ],
      };
    }),
    hill(282, 8, 1, "#BFE0A8", 0.1),
    hero(
      {
        at: [-84, 0],
        size: [0.78, 0.78],
        parts: [
          animal(
            {
              coat: "#34436E",
              belly: "#FFFFFF",
              ears: "none",
              muzzle: false,
              mask: penguinFace,
              legs: "#FFA94D",
              arms: [30, 26],
              look: { mouth: "none", apart: 38, eye: 14, blink: 1 },
              visage: beak("#FFA94D"),
              chest: [
                {
                  path:
                    poly([-34, -170], [0, -156], [-34, -138]) +
                    poly([34, -170], [0, -156], [34, -138]),
                  fill: "#E8436B",
                },
                { path: oval(8, 8, 0, -155), fill: "#B82A58" },
              ],
              hat: [
                {
                  at: [6, -72],
                  turn: 5,
                  ...wave("turn", 2, 3),
                  parts: [
                    {
                      path: "M-42 0V-66Q0 -78 42 -66V0Z",
                      fill: {
                        from: [-42, 0],
                        to: [42, 0],
                        stops: [
                          { at: 0, colour: "#5A5F96" },
                          { at: 1, colour: "#2B2F5E" },
                        ],
                      },
                    },
                    { path: "M-42 -18H42V0H-42Z", fill: "#E8436B" },
                    { path: oval(66, 11, 0, 2), fill: "#34386B" },
                  ],
                },
              ],
            },
            0.35,
          ),
        ],
      },
      {
        at: [84, 0],
        size: [0.78, 0.78],
        parts: [
          animal(
            {
              coat: "#4A5A8C",
              belly: "#FFFFFF",
              ears: "none",
              muzzle: false,
              mask: penguinFace,
              legs: "#FFA94D",
              arms: [20, 46],
              right: [{ at: [0, -14], parts: bouquet(["#FF8FB1", "#FFFFFF", "#FFC36B"]) }],
              look: { mouth: "none", apart: 38, eye: 14, blink: 1.9 },
              visage: beak("#FFA94D"),
              nape: [
                {
                  ...wave("turn", 3, 2),
                  path: blob(
                    [0, -92],
                    [96, -50],
                    [134, 130],
                    [60, 168],
                    [-60, 168],
                    [-134, 130],
                    [-96, -50],
                  ),
                  fill: "#FFFFFFAA",
                },
              ],
              hat: [
                ...many(
                  5,
                  (i): Part => ({
                    at: [(i - 2) * 30, -76 + Math.abs(i - 2) * 8],
                    ...wave("turn", 8, 3, i),
                    parts: [
                      {
                        path: star(19, 10, 6),
                        fill: lit(["#FF8FB1", "#FFFFFF"][i % 2] ?? "#FFFFFF", 20),
                      },
                      { path: oval(5), fill: "#FFD76B" },
                    ],
                  }),
                ),
              ],
            },
            0.6,
          ),
        ],
      },
      loveHeart(0, -300, 30, "#FF5C8A", 1.4, 1),
    ),
    falling(22, ["#FF8FB1", "#FFC1D3", "#FFFFFF"], 81, "heart"),
  ],
};
