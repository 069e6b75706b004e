import { animal, tail } from "../animal.ts";
import { face } from "../faces.ts";
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
  pale,
  petals,
  poly,
  pop,
  track,
  wave,
} from "../kit.ts";
import { bouquet, loveHeart, trophy } from "../props.ts";
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

const sea = (
  y: number,
  colour: string,
  times: number,
  place: "back" | "front",
  phase: number,
): Part => ({
  place,
  ...moves(
    wave("x", 26, 1, phase),
    wave("y", 5, times, phase),
    track("y", [0.1, 200], [1, 0, "back"]),
  ),
  path: `M-1500 420V${y}${many(30, (i) => `Q${-1475 + i * 100} ${y - 26} ${-1450 + i * 100} ${y}T${-1400 + i * 100} ${y}`).join("")}V420Z`,
  fill: down(y - 20, y + 170, pale(colour, 0.2), colour, dark(colour, 0.2)),
});

export const whale: Written = {
  id: "1011",
  name: "Whale with a fountain",
  title: title("#12457A", "#FFFFFF", "#D5F6FF"),
  parts: [
    sky("#6FC9F5", "#B5E8F5", "#FFF3D9"),
    sun(160, -160, 54),
    cloud(-250, -110, 0.9, "#FFFFFF", 0.2),
    cloud(400, -60, 1, "#FFFFFF", 0.3),
    cloud(-480, -190, 1, "#FFFFFF", 0.3),
    sea(120, "#4FB8DE", 2, "back", 0),
    hero({
      at: [-6, -104],
      ...moves(
        track("y", [0.3, 380], [1.2, -30, "out"], [1.9, 0, "soft"]),
        wave("y", 9, 2),
        wave("turn", 3, 2, 1.2),
      ),
      parts: [
        ...many(
          7,
          (i): Part => ({
            at: [-40, -150],
            ...moves(pop(1.2 + i * 0.08), wave("size", 0.1, 3, i)),
            parts: [
              loveHeart(
                (i - 3) * 34,
                -56 - (3 - Math.abs(i - 3)) * 22,
                13 + (i % 2) * 5,
                ["#FF6F8F", "#FF9FB8", "#FFFFFF"][i % 3] ?? "#FFFFFF",
                1.2 + i * 0.08,
                i,
              ),
            ],
          }),
        ),
        {
          path: `${curve([-40, -140], [-44, -180], [-90, -196])}${curve([-40, -140], [-36, -186], [8, -198])}${curve([-40, -140], [-40, -200])}`,
          line: { colour: "#D5F6FFCC", width: 10 },
          ...wave("high", 0.05, 6),
        },
        {
          at: [150, -20],
          turn: -8,
          ...wave("turn", 12, 2),
          path: blob(
            [-50, 26],
            [20, -14],
            [44, -84],
            [4, -112],
            [48, -126],
            [70, -92],
            [108, -108],
            [128, -72],
            [80, -62],
            [62, 0],
            [-10, 60],
          ),
          fill: lit("#3F7FD6", 100, 40, -40),
        },
        {
          path: blob(
            [-196, -30],
            [-160, -120],
            [-50, -152],
            [80, -110],
            [180, -10],
            [140, 60],
            [-20, 90],
            [-150, 66],
          ),
          fill: lit("#4F97EA", 200, -30, -40),
          clip: true,
          parts: [
            {
              path: blob([-230, 10], [-120, 26], [20, 30], [150, 60], [120, 140], [-200, 140]),
              fill: "#E8F6FF",
            },
            {
              path: many(6, (i) =>
                curve([-170 + i * 34, 36 + i * 3], [-160 + i * 38, 64], [-140 + i * 40, 96]),
              ).join(""),
              line: { colour: "#B5D5EE", width: 4 },
            },
          ],
        },
        {
          at: [30, 30],
          ...wave("turn", 12, 3),
          path: blob([-20, -10], [24, -8], [62, 56], [30, 66], [-14, 30]),
          fill: lit("#3F7FD6", 60, 20, 20),
        },
        { at: [-96, -34], parts: face({ apart: 46, eye: 15, mouth: "open" }) },
      ],
    }),
    sea(236, "#35A0D6", 2, "front", 2),
    sea(284, "#2484C2", 3, "front", 4),
  ],
};
