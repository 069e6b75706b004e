import {
  blob,
  box,
  chances,
  curve,
  dark,
  down,
  glow,
  heart,
  lit,
  many,
  mixed,
  moves,
  oval,
  type Part,
  pale,
  petals,
  poly,
  pop,
  round,
  star,
  track,
  wave,
} from "./kit.ts";

const WIDE = 1500;
/** The whole cover in colours from above to below. */
export const sky = (...colours: string[]): Part => ({
  place: "back",
  path: box(-WIDE, -340, WIDE * 2, 680),
  fill: down(-336, 336, ...colours),
});

/** Broad rays that turn round a point. */
export const rays = (colour: string, x: number, y: number, alpha = "22", count = 14): Part => ({
  place: "back",
  at: [x, y],
  ...track("turn", [0, -6], [4, 0, "line"], [10, 360 / count, "line"]),
  path: many(count, (i) => {
    const a = (i * 2 * Math.PI) / count;
    const b = a + Math.PI / count;
    return `M0 0L${Math.round(1400 * Math.cos(a))} ${Math.round(1400 * Math.sin(a))}L${Math.round(1400 * Math.cos(b))} ${Math.round(1400 * Math.sin(b))}Z`;
  }).join(""),
  fill: {
    from: [0, 0],
    to: [0, 0],
    round: [60, 900],
    stops: [
      { at: 0, colour: `${colour}${alpha}` },
      { at: 1, colour: `${colour}04` },
    ],
  },
});

export const sun = (x: number, y: number, r: number, colour = "#FFF1B8"): Part => ({
  place: "back",
  at: [x, y],
  ...pop(0.05, 0.9),
  parts: [
    { path: oval(r * 3), fill: glow(colour, r * 3, "88"), ...wave("size", 0.05, 1) },
    { path: oval(r), fill: lit(colour, r, 0, 0, 0.08) },
  ],
});

/** A hill from one side to the other: heights of its crest, from left to right. */
export const hill = (
  top: number,
  rise: number,
  shift: number,
  colour: string,
  t = 0,
  place: "back" | "front" = "back",
): Part => ({
  place,
  ...track("y", [t, 260], [t + 0.9, 0, "back"]),
  path: `${curve(
    ...many(15, (i): [number, number] => [
      -WIDE + (i * WIDE) / 7,
      top - rise * Math.sin(i * 1.9 + shift),
    ]),
  )}V420H${-WIDE}Z`,
  fill: down(top - rise, top + 220, pale(colour, 0.16), colour, dark(colour, 0.2)),
});

export const cloud = (
  x: number,
  y: number,
  s: number,
  colour = "#FFFFFF",
  t = 0.1,
  drift = 14,
): Part => ({
  place: "back",
  at: [x, y],
  size: [s, s],
  ...moves(pop(t, 0.8), wave("x", drift, 1, x * 0.01)),
  parts: [
    {
      path: `${oval(46, 40, -48, 0)}${oval(60, 56, 6, -18)}${oval(42, 36, 62, 4)}${box(-92, 0, 194, 40, 20)}`,
      fill: down(-70, 42, colour, colour, mixed(colour, "#A99BE8", 0.28)),
    },
  ],
});

/** Small things scattered over the upper part that twinkle. */
export const twinkles = (
  count: number,
  colour: string,
  seed: number,
  shape: "dot" | "star" | "heart" = "star",
): Part[] => {
  const chance = chances(seed);
  return many(count, (i): Part => {
    const r = 3 + chance() * 7;
    const x = (i / count) * 1240 - 620 + chance() * 60;
    return {
      place: "back",
      at: [x, -320 + chance() * 430],
      ...moves(
        pop(0.1 + chance() * 1.4, 0.5),
        wave("size", 0.28, 1 + Math.floor(chance() * 3), chance() * 6),
      ),
      path:
        shape === "star"
          ? star(r * 1.5, r * 0.5, 4)
          : shape === "dot"
            ? oval(r * 0.6)
            : heart(r * 1.3),
      fill: colour,
    };
  });
};

/** Small pieces that fall through the whole picture, over and over. */
export const falling = (
  count: number,
  colours: readonly string[],
  seed: number,
  shape: "confetti" | "snow" | "heart" | "leaf",
): Part[] => {
  const chance = chances(seed);
  return many(count, (i): Part => {
    const x = (i / count) * 1180 - 590 + (chance() - 0.5) * 60;
    const phase = chance() * 6;
    const r = 4 + chance() * 6;
    const colour = colours[i % colours.length] ?? "#FFFFFF";
    const way = (t: number) => ((t + phase) % 6) / 6;
    // falls 760 in one loop, from wherever chance has it begin
    const turnAt = 6 - phase;
    return {
      place: i % 3 === 0 ? "front" : "back",
      at: [x, -380],
      ...moves(
        round(
          "y",
          [0, way(0) * 760, "line"],
          [turnAt - 0.001, 760, "line"],
          [turnAt, 0, "hold"],
          [6, way(0) * 760, "line"],
        ),
        wave("x", 12 + chance() * 16, 1 + Math.floor(chance() * 2), chance() * 6),
        wave("turn", shape === "snow" ? 0 : 70, 1 + Math.floor(chance() * 3), chance() * 6),
        track("fade", [0.2, 0], [1.2, 1]),
        ...(shape === "confetti"
          ? [wave("high", 0.5, 3 + Math.floor(chance() * 4), chance() * 6)]
          : []),
      ),
      path:
        shape === "snow"
          ? oval(r * 0.7)
          : shape === "heart"
            ? heart(r * 1.4)
            : shape === "leaf"
              ? blob([0, -r * 1.6], [r * 0.9, 0], [0, r * 1.6], [-r * 0.9, 0])
              : box(-r * 0.6, -r, r * 1.2, r * 2, 1.5),
      fill: colour,
    };
  });
};

/** A string of flags across the top corner to corner. */
export const bunting = (y: number, sag: number, colours: readonly string[], t = 0.2): Part[] => {
  const at = (x: number) => y + sag * (1 - (x / 620) ** 2);
  return [
    {
      place: "back",
      ...track("y", [t, -260], [t + 0.9, 0, "back"]),
      path: curve(...many(13, (i): [number, number] => [-620 + i * 103.3, at(-620 + i * 103.3)])),
      line: { colour: "#6B2A5B", width: 3 },
    },
    ...many(21, (i): Part => {
      const x = -600 + i * 60;
      const colour = colours[i % colours.length] ?? "#FFFFFF";
      return {
        place: "back",
        at: [x, at(x)],
        ...moves(
          track("y", [t + 0.02 * i, -260], [t + 0.9 + 0.02 * i, 0, "back"]),
          wave("turn", 6, 2, i * 0.7),
        ),
        path: poly([-22, 0], [22, 0], [0, 50]),
        fill: down(0, 50, pale(colour, 0.2), dark(colour, 0.14)),
      };
    }),
  ];
};

/** A balloon with its string; the origin is where the string is held. */
export const balloon = (
  x: number,
  y: number,
  s: number,
  colour: string,
  t: number,
  lean = 0,
): Part => ({
  at: [x, y],
  turn: lean,
  size: [s, s],
  ...moves(pop(t, 0.8), wave("turn", 3.5, 1, x * 0.03 + t * 3), wave("turn", 1.6, 2, t * 5)),
  parts: [
    {
      path: curve([0, 0], [6, -40], [-4, -80], [0, -118]),
      line: { colour: "#FFFFFFBB", width: 2.5 },
    },
    { path: poly([-8, -112], [8, -112], [0, -124]), fill: dark(colour, 0.2) },
    {
      path: blob([0, -118], [-40, -160], [-42, -200], [0, -236], [42, -200], [40, -160]),
      fill: lit(colour, 56, 0, -178, 0.3),
    },
    { at: [-17, -205], turn: 28, path: oval(8, 15), fill: "#FFFFFFAA" },
  ],
});

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
