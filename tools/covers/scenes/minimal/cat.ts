import { sky } from "../../grounds.ts";
import {
  blob,
  box,
  curve,
  down,
  many,
  moves,
  oval,
  type Part,
  poly,
  pop,
  round,
  track,
  wave,
} from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

/** A cat asleep on a sill, rain outside. */
export const cat: Written = {
  id: "sleepy_cat",
  name: "Cat asleep on the sill",
  title: { ...printed(faces.round, ["#FFF3DC"]) },
  parts: [
    sky("#55708C", "#6C88A3", "#55708C"),
    hero(
      {
        at: [0, -40],
        ...glide("y", 0.1, 420, 1.1),
        parts: [
          { path: box(-184, -326, 368, 300, 10), fill: "#FFF3DC" },
          {
            path: box(-168, -310, 336, 274, 4),
            fill: down(-310, -36, "#8FB0C9", "#D9E3DC"),
            clip: true,
            parts: [
              {
                path: `${blob([-180, -60], [-110, -130], [-40, -90], [40, -140], [120, -100], [190, -50], [190, 0], [-180, 0])}`,
                fill: "#7FA59A",
              },
              ...many(
                16,
                (i): Part => ({
                  at: [-160 + i * 22, -330],
                  ...round(
                    "y",
                    [0, (i * 53) % 300, "line"],
                    [3 - ((i * 53) % 300) / 100, 300, "line"],
                    [3.001 - ((i * 53) % 300) / 100, 0, "line"],
                    [6 - ((i * 53) % 300) / 100, 300, "line"],
                    [6.001 - ((i * 53) % 300) / 100, 0, "line"],
                    [6.002, (i * 53) % 300, "line"],
                  ),
                  path: "M0 0V16",
                  line: { colour: "#FFFFFF88", width: 2.4 },
                }),
              ),
            ],
          },
          { path: box(-5, -310, 10, 274) + box(-168, -186, 336, 9), fill: "#FFF3DC" },
        ],
      },
      {
        at: [0, -40],
        ...glide("y", 0.2, 420, 1.1),
        parts: [
          { path: box(-214, -2, 428, 24, 6), fill: "#FFF3DC" },
          { path: box(-204, 22, 408, 10, 3), fill: "#D9C9AC" },
        ],
      },
      {
        at: [-6, -42],
        ...glide("y", 0.4, 420, 1.2),
        parts: [
          {
            at: [98, -16],
            ...wave("turn", 5, 2),
            path: curve([-16, 6], [36, 8], [56, 34], [40, 62]),
            line: { colour: "#E8924A", width: 20 },
          },
          {
            ...moves(wave("high", 0.035, 2), wave("wide", -0.012, 2), swell(4.6, 0.03)),
            parts: [
              {
                path: blob([-118, 0], [-112, -62], [-50, -106], [40, -100], [106, -56], [112, 0]),
                fill: "#F2A45C",
              },
              {
                path: "M-4 -104Q0 -80 10 -72M30 -101Q34 -78 46 -70M60 -88Q66 -70 76 -62",
                line: { colour: "#D9823A", width: 9 },
              },
              { path: blob([20, 0], [40, -50], [92, -52], [108, 0]), fill: "#E8924A" },
            ],
          },
          {
            at: [-74, -34],
            ...wave("turn", 1.5, 2),
            parts: [
              {
                path:
                  poly([-52, -18], [-46, -66], [-8, -40]) + poly([52, -18], [46, -66], [8, -40]),
                fill: "#F2A45C",
              },
              {
                path:
                  poly([-44, -26], [-41, -52], [-20, -38]) + poly([44, -26], [41, -52], [20, -38]),
                fill: "#F7C3A8",
              },
              {
                path: blob(
                  [-60, 0],
                  [-44, -38],
                  [0, -46],
                  [44, -38],
                  [60, 0],
                  [40, 34],
                  [0, 40],
                  [-40, 34],
                ),
                fill: "#F2A45C",
              },
              { path: oval(26, 18, 0, 20), fill: "#FFF0DC" },
              {
                path: "M-38 -2Q-26 10 -14 -2M14 -2Q26 10 38 -2M-8 22Q-4 30 0 22Q4 30 8 22",
                line: { colour: "#7A3F1F", width: 4 },
              },
              { path: "M-5 12H5L0 18Z", fill: "#D9655A" },
              {
                path: "M-30 18L-66 12M-30 24L-64 28M30 18L66 12M30 24L64 28M0 -44V-28M-14 -42L-12 -30M14 -42L12 -30",
                line: { colour: "#FFF0DCCC", width: 2.6 },
              },
            ],
          },
        ],
      },
      ...many(
        3,
        (i): Part => ({
          at: [-60 + i * 26, -150 - i * 34],
          size: [0.7 + i * 0.25, 0.7 + i * 0.25],
          ...moves(
            track("fade", [1.4 + i * 0.3, 0], [2 + i * 0.3, 1]),
            wave("y", 7, 2, i),
            wave("turn", 8, 1, i),
          ),
          path: "M-11 -13H11L-11 13H11",
          line: { colour: "#FFF3DC", width: 6 },
        }),
      ),
      {
        at: [158, -40],
        ...moves(pop(0.8), wave("turn", 1.5, 1)),
        parts: [
          {
            path:
              leafAt(0, -36, -30, 76, 13) + leafAt(0, -36, 0, 92, 14) + leafAt(0, -36, 32, 74, 13),
            fill: "#4F8A6B",
          },
          { path: poly([-28, -44], [28, -44], [20, 0], [-20, 0]), fill: "#D9655A" },
        ],
      },
    ),
  ],
};
