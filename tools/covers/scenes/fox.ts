import { animal, tail } from "../animal.ts";
import { falling } from "../falling.ts";
import { hill, rays, sky } from "../grounds.ts";
import { blob, box, down, poly, pop } from "../kit.ts";
import { trophy } from "../props.ts";
import { hero, title, type Written } from "../scene.ts";

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
