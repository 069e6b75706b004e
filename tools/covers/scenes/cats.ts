import { animal, tail } from "../animal.ts";
import { falling, twinkles } from "../falling.ts";
import { hill, rays, sky } from "../grounds.ts";
import { blob, lit, moves, oval, pop, wave } from "../kit.ts";
import { loveHeart } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";
import { whiskers } from "../whiskers.ts";

export const cats: Written = {
  id: "1007",
  name: "Two cats and a heart",
  title: title("#7A1245", "#FFFFFF", "#FFD3E0"),
  parts: [
    sky("#FF7F9E", "#FFA9AE", "#FFE0C9"),
    rays("#FFFFFF", 0, 60, "44", 16),
    twinkles(18, "#FFFFFFBB", 33, "heart"),
    {
      place: "hero",
      at: [0, 60],
      ...moves(pop(0.1, 1), wave("size", 0.03, 6)),
      parts: [
        {
          path: "M0 190C-330 -20 -170 -260 0 -92C170 -260 330 -20 0 190Z",
          fill: {
            from: [-60, -120],
            to: [0, 0],
            round: [20, 330],
            stops: [
              { at: 0, colour: "#FF9FB4" },
              { at: 0.5, colour: "#FF5C7F" },
              { at: 1, colour: "#D6295F" },
            ],
          },
        },
      ],
    },
    hill(276, 10, 0.8, "#F26F8F", 0.1),
    hero(
      {
        at: [-88, 0],
        size: [0.8, 0.8],
        ...wave("turn", 2, 1),
        parts: [
          animal(
            {
              coat: "#FFA75C",
              belly: "#FFE9CF",
              ears: "point",
              inner: "#FF8F8F",
              arms: [26, 30],
              look: { mouth: "cat", closed: true },
              behind: [tail("#FFA75C", "#FFE9CF", -1)],
              mask: [
                {
                  path: `${blob([-8, -84], [8, -84], [0, -48])}${blob([-34, -80], [-20, -82], [-22, -54])}${blob([34, -80], [20, -82], [22, -54])}`,
                  fill: "#E07F3A",
                },
              ],
              visage: [whiskers],
            },
            0.35,
          ),
        ],
      },
      {
        at: [88, 0],
        size: [0.8, 0.8],
        ...wave("turn", -2, 1),
        parts: [
          animal(
            {
              coat: "#7C7FA8",
              belly: "#E8E6F5",
              ears: "point",
              inner: "#F5A5BF",
              arms: [30, 26],
              look: { mouth: "cat", closed: true },
              behind: [tail("#7C7FA8", "#E8E6F5")],
              visage: [whiskers],
              hat: [
                {
                  at: [60, -62],
                  turn: 20,
                  ...wave("turn", 4, 3),
                  parts: [
                    {
                      path: blob([0, 0], [-34, -24], [-38, 8]) + blob([0, 0], [34, -24], [38, 8]),
                      fill: lit("#FF3B6B", 34),
                    },
                    { path: oval(9), fill: "#C21F55" },
                  ],
                },
              ],
            },
            0.55,
          ),
        ],
      },
      loveHeart(0, -286, 24, "#FFFFFF", 1.2, 0),
    ),
    falling(24, ["#FFFFFF", "#FFD3E0", "#FF3B6B"], 101, "heart"),
  ],
};
