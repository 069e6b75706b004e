import { sky } from "../../grounds.ts";
import { chances, down, glow, many, moves, oval, type Part, pop, track, wave } from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { glide, ridge, sheet, swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

const chance = chances(5);
const lantern = (x: number, y: number, s: number, t: number, place: "back" | "front"): Part => ({
  place,
  at: [x, y],
  size: [s, s],
  ...moves(
    track("y", [t, 460], [t + 1.8, 0, "out"]),
    wave("y", 14, 1, x * 0.02),
    wave("x", 9, 1, y * 0.03),
    wave("turn", 3, 1, x * 0.05),
  ),
  parts: [
    { path: oval(74), fill: glow("#FFB35A", 74, "88"), ...wave("fade", 0.2, 4, x) },
    {
      path: "M-22 -34Q0 -44 22 -34Q32 0 20 34H-20Q-32 0 -22 -34Z",
      fill: down(-40, 34, "#FF9F5A", "#FFE3A0"),
    },
    { path: "M-8 -38Q-12 0 -8 34M8 -38Q12 0 8 34", line: { colour: "#E8804A88", width: 2 } },
    { path: oval(20, 4, 0, 34), fill: "#FFF6D0" },
  ],
});
/** Lanterns let go over a lake at night. */
export const lanterns: Written = {
  id: "lantern_evening",
  name: "Lanterns at night",
  title: printed(faces.script, ["#FFE9C0"], [166, 92]),
  parts: [
    sky("#101B3F", "#1F2F66", "#4A3F7A", "#A8607A"),
    ...many(
      40,
      (i): Part => ({
        place: "back",
        at: [-560 + i * 28.5, -326 + ((i * 83) % 470)],
        ...moves(pop(0.1 + (i % 8) * 0.1), wave("size", 0.4, 1 + (i % 3), i)),
        path: oval(1.2 + (i % 3) * 0.5),
        fill: "#FFFFFFBB",
      }),
    ),
    ...many(22, (i) =>
      lantern(
        -560 + i * 53 + chance() * 20,
        (i % 2 ? 150 : -150) + (i % 2 ? 1 : -1) * chance() * 130,
        0.3 + (i % 4) * 0.12,
        0.2 + (i % 7) * 0.14,
        "back",
      ),
    ),
    sheet(
      ridge((x) => 262 - 30 * Math.sin(x / 130 + 1), false, 50),
      "#1A1F4A",
      glide("y", 0.1, 140),
      { place: "back" },
      [],
      3,
    ),
    sheet(
      ridge((x) => 306 + 8 * Math.sin(x / 60), false, 50),
      "#10142F",
      glide("y", 0.2, 140),
      { place: "front" },
      [],
      3,
    ),
    { ...lantern(-150, -232, 1.05, 0.6, "front") },
    { ...lantern(132, -218, 0.84, 0.9, "front") },
    {
      ...lantern(40, 196, 1.2, 0.4, "front"),
      parts: [{ ...swell(4.6, 0.12), parts: lantern(0, 0, 1, 0, "front").parts ?? [] }],
    },
    { ...lantern(-176, 190, 0.8, 0.8, "front") },
    { ...lantern(200, 160, 0.7, 1, "front") },
    ...many(
      24,
      (i): Part => ({
        place: "front",
        at: [-560 + i * 48, 344],
        ...moves(track("high", [0.4, 0], [1.2, 1, "back"]), wave("turn", 2, 1, i)),
        path: leafAt(0, 0, -16, 50 + (i % 4) * 12, 4) + leafAt(0, 0, 10, 64, 4),
        fill: "#0A0D22",
      }),
    ),
  ],
};
