import { animal } from "../animal.ts";
import { falling } from "../falling.ts";
import { hill, rays, sky } from "../grounds.ts";
import { lit, oval, type Part, wave } from "../kit.ts";
import { loveHeart, mug } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";
import { scarf } from "../woollens.ts";

export const bearWithMug: Written = {
  id: "1003",
  name: "Bear with a warm mug",
  title: title("#7A3B2A", "#FFFFFF", "#FFF0C9"),
  parts: [
    sky("#FFCB8E", "#FFDFB0", "#FFF3D9"),
    rays("#FFFFFF", 0, 30, "77", 14),
    hill(250, 10, 0.8, "#F2A98A", 0.1),
    hill(290, 6, 2.2, "#E58F7A", 0.2),
    hero(
      loveHeart(-170, -200, 24, "#FF6F7F", 1, 0),
      loveHeart(168, -240, 30, "#FF8F9E", 1.2, 2),
      loveHeart(178, -110, 18, "#FF6F7F", 1.4, 4),
      animal({
        coat: "#C98A5E",
        belly: "#F5D6B0",
        ears: "round",
        inner: "#EBA98A",
        arms: [-22, -22],
        look: { mouth: "smile", closed: true },
        chest: [...scarf("#57B8C9", "#FFFFFF")],
        on: [
          { at: [0, -74], ...wave("turn", 2, 3), parts: mug("#FF7F8F") },
          ...[-1, 1].map(
            (side): Part => ({
              path: oval(21, 18, side * 38, -72),
              fill: lit("#C98A5E", 20, side * 38, -72),
            }),
          ),
        ],
      }),
    ),
    falling(18, ["#FF9F80", "#FFC36B", "#E5785A"], 71, "leaf"),
  ],
};
