import {
  blob,
  box,
  curve,
  dark,
  down,
  heart,
  lit,
  many,
  moves,
  oval,
  type Part,
  pale,
  petals,
  poly,
  pop,
  star,
  wave,
} from "./kit.ts";

export const candle = (x: number, y: number, colour: string, phase = 0): Part => ({
  at: [x, y],
  parts: [
    { path: box(-4, -34, 8, 36, 3), fill: colour },
    { path: `M-4 -24L4 -30V-24L-4 -18ZM-4 -10L4 -16V-10L-4 -4Z`, fill: "#FFFFFFAA" },
    {
      at: [0, -36],
      ...moves(wave("high", 0.16, 12, phase), wave("turn", 7, 9, phase)),
      parts: [
        {
          path: oval(22, 22, 0, -9),
          fill: {
            from: [0, -9],
            to: [0, -9],
            round: [0, 22],
            stops: [
              { at: 0, colour: "#FFE06699" },
              { at: 1, colour: "#FFE06600" },
            ],
          },
        },
        { path: blob([0, -24], [7, -6], [0, 2], [-7, -6]), fill: "#FFB03B" },
        { path: blob([0, -14], [3.5, -4], [0, 1], [-3.5, -4]), fill: "#FFF6B8" },
      ],
    },
  ],
});

/** A round cake on a plate; the origin is where it stands. */
export const cake = (
  x: number,
  y: number,
  s: number,
  base: string,
  icing: string,
  t: number,
  candles = 3,
): Part => ({
  at: [x, y],
  size: [s, s],
  ...pop(t, 0.9),
  parts: [
    { path: oval(104, 16, 0, 2), fill: "#3B114533" },
    { path: oval(96, 14, 0, -4), fill: down(-18, 10, "#FFFFFF", "#D9CBEF") },
    ...many(candles, (i) =>
      candle(
        (i - (candles - 1) / 2) * 34,
        -86,
        ["#FF5C8A", "#4FC3F7", "#FFD43B"][i % 3] ?? "#FF5C8A",
        i * 2,
      ),
    ),
    {
      path: box(-76, -78, 152, 76, 14),
      fill: {
        from: [-76, 0],
        to: [76, 0],
        stops: [
          { at: 0, colour: pale(base, 0.25) },
          { at: 0.5, colour: base },
          { at: 1, colour: dark(base, 0.22) },
        ],
      },
    },
    { path: box(-76, -40, 152, 8, 2), fill: `${icing}CC` },
    {
      path: `M-80 -76Q-80 -96 -56 -96H56Q80 -96 80 -76V-64Q70 -44 60 -62Q50 -36 36 -60Q22 -44 10 -62Q-4 -32 -18 -60Q-32 -46 -44 -62Q-56 -40 -66 -60Q-78 -50 -80 -64Z`,
      fill: down(-96, -40, pale(icing, 0.5), icing),
    },
    { path: many(9, (i) => oval(3, 3, -64 + i * 16, -80 + (i % 2) * 8)).join(""), fill: "#FF5C8A" },
  ],
});

/** A wrapped box; the origin is the middle of its foot. */
export const gift = (
  x: number,
  y: number,
  s: number,
  colour: string,
  ribbon: string,
  t: number,
): Part => ({
  at: [x, y],
  size: [s, s],
  ...pop(t),
  parts: [
    { path: oval(62, 9, 0, 2), fill: "#3B114533" },
    {
      path: box(-50, -72, 100, 72, 6),
      fill: {
        from: [-50, 0],
        to: [50, 0],
        stops: [
          { at: 0, colour: pale(colour, 0.2) },
          { at: 1, colour: dark(colour, 0.2) },
        ],
      },
    },
    { path: box(-56, -92, 112, 26, 6), fill: down(-92, -66, pale(colour, 0.3), colour) },
    { path: box(-10, -92, 20, 92, 0), fill: ribbon },
    {
      at: [0, -92],
      ...wave("turn", 3, 3),
      path: `${blob([0, 0], [-40, -34], [-50, -6], [-24, 6])}${blob([0, 0], [40, -34], [50, -6], [24, 6])}`,
      fill: lit(ribbon, 50),
    },
    { path: oval(10, 9, 0, -94), fill: dark(ribbon, 0.12) },
  ],
});

export const bouquet = (colours: readonly string[]): Part[] => [
  {
    path: many(5, (i) =>
      curve([0, 40], [(i - 2) * 14, -10], [(i - 2) * 26, -50 - (i % 2) * 18]),
    ).join(""),
    line: { colour: "#4FA35E", width: 5 },
  },
  ...many(
    5,
    (i): Part => ({
      at: [(i - 2) * 27, -54 - (i % 2) * 22],
      ...moves(wave("turn", 8, 2, i), wave("size", 0.04, 3, i)),
      parts: [
        { path: petals(7, 26, 9, i), fill: lit(colours[i % colours.length] ?? "#FF7F9E", 28) },
        { path: oval(8), fill: "#FFE07A" },
      ],
    }),
  ),
  { path: poly([-30, -8], [30, -8], [8, 56], [-8, 56]), fill: down(-8, 56, "#FFF6E8", "#F2C9A0") },
];

export const loveHeart = (
  x: number,
  y: number,
  s: number,
  colour: string,
  t: number,
  phase = 0,
): Part => ({
  at: [x, y],
  ...moves(pop(t), wave("y", 9, 2, phase), wave("size", 0.07, 6, phase), wave("turn", 6, 1, phase)),
  parts: [
    { path: heart(s), fill: lit(colour, s * 1.1) },
    { at: [-s * 0.42, -s * 0.36], turn: -32, path: oval(s * 0.2, s * 0.12), fill: "#FFFFFFAA" },
  ],
});

export const trophy: readonly Part[] = [
  {
    path: `${curve([-28, -66], [-58, -62], [-46, -26], [-18, -22])}${curve([28, -66], [58, -62], [46, -26], [18, -22])}`,
    line: { colour: "#F0A028", width: 9 },
  },
  {
    path: blob([-36, -82], [36, -82], [32, -40], [0, -14], [-32, -40]),
    fill: {
      from: [-36, -80],
      to: [36, -20],
      stops: [
        { at: 0, colour: "#FFF6B8" },
        { at: 0.5, colour: "#FFC93C" },
        { at: 1, colour: "#E8872A" },
      ],
    },
  },
  { path: box(-7, -20, 14, 26, 2), fill: "#F0A028" },
  { path: box(-28, 2, 56, 18, 5), fill: "#8A3B5C" },
  { at: [0, -54], ...wave("turn", 10, 2), path: star(17, 7.5), fill: "#FFFFFF" },
];

export const mug = (colour: string): Part[] => [
  ...many(
    3,
    (i): Part => ({
      at: [(i - 1) * 16, -48],
      ...moves(wave("x", 4, 3, i * 2), wave("high", 0.25, 2, i), wave("fade", 0.25, 2, i)),
      fade: 0.6,
      path: curve([0, 0], [-7, -16], [6, -30], [-2, -48]),
      line: { colour: "#FFFFFF", width: 5 },
    }),
  ),
  {
    path: curve([30, -24], [56, -22], [50, 14], [28, 12]),
    line: { colour: dark(colour, 0.1), width: 9 },
  },
  {
    path: box(-34, -40, 68, 72, 14),
    fill: {
      from: [-34, 0],
      to: [34, 0],
      stops: [
        { at: 0, colour: pale(colour, 0.3) },
        { at: 1, colour: dark(colour, 0.16) },
      ],
    },
  },
  { path: oval(33, 7, 0, -37), fill: "#7A3E2A" },
  { at: [0, -2], path: heart(14), fill: "#FFFFFF" },
];

/** Rays, stars and quavers that dance round somebody. */
export const note = (x: number, y: number, colour: string, t: number, phase: number): Part => ({
  at: [x, y],
  ...moves(pop(t), wave("y", 14, 3, phase), wave("turn", 14, 2, phase)),
  parts: [
    { path: `M-4 0V-48L34 -58V-10`, line: { colour, width: 7 } },
    { path: `${oval(13, 10, -14, 2)}${oval(13, 10, 24, -8)}`, fill: colour },
  ],
});
