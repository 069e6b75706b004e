import { face } from "../faces.ts";
import { cloud, sky, sun } from "../grounds.ts";
import {
  blob,
  curve,
  dark,
  down,
  lit,
  many,
  moves,
  type Part,
  pale,
  pop,
  track,
  wave,
} from "../kit.ts";
import { loveHeart } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";

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
