import { falling } from "../falling.ts";
import { hill, rays, sky } from "../grounds.ts";
import { blob, many, oval, type Part, track, wave } from "../kit.ts";
import { balloon } from "../party.ts";
import { rex } from "../rex.ts";
import { hero, title, type Written } from "../scene.ts";
import { palm } from "../trees.ts";

export const dino: Written = {
  id: "dino-roarsome",
  name: "Roarsome dinosaur",
  title: title("#5B1F3A", "#FFFFFF", "#FFE98A"),
  parts: [
    sky("#FF7E6B", "#FFA872", "#FFDFA0"),
    rays("#FFF1B8", 0, 40, "44", 16),
    ...volcano(),
    hill(220, 26, 0.2, "#F2B15E", 0.1),
    hill(280, 14, 2.9, "#DE8F4A", 0.2),
    ...[-420, -205, 215, 400].map((x, i) =>
      palm(x, 250 + (i % 2) * 30, 0.8 + (i % 2) * 0.25, 0.2 + i * 0.1),
    ),
    hero(
      balloon(-148, -40, 0.85, "#FF4F6D", 0.9, -6),
      balloon(164, -110, 0.8, "#4FA8FF", 1.1, 8),
      rex(),
    ),
    ...falling(26, ["#FFFFFF", "#FFE066", "#FF5C8A", "#4FC3F7", "#7BE0A3"], 11, "confetti"),
  ],
};

function volcano(): Part[] {
  return [
    {
      place: "back",
      at: [215, 250],
      ...track("y", [0, 320], [1, 0, "back"]),
      parts: [
        ...many(
          4,
          (i): Part => ({
            at: [0, -196],
            tracks: [
              {
                of: "y",
                round: true,
                keys: [
                  { t: 0, v: -((i * 45) % 180) },
                  { t: 6 - i * 1.5, v: -180, ease: "line" },
                  { t: 6 - i * 1.5, v: 0, ease: "hold" },
                  { t: 6, v: -((i * 45) % 180), ease: "line" },
                ],
              },
            ],
            ...wave("x", 12, 1, i),
            path: oval(30 + i * 5, 27 + i * 4),
            fill: "#FFFFFF77",
          }),
        ),
        {
          path: blob(
            [-150, 10],
            [-60, -150],
            [-36, -186],
            [36, -186],
            [60, -150],
            [150, 10],
            [0, 30],
          ),
          fill: {
            from: [-100, 0],
            to: [120, 0],
            stops: [
              { at: 0, colour: "#B4607A" },
              { at: 1, colour: "#6E3058" },
            ],
          },
        },
        {
          path: blob(
            [-38, -186],
            [0, -196],
            [38, -186],
            [34, -150],
            [16, -118],
            [4, -150],
            [-12, -96],
            [-26, -148],
          ),
          fill: {
            from: [0, -190],
            to: [0, -100],
            stops: [
              { at: 0, colour: "#FFE066" },
              { at: 1, colour: "#FF5A4F" },
            ],
          },
          ...wave("high", 0.06, 3),
        },
      ],
    },
  ];
}
