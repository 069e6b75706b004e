import {
  box,
  curve,
  dark,
  down,
  glow,
  lit,
  many,
  mixed,
  moves,
  oval,
  type Part,
  pale,
  pop,
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
  ...track("turn", [0, -6], [4, 0, "line"], [16, 720 / count, "line"]),
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
