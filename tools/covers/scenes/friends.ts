import { animal } from "../animal.ts";
import { cloud, falling, hill, meadow, rays, sky, sun, twinkles } from "../grounds.ts";
import {
  blob,
  box,
  curve,
  dark,
  down,
  lit,
  many,
  moves,
  oval,
  type Part,
  petals,
  poly,
  track,
  wave,
} from "../kit.ts";
import { bouquet, loveHeart } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";

export const ballooning: Written = {
  id: "1004",
  name: "Bunny in a balloon",
  title: title("#1F5C8A", "#FFFFFF", "#FFE9A8"),
  parts: [
    sky("#57B6F0", "#A8DEF5", "#FFF3D0"),
    sun(-150, -170, 50),
    cloud(-210, 20, 0.9, "#FFFFFF", 0.1, 20),
    cloud(230, 90, 0.75, "#FFFFFF", 0.3, -18),
    cloud(420, -130, 1.2, "#FFFFFF", 0.2, 22),
    cloud(-470, -60, 1.1, "#FFFFFF", 0.3, -20),
    hill(262, 26, 0.4, "#9FD88A", 0.1),
    hill(300, 14, 2.7, "#6FBF7A", 0.25),
    hero({
      at: [0, -30],
      ...moves(
        track("y", [0.2, 420], [1.9, 0, "back"]),
        wave("y", 10, 2),
        wave("x", 8, 1),
        wave("turn", 2.4, 1, 1),
      ),
      parts: [
        {
          path:
            poly([-120, -246], [-114, -246], [-46, -68], [-52, -68]) +
            poly([120, -246], [114, -246], [46, -68], [52, -68]),
          fill: "#8A5A45",
        },
        {
          path: blob(
            [-30, -214],
            [-120, -252],
            [-168, -330],
            [-130, -420],
            [0, -458],
            [130, -420],
            [168, -330],
            [120, -252],
            [30, -214],
          ),
          fill: lit("#FF6F7F", 170, 0, -340, 0.3),
          clip: true,
          parts: [
            {
              path:
                blob(
                  [-14, -200],
                  [-70, -330],
                  [-20, -470],
                  [-66, -470],
                  [-128, -330],
                  [-50, -200],
                ) + blob([14, -200], [70, -330], [20, -470], [66, -470], [128, -330], [50, -200]),
              fill: "#FFE9A8DD",
            },
            {
              path: blob([60, -200], [150, -320], [120, -470], [240, -470], [240, -200]),
              fill: "#7A1F6B2B",
            },
          ],
        },
        {
          at: [0, -42],
          size: [0.5, 0.5],
          parts: [
            animal(
              {
                coat: "#F7EBDD",
                belly: "#FFFFFF",
                ears: "long",
                arms: [120, 150],
                look: { mouth: "open", eye: 17 },
              },
              0,
            ),
          ],
        },
        {
          path: blob([-74, -76], [74, -76], [58, 14], [-58, 14]),
          fill: {
            from: [-70, 0],
            to: [70, 0],
            stops: [
              { at: 0, colour: "#E0A76B" },
              { at: 1, colour: "#A86A42" },
            ],
          },
          clip: true,
          parts: [
            {
              path: many(5, (i) =>
                curve([-80, -60 + i * 17], [0, -54 + i * 17], [80, -60 + i * 17]),
              ).join(""),
              line: { colour: "#8A543A66", width: 4 },
            },
          ],
        },
        { path: box(-82, -88, 164, 20, 10), fill: down(-88, -68, "#F2C48A", "#C98A55") },
        ...many(
          5,
          (i): Part => ({
            at: [-60 + i * 30, -68],
            ...wave("turn", 8, 3, i),
            path: poly([-11, 0], [11, 0], [0, 22]),
            fill: ["#FFE066", "#4FC3F7", "#FF6F7F"][i % 3] ?? "#FFFFFF",
          }),
        ),
      ],
    }),
    meadow(["#FFFFFF", "#FFB8D0", "#FFE27A"], "#F2A03B", 17, 11),
  ],
};

const trunk = (coat: string): Part => ({
  at: [0, 14],
  ...moves(wave("turn", 5, 2), wave("turn", 3, 3, 1)),
  parts: [
    {
      path: blob(
        [-25, -8],
        [25, -8],
        [22, 40],
        [44, 66],
        [64, 52],
        [72, 68],
        [44, 94],
        [6, 78],
        [-16, 40],
      ),
      fill: lit(coat, 70, 10, 20),
    },
    {
      path: `${curve([-14, 18], [2, 22], [18, 18])}${curve([-10, 36], [4, 38], [20, 34])}`,
      line: { colour: dark(coat, 0.16), width: 3.5 },
    },
  ],
});

export const elephant: Written = {
  id: "1005",
  name: "Elephant with flowers",
  title: title("#4A2A7A", "#FFFFFF", "#FFD9EC"),
  parts: [
    sky("#C6A7F5", "#F2C1E0", "#FFE9D9"),
    rays("#FFFFFF", 0, 20, "66", 16),
    cloud(-300, -150, 0.9, "#FFFFFF", 0.2),
    cloud(320, -190, 0.9, "#FFFFFF", 0.3),
    hill(240, 18, 2, "#A5DB9A", 0.1),
    hill(286, 12, 0.3, "#7CC48A", 0.2),
    hero(
      animal({
        coat: "#8FA6D6",
        belly: "#D5DFF5",
        ears: "flap",
        inner: "#F5B5D0",
        muzzle: false,
        arms: [10, 56],
        right: [
          { at: [4, -20], parts: bouquet(["#FF6F9E", "#FFD43B", "#FF9F6B", "#FFFFFF", "#B98CFF"]) },
        ],
        look: { mouth: "none", apart: 46, eye: 14 },
        visage: [trunk("#8FA6D6")],
        nape: [],
        hat: [
          {
            at: [-34, -72],
            ...wave("turn", 6, 2),
            parts: [
              { path: petals(6, 28, 11), fill: lit("#FF8FB1", 28) },
              { path: oval(9), fill: "#FFE07A" },
            ],
          },
        ],
      }),
      loveHeart(-160, -230, 28, "#FF5C8A", 1.1, 0),
      loveHeart(-188, -120, 18, "#FF8FB1", 1.3, 2),
    ),
    meadow(["#FF8FB1", "#FFFFFF", "#FFD76B", "#B98CFF"], "#F2A03B", 23, 9),
  ],
};

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
