import { animal, tail } from "../animal.ts";
import { falling } from "../falling.ts";
import { hill, rays, sky, sun } from "../grounds.ts";
import { lit, moves, oval, petals, poly, track, wave } from "../kit.ts";
import { hero, title, type Written } from "../scene.ts";
import { whiskers } from "../whiskers.ts";

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
