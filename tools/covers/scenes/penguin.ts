import { animal } from "../animal.ts";
import { falling, twinkles } from "../falling.ts";
import { hill, sky } from "../grounds.ts";
import { beak, penguinFace } from "../penguin.ts";
import { gift } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";
import { fir } from "../trees.ts";
import { scarf, woolHat } from "../woollens.ts";

export const penguin: Written = {
  id: "1001",
  name: "Penguin in the snow",
  title: title("#1F3C78", "#FFFFFF", "#CFEFFF"),
  parts: [
    sky("#5C8DE8", "#A9D3FA", "#F2F7FF"),
    twinkles(18, "#FFFFFF", 13),
    [-440, -250, -170, 176, 268, 430].map((x, i) =>
      fir(x, 244 + (i % 2) * 18, 0.9 + (i % 3) * 0.2, "#4FA08B", 0.1 + i * 0.07),
    ),
    hill(234, 18, 0.2, "#E8F3FF", 0.1),
    hill(282, 10, 2, "#FFFFFF", 0.2),
    hero(
      animal({
        coat: "#34436E",
        belly: "#FFFFFF",
        ears: "none",
        muzzle: false,
        mask: penguinFace,
        legs: "#FFA94D",
        arms: [34, 120],
        look: { mouth: "none", apart: 38, eye: 14 },
        visage: beak("#FFA94D"),
        on: [],
        chest: scarf("#FF5C6C", "#FFFFFF"),
        hat: [woolHat("#FF5C6C", "#FFFFFF")],
      }),
      gift(-150, 18, 0.9, "#3FA58B", "#FFD43B", 1.1),
    ),
    falling(44, ["#FFFFFF"], 51, "snow"),
  ],
};
