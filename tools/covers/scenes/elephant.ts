import { animal } from "../animal.ts";
import { meadow } from "../flowers.ts";
import { cloud, hill, rays, sky } from "../grounds.ts";
import { blob, curve, dark, lit, moves, oval, type Part, petals, wave } from "../kit.ts";
import { bouquet, loveHeart } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";

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
