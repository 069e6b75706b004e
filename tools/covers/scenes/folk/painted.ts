import { sky } from "../../grounds.ts";
import { heart, many, moves, oval, type Part, petals, pop, track, wave } from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

/** The same on either side of the middle. */
const mirrored = (make: (t: number) => readonly Part[], t: number): Part[] =>
  [1, -1].map((side) => ({
    place: "front" as const,
    size: [side, 1] as [number, number],
    parts: [...make(t)],
  }));
const dots = (colour: string, points: readonly (readonly [number, number])[], r = 4): Part => ({
  path: points.map(([x, y]) => oval(r, r, x, y)).join(""),
  fill: colour,
});

const tulip = (
  x: number,
  y: number,
  s: number,
  turn: number,
  colour: string,
  inner: string,
  t: number,
): Part => ({
  at: [x, y],
  turn,
  size: [s, s],
  ...moves(pop(t), wave("turn", 4, 1, x)),
  parts: [
    { path: "M0 34V0", line: { colour: "#2F6B4F", width: 5 } },
    {
      path: "M0 6C-40 0 -40 -46 -34 -66Q-18 -56 -12 -40Q-8 -66 0 -76Q8 -66 12 -40Q18 -56 34 -66C40 -46 40 0 0 6Z",
      fill: colour,
    },
    { path: "M0 0C-20 -8 -16 -34 0 -54C16 -34 20 -8 0 0Z", fill: inner },
    dots(
      "#FFF6E0",
      [
        [0, -16],
        [0, -28],
        [0, -39],
      ],
      3,
    ),
  ],
});
const branch = (colour: string): Part[] => [
  {
    path: "M0 250C40 190 60 130 150 120M14 230C90 236 140 214 190 164M0 270C60 290 130 290 206 250",
    line: { colour, width: 5 },
  },
  {
    path:
      leafAt(40, 186, -30, 40, 12) +
      leafAt(62, 156, 62, 42, 12) +
      leafAt(96, 130, -16, 36, 11) +
      leafAt(90, 232, 10, 40, 12) +
      leafAt(120, 226, 120, 40, 12) +
      leafAt(152, 204, 0, 36, 11) +
      leafAt(80, 286, 30, 38, 12) +
      leafAt(110, 288, 140, 38, 12) +
      leafAt(150, 280, 20, 36, 11),
    fill: colour,
  },
];
const folkBird: Part = {
  at: [104, -10],
  ...moves(glide("x", 0.5, 320, 1.3), wave("y", 5, 2), wave("turn", 3, 2, 1)),
  parts: [
    {
      path: "M-66 -22C-58 -58 -18 -62 0 -36C22 -14 60 -10 118 -46C108 6 66 52 10 48C-34 44 -54 12 -66 -22Z",
      fill: "#D8434A",
    },
    { path: "M118 -46L92 -10L128 -14L88 10L116 18L66 26Z", fill: "#F2A43A" },
    { path: "M-66 -24L-88 -16L-64 -8Z", fill: "#F2A43A" },
    { path: "M0 0C30 -18 66 0 64 22C40 40 10 28 0 0Z", fill: "#24457A" },
    { path: "M10 4C30 -6 52 6 52 20C36 30 16 22 10 4Z", fill: "#7FB2DB" },
    { path: oval(7, 7, -40, -28), fill: "#FFF6E0" },
    { path: oval(3.6, 3.6, -41, -28), fill: "#1E2A4A" },
    dots(
      "#FFF6E0",
      [
        [-34, 6],
        [-22, 18],
        [-8, 28],
        [8, 36],
        [-20, -4],
        [-8, 10],
      ],
      3.4,
    ),
    {
      path: "M-34 -54Q-44 -76 -56 -74M-28 -56Q-28 -80 -38 -86",
      line: { colour: "#F2A43A", width: 5 },
    },
  ],
};

/** Two painted birds over a heart of tulips. */
export const birds: Written = {
  id: "folk_birds",
  name: "Painted birds",
  title: { ...printed(faces.poster, ["#24457A", "#D8434A"]), weight: 800 },
  parts: [
    sky("#FFF4DE", "#FBEBCB"),
    {
      place: "back",
      path: many(70, (i) =>
        oval(1.6, 1.6, -570 + ((i * 163) % 1140), -330 + ((i * 97) % 660)),
      ).join(""),
      fill: "#D8434A33",
    },
    {
      place: "hero",
      parts: [
        ...mirrored(
          (t) => [
            { ...track("size", [t, 0], [t + 1, 1, "back"]), parts: branch("#2F6B4F") },
            { at: [0, 60], parts: [folkBird] },
            tulip(160, 132, 0.7, 60, "#F2A43A", "#D8434A", t + 0.7),
            tulip(206, 180, 0.66, 40, "#7FB2DB", "#24457A", t + 0.8),
            tulip(214, 264, 0.66, 70, "#D8434A", "#F2A43A", t + 0.9),
          ],
          0.2,
        ),
        {
          at: [0, 214],
          ...moves(pop(0.6, 1), wave("size", 0.03, 4), swell(4.6, 0.14)),
          parts: [
            { path: heart(66), fill: "#D8434A" },
            { path: heart(48), line: { colour: "#FFF6E0", width: 3.5 } },
            { at: [0, -2], path: petals(8, 26, 7), fill: "#F2A43A" },
            { at: [0, -2], path: oval(7), fill: "#24457A" },
          ],
        },
        tulip(0, -10, 0.9, 0, "#24457A", "#7FB2DB", 1),
        tulip(0, 130, 0.5, 0, "#F2A43A", "#D8434A", 1.1),
      ],
    },
    ...many(
      26,
      (i): Part => ({
        place: "front",
        at: [-550 + i * 44, 330],
        ...moves(pop(0.3 + (i % 6) * 0.1), wave("turn", 4, 1, i)),
        path: petals(5, 15, 6),
        fill: ["#D8434A", "#24457A", "#F2A43A", "#2F6B4F"][i % 4] ?? "#D8434A",
      }),
    ),
  ],
};
