import { sky } from "../../grounds.ts";
import {
  box,
  glow,
  many,
  moves,
  oval,
  type Part,
  poly,
  pop,
  star,
  track,
  wave,
} from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { glide, ridge, sheet, swell } from "../../sheets.ts";

const cottage = (x: number, y: number, s: number, wall: string, roof: string, t: number): Part => ({
  place: "front",
  at: [x, y],
  size: [s, s],
  ...moves(track("size", [t, 0], [t + 0.8, 1, "back"])),
  parts: [
    ...many(
      3,
      (i): Part => ({
        at: [26 + i * 5, -120 - i * 20],
        ...moves(wave("x", 5, 1, i), wave("fade", 0.2, 1, i)),
        fade: 0.7,
        path: oval(9 + i * 4),
        fill: "#FFFFFF55",
      }),
    ),
    { path: box(18, -112, 16, 40), fill: roof },
    sheet(
      box(-50, -64, 100, 70),
      wall,
      {},
      {},
      [
        {
          path: box(-36, -50, 26, 26, 2) + box(12, -50, 26, 26, 2),
          fill: "#FFE08A",
          ...wave("fade", 0.1, 2, x),
        },
        { path: "M-36 -37H-10M-23 -50V-24M12 -37H38M25 -50V-24", line: { colour: wall, width: 3 } },
        { path: box(-11, -22, 22, 28, 3), fill: roof },
      ],
      4,
    ),
    sheet(
      poly([-64, -60], [0, -122], [64, -60]),
      roof,
      {},
      {},
      [{ path: "M-66 -58L0 -124L66 -58", line: { colour: "#FFFFFF", width: 12 } }],
      4,
    ),
  ],
});
const fir = (x: number, y: number, s: number, colour: string, t: number): Part => ({
  place: "front",
  at: [x, y],
  size: [s, s],
  ...moves(track("high", [t, 0], [t + 0.8, 1, "back"]), wave("turn", 1, 1, x)),
  parts: [
    sheet(poly([-36, 0], [0, -64], [36, 0]), colour, {}, {}, [], 4),
    sheet(
      poly([-29, -34], [0, -92], [29, -34]),
      colour,
      {},
      {},
      [{ path: poly([-10, -72], [0, -92], [10, -72], [0, -66]), fill: "#FFFFFF" }],
      4,
    ),
  ],
});
/** Cottages in the snow under a big star. */
export const village: Written = {
  id: "paper_village",
  name: "Village in the snow",
  title: printed(faces.serif, ["#FFFFFF"]),
  parts: [
    sky("#1F3A6B", "#3A5F94", "#9FB8D9"),
    {
      place: "hero",
      at: [0, -40],
      ...moves(pop(0.4, 1), wave("size", 0.06, 3), swell(4.6, 0.25)),
      parts: [
        { path: oval(120), fill: glow("#FFF1C0", 120, "AA") },
        { path: star(34, 8, 4), fill: "#FFF1C0" },
        { path: star(20, 5, 4), turn: 45, fill: "#FFF1C0" },
      ],
    },
    sheet(
      ridge((x) => 130 + 34 * Math.sin(x / 100), false, 50),
      "#8FAAD0",
      glide("y", 0.1, 260),
      { place: "back" },
    ),
    sheet(
      ridge((x) => 184 + 26 * Math.sin(x / 90 + 2), false, 50),
      "#BDD0E8",
      glide("y", 0.2, 260),
      { place: "front" },
    ),
    ...many(9, (i) =>
      fir(-520 + i * 128, 200 + (i % 2) * 12, 0.8, i % 2 ? "#2F5F6B" : "#3F7480", 0.6 + i * 0.05),
    ),
    cottage(-150, 224, 0.8, "#B5505A", "#7A2F45", 0.7),
    cottage(110, 214, 0.7, "#D9A35A", "#8A4F3A", 0.85),
    cottage(-420, 224, 0.9, "#5F8FA8", "#33506B", 0.7),
    cottage(420, 226, 0.9, "#B5505A", "#7A2F45", 0.9),
    sheet(
      ridge((x) => 246 + 16 * Math.sin(x / 80 + 1), false, 50),
      "#DCE8F5",
      glide("y", 0.3, 260),
      { place: "front" },
    ),
    cottage(10, 284, 1.05, "#5F8FA8", "#33506B", 1),
    fir(-96, 290, 1, "#24505C", 1),
    fir(110, 296, 1.2, "#2F5F6B", 1.1),
    fir(196, 290, 0.9, "#24505C", 1.2),
    fir(-200, 300, 1.3, "#2F5F6B", 1.2),
    fir(-330, 300, 1.1, "#24505C", 1.1),
    fir(330, 300, 1.2, "#24505C", 1.1),
    fir(500, 304, 1.3, "#2F5F6B", 1.1),
    sheet(
      ridge((x) => 306 + 8 * Math.sin(x / 60), false, 50),
      "#FFFFFF",
      glide("y", 0.4, 260),
      { place: "front" },
    ),
    ...many(
      36,
      (i): Part => ({
        place: i % 3 ? "back" : "front",
        at: [-560 + i * 32, -320 + ((i * 89) % 600)],
        ...moves(pop(0.3 + (i % 7) * 0.1), wave("y", 18, 1, i), wave("x", 8, 2, i)),
        path: oval(1.8 + (i % 4) * 0.8),
        fill: "#FFFFFFCC",
      }),
    ),
  ],
};
