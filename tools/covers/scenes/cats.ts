import { animal, tail } from "../animal.ts";
import { falling, hill, rays, sky, sun, twinkles } from "../grounds.ts";
import {
  blob,
  box,
  curve,
  down,
  lit,
  moves,
  oval,
  type Part,
  petals,
  poly,
  pop,
  track,
  wave,
} from "../kit.ts";
import { loveHeart, trophy } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";

const whiskers: Part = {
  path: [-1, 1]
    .map(
      (side) =>
        curve([side * 62, 26], [side * 92, 20], [side * 116, 24]) +
        curve([side * 60, 36], [side * 88, 38], [side * 110, 46]),
    )
    .join(""),
  line: { colour: "#FFFFFFCC", width: 3 },
};

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

export const fox: Written = {
  id: "1008",
  name: "Fox with a trophy",
  title: title("#123F5C", "#FFFFFF", "#FFE27A"),
  parts: [
    sky("#2FA3B8", "#7CD0C9", "#FFF0C4"),
    rays("#FFFFFF", 0, -20, "55", 18),
    hill(244, 18, 2.2, "#58B89E", 0.1),
    hill(288, 10, 0.6, "#3E9E8E", 0.2),
    hero(
      {
        at: [0, 0],
        ...pop(0.1),
        parts: [{ path: box(-120, -20, 240, 60, 10), fill: down(-20, 40, "#FFFFFF", "#CFE3F2") }],
      },
      {
        at: [0, -18],
        parts: [
          animal(
            {
              coat: "#FF8A4C",
              belly: "#FFF3E3",
              ears: "point",
              inner: "#5B3148",
              legs: "#5B3148",
              arms: [30, 136],
              look: { mouth: "open" },
              behind: [tail("#FF8A4C", "#FFF3E3", -1)],
              mask: [
                {
                  path: `${blob([-4, 26], [-40, 2], [-98, 8], [-80, 54], [-20, 76])}${blob([4, 26], [40, 2], [98, 8], [80, 54], [20, 76])}`,
                  fill: "#FFF3E3",
                },
              ],
              right: [{ at: [4, 2], parts: trophy }],
              chest: [
                {
                  path: poly([-10, -158], [10, -158], [16, -110], [0, -92], [-16, -110]),
                  fill: "#3F6FD6",
                },
                { path: poly([-14, -170], [14, -170], [9, -152], [-9, -152]), fill: "#2F55B0" },
              ],
            },
            0.4,
          ),
        ],
      },
    ),
    falling(34, ["#FFE066", "#FF8FB1", "#FFFFFF", "#6FC3FF"], 111, "confetti"),
  ],
};

export const lion: Written = {
  id: "1009",
  name: "Lion with a crown",
  title: title("#6B2A12", "#FFFFFF", "#FFE9A8"),
  parts: [
    sky("#F79A4F", "#FFC56B", "#FFEFBF"),
    sun(0, 0, 130, "#FFE9A8"),
    rays("#FFFFFF", 0, 0, "44", 18),
    hill(236, 18, 0.3, "#D9A850", 0.1),
    hill(284, 10, 2.3, "#B98A45", 0.2),
    hero(
      animal({
        coat: "#F7B955",
        belly: "#FFE7B8",
        ears: "round",
        inner: "#E58F5A",
        arms: [34, 34],
        look: { mouth: "cat" },
        behind: [tail("#F7B955", "#A8522F")],
        nape: [
          {
            ...moves(wave("turn", 3, 2), wave("size", 0.015, 3)),
            at: [0, -2],
            path: petals(16, 156, 27),
            fill: lit("#A8522F", 150),
          },
          {
            ...moves(wave("turn", -3, 2, 1), wave("size", 0.015, 3, 1)),
            at: [0, -2],
            path: petals(16, 136, 25, 0.2),
            fill: lit("#D9733A", 140),
          },
        ],
        visage: [whiskers],
        hat: [
          {
            at: [0, -78],
            ...moves(track("y", [1.1, -300], [1.7, 0, "back"]), wave("turn", 2.5, 3)),
            parts: [
              {
                path: poly(
                  [-46, 8],
                  [-56, -44],
                  [-27, -18],
                  [0, -58],
                  [27, -18],
                  [56, -44],
                  [46, 8],
                ),
                fill: {
                  from: [-40, -50],
                  to: [40, 10],
                  stops: [
                    { at: 0, colour: "#FFF6B8" },
                    { at: 0.5, colour: "#FFD03C" },
                    { at: 1, colour: "#EB8F24" },
                  ],
                },
              },
              {
                path: oval(7, 7, -56, -46) + oval(8, 8, 0, -60) + oval(7, 7, 56, -46),
                fill: "#FF5C6C",
              },
              { path: oval(7, 7, 0, -6), fill: "#4FC3F7" },
            ],
          },
        ],
      }),
    ),
    falling(18, ["#FFFFFF", "#FFE066", "#FF8F6B"], 121, "confetti"),
  ],
};
