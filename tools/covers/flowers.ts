import {
  blob,
  chances,
  curve,
  dark,
  lit,
  many,
  moves,
  oval,
  type Part,
  pale,
  petals,
  pop,
  track,
  wave,
} from "./kit.ts";

/** A flower on its stalk; the origin is where it stands. */
export const flower = (
  x: number,
  y: number,
  s: number,
  colour: string,
  eye: string,
  t: number,
  high = 90,
  leaves = "#3E9B5B",
): Part => ({
  place: "front",
  at: [x, y],
  size: [s, s],
  ...moves(
    track("high", [t, 0], [t + 0.9, 1, "back"]),
    wave("turn", 2.4, 1, x * 0.02),
    wave("turn", 1.1, 2, x * 0.05),
  ),
  parts: [
    {
      path: curve([0, 0], [4, -high * 0.5], [0, -high]),
      line: { colour: dark(leaves, 0.12), width: 8 },
    },
    {
      path: `${blob([0, -high * 0.2], [22, -high * 0.5], [44, -high * 0.52], [26, -high * 0.24])}${blob([0, -high * 0.12], [-22, -high * 0.4], [-44, -high * 0.4], [-26, -high * 0.14])}`,
      fill: leaves,
    },
    {
      at: [0, -high],
      ...moves(pop(t + 0.35), wave("turn", 6, 1, x)),
      parts: [
        { path: petals(12, 50, 13, 0.26), fill: dark(colour, 0.18) },
        { path: petals(12, 46, 12), fill: lit(colour, 46) },
        { path: oval(20), fill: lit(eye, 20) },
        {
          path: many(7, (i) => oval(1.8, 1.8, 10 * Math.cos(i * 0.9), 10 * Math.sin(i * 0.9))).join(
            "",
          ),
          fill: pale(eye, 0.4),
        },
      ],
    },
  ],
});

/** Grass and flowers along the whole lower edge. */
export const meadow = (
  colours: readonly string[],
  eye: string,
  seed: number,
  count = 13,
): Part[] => {
  const chance = chances(seed);
  return [
    ...many(count, (i) => {
      const x = -620 + (i * 1240) / (count - 1) + (chance() - 0.5) * 30;
      return flower(
        x,
        352,
        0.72 + chance() * 0.4,
        colours[i % colours.length] ?? "#FFFFFF",
        eye,
        0.2 + (Math.abs(x) / 620) * 0.6,
        60 + chance() * 40,
      );
    }),
  ];
};
