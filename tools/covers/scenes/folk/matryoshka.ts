import { sky } from "../../grounds.ts";
import { heart, many, moves, oval, type Part, petals, pop, track, wave } from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

const doll = (
  x: number,
  s: number,
  coat: string,
  scarf: string,
  flower: string,
  t: number,
): Part => ({
  at: [x, 0],
  size: [s, s],
  ...moves(
    track("y", [t, 420], [t + 0.6, -26, "out"], [t + 0.9, 0, "soft"]),
    wave("turn", 2.4, 2, x * 0.03),
    x > -60 && x < -40 ? swell(4.6, 0.1) : {},
  ),
  parts: [
    { path: oval(72, 8, 0, 0), fill: "#4A1A3A33" },
    {
      path: "M-62 0Q-92 -70 -76 -128Q-66 -160 -58 -176Q-66 -262 0 -266Q66 -262 58 -176Q66 -160 76 -128Q92 -70 62 0Z",
      fill: coat,
      clip: true,
      parts: [
        { path: "M-90 -176Q0 -130 90 -176V-290H-90Z", fill: scarf },
        { path: oval(58, 72, 0, -70), fill: "#FFF6E3" },
        { at: [0, -76], path: petals(8, 42, 13), fill: flower },
        { at: [0, -76], path: petals(8, 24, 7, 0.4), fill: "#FFF6E3" },
        { at: [0, -76], path: oval(10), fill: "#F7C04F" },
        { path: leafAt(0, -34, -60, 40, 10) + leafAt(0, -34, 60, 40, 10), fill: "#3F8A64" },
        {
          path:
            many(13, (i) => oval(4, 4, -84 + i * 14, -10)).join("") +
            many(9, (i) => oval(3.4, 3.4, -64 + i * 16, -238 + Math.abs(i - 4) * 9)).join(""),
          fill: "#FFF6E3",
        },
      ],
    },
    { path: oval(39, 41, 0, -208), fill: "#FCE0C4" },
    {
      path: "M-39 -206Q-36 -250 0 -249Q36 -250 39 -206Q26 -236 0 -240Q-26 -236 -39 -206Z",
      fill: "#6B3A22",
    },
    {
      path: "M-22 -208Q-15 -216 -8 -208M8 -208Q15 -216 22 -208M-8 -186Q0 -178 8 -186",
      line: { colour: "#4A2418", width: 3.4 },
    },
    { path: oval(9, 7, -23, -192) + oval(9, 7, 23, -192), fill: "#F2958A" },
    { path: heart(9), fill: flower, at: [0, -152] },
  ],
});
/** A family of painted dolls, from the largest to the smallest. */
export const dolls: Written = {
  id: "painted_dolls",
  name: "Family of dolls",
  title: { ...printed(faces.poster, ["#A8203F", "#24577A"]), weight: 800 },
  parts: [
    sky("#FDF0D0", "#FBE3B8"),
    ...many(
      24,
      (i): Part => ({
        place: "back",
        at: [-560 + i * 48, -300 + ((i * 113) % 480)],
        ...moves(pop(0.2 + (i % 6) * 0.1), wave("turn", 10, 1, i)),
        path: petals(6, 12, 4),
        fill: i % 2 ? "#F0A8A055" : "#9FC4B855",
      }),
    ),
    { place: "back", path: "M-700 262H700V400H-700Z", fill: "#D9483F" },
    ...many(
      26,
      (i): Part => ({
        place: "back",
        at: [-600 + i * 48, 300],
        ...pop(0.2 + Math.abs(i - 13) * 0.04),
        parts: [
          { path: petals(4, 20, 7), fill: "#FFF6E3" },
          { path: oval(5), fill: "#F7C04F" },
        ],
      }),
    ),
    hero({
      at: [0, 8],
      parts: [
        doll(-140, 1.14, "#A8203F", "#24577A", "#D9483F", 0.2),
        doll(-6, 0.9, "#24577A", "#D98A2F", "#F28F4A", 0.4),
        doll(98, 0.68, "#2F7A5A", "#A8203F", "#E8506B", 0.6),
        doll(170, 0.48, "#D98A2F", "#2F7A5A", "#24577A", 0.8),
        doll(218, 0.32, "#A8203F", "#24577A", "#D9483F", 1),
      ],
    }),
  ],
};
