import { curve, dark, many, moves, type Part, track } from "./kit.ts";

type Motion = Pick<Part, "tracks" | "waves">;

/** The one event of a picture, once it has settled: something swells and is as it was again. */
export const swell = (at = 4.5, by = 0.1): Motion =>
  track("size", [at, 1], [at + 0.4, 1 + by, "out"], [at + 1.3, 1, "spring"]);

/** Glides in from aside, a key each way. */
export const glide = (of: "x" | "y", t: number, from: number, long = 1.1): Motion =>
  track(of, [t, from], [t + long, 0, "out"]);

/** A sheet of coloured paper whose shadow falls on what is below it; `parts` lie on it. */
export const sheet = (
  path: string,
  fill: NonNullable<Part["fill"]>,
  motion: Motion = {},
  own: Pick<Part, "place" | "at" | "turn" | "size"> = {},
  parts: readonly Part[] = [],
  lift = 7,
): Part => ({
  ...own,
  ...motion,
  parts: [
    { at: [0, lift * 1.7], path, fill: "#1B123018" },
    { at: [0, lift], path, fill: "#1B12302E" },
    { path, fill },
    ...parts,
  ],
});

/** A crest from one side to the other, closed below; `peaks` says its height at a place. */
export const ridge = (peaks: (x: number) => number, sharp = false, step = 75): string => {
  const points = many(Math.ceil(1500 / step) + 1, (i): [number, number] => [
    -750 + i * step,
    peaks(-750 + i * step),
  ]);
  return sharp
    ? `M${points.map(([x, y]) => `${x} ${Math.round(y)}`).join("L")}V420H-750Z`
    : `${curve(...points)}V420H-750Z`;
};

/** A bird far away, its wings beating. */
export const farBird = (x: number, y: number, s: number, colour: string, phase = 0): Part => ({
  place: "back",
  at: [x, y],
  ...moves(glide("x", 0.2, -300, 2), {
    waves: [
      { of: "y", by: 9, times: 2, phase },
      { of: "high", by: 0.4, times: 8, phase },
    ],
  }),
  path: `M${-s * 2} ${-s * 0.4}Q${-s} ${-s * 1.2} 0 0Q${s} ${-s * 1.2} ${s * 2} ${-s * 0.4}`,
  line: { colour: dark(colour, 0), width: 4 },
});
