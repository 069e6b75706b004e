import type { Channel, CoverGradient, CoverLayer, Key } from "#core/domain/exported/index.ts";

/** A layer as it is written here: with what is in it inside. Units of a cover 672 high, y down, the middle 0. */
export interface Part extends Omit<CoverLayer, "in" | "name" | "path"> {
  readonly path?: string;
  readonly parts?: readonly (Part | readonly Part[])[];
}
type Parts = readonly (Part | readonly Part[])[];

const short = (n: number): number => Math.round(n * 10) / 10;
const said = (...numbers: number[]): string => numbers.map(short).join(" ");

/** The tree in the order it is drawn in, each layer naming the one it is in. */
export const flatten = (parts: Parts): CoverLayer[] => {
  const all: CoverLayer[] = [];
  let names = 0;
  const add = (part: Part, parent?: string): void => {
    const { parts: inner = [], ...own } = part;
    const name = inner.length > 0 ? `g${++names}` : undefined;
    all.push({
      ...(name === undefined ? {} : { name }),
      ...(parent === undefined ? {} : { in: parent }),
      ...own,
    });
    for (const one of inner.flat()) add(one as Part, name);
  };
  for (const one of parts.flat()) add(one as Part);
  return all;
};

// outlines

export const oval = (rx: number, ry = rx, x = 0, y = 0): string =>
  `M${said(x - rx, y)}A${said(rx, ry)} 0 1 1 ${said(x + rx, y)}A${said(rx, ry)} 0 1 1 ${said(x - rx, y)}Z`;

export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  `M${said(x + r, y)}H${short(x + w - r)}Q${said(x + w, y, x + w, y + r)}V${short(y + h - r)}Q${said(x + w, y + h, x + w - r, y + h)}H${short(x + r)}Q${said(x, y + h, x, y + h - r)}V${short(y + r)}Q${said(x, y, x + r, y)}Z`;

type Spot = readonly [number, number];
const smooth = (points: readonly Spot[], closed: boolean): string => {
  const n = points.length;
  const at = (i: number): Spot =>
    points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Spot;
  let path = `M${said(...at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${said(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, c[0], c[1])}`;
  }
  return closed ? `${path}Z` : path;
};
/** A soft closed outline through points. */
export const blob = (...points: Spot[]): string => smooth(points, true);
/** A soft open line through points. */
export const curve = (...points: Spot[]): string => smooth(points, false);
export const poly = (...points: Spot[]): string => `M${points.map((p) => said(...p)).join("L")}Z`;

/** `count` points out to `far` and in to `near`. */
export const star = (far: number, near: number, count = 5): string =>
  poly(
    ...Array.from({ length: count * 2 }, (_, i): Spot => {
      const a = (i * Math.PI) / count - Math.PI / 2;
      const r = i % 2 === 0 ? far : near;
      return [r * Math.cos(a), r * Math.sin(a)];
    }),
  );
export const heart = (s: number): string =>
  `M0 ${short(s * 0.9)}C${said(-s * 1.5, -s * 0.1, -s * 0.75, -s * 1.1, 0, -s * 0.42)}C${said(s * 0.75, -s * 1.1, s * 1.5, -s * 0.1, 0, s * 0.9)}Z`;
/** Petals round the middle, in one outline. */
export const petals = (count: number, far: number, wide: number, from = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i * 2 * Math.PI) / count + from;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const p = (r: number, w: number) => said(r * c - w * s, r * s + w * c);
    return `M0 0C${p(far * 0.4, -wide * 1.3)} ${p(far, -wide)} ${p(far, 0)}C${p(far, wide)} ${p(far * 0.4, wide * 1.3)} 0 0Z`;
  }).join("");

// colours

const parse = (hex: string): number[] =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
export const mixed = (a: string, b: string, k: number): string => {
  const to = parse(b);
  return `#${parse(a)
    .map((v, i) =>
      Math.round(v + ((to[i] ?? 0) - v) * k)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
};
/** Shade of a colour: towards a plum, never towards black. */
export const dark = (c: string, k = 0.25): string => mixed(c, "#3B1145", k);
export const pale = (c: string, k = 0.3): string => mixed(c, "#FFF6E0", k);

export const down = (y0: number, y1: number, ...colours: string[]): CoverGradient => ({
  from: [0, y0],
  to: [0, y1],
  stops: colours.map((colour, i) => ({ at: i / (colours.length - 1), colour })),
});
/** Lit from the upper left: a ball of the colour, `r` in size round `x`, `y`. */
export const lit = (colour: string, r: number, x = 0, y = 0, depth = 0.22): CoverGradient => ({
  from: [x - r * 0.35, y - r * 0.45],
  to: [x - r * 0.1, y - r * 0.1],
  round: [0, r * 1.3],
  stops: [
    { at: 0, colour: pale(colour, 0.3) },
    { at: 0.45, colour },
    { at: 1, colour: dark(colour, depth) },
  ],
});
/** Fades from a colour in the middle to nothing. */
export const glow = (colour: string, r: number, strength = "99"): CoverGradient => ({
  from: [0, 0],
  to: [0, 0],
  round: [0, r],
  stops: [
    { at: 0, colour: `${colour}${strength}` },
    { at: 1, colour: `${colour}00` },
  ],
});

// motion

type Move = Pick<Part, "tracks" | "waves">;
export const wave = (of: Channel, by: number, times: number, phase = 0): Move => ({
  waves: [{ of, by, times, phase: Math.round(phase * 100) / 100 }],
});
export const track = (
  of: Channel,
  ...keys: readonly (readonly [number, number, Key["ease"]?])[]
): Move => ({
  tracks: [
    {
      of,
      keys: keys.map(([t, v, ease]) => ({
        t: Math.round(t * 100) / 100,
        v,
        ...(ease ? { ease } : {}),
      })),
    },
  ],
});
/** Over and over, within the six seconds. */
export const round = (
  of: Channel,
  ...keys: readonly (readonly [number, number, Key["ease"]?])[]
): Move => ({
  tracks: (track(of, ...keys).tracks ?? []).map((one) => ({ ...one, round: true })),
});
export const moves = (...all: readonly Move[]): Move => {
  const tracks = all.flatMap((one) => one.tracks ?? []);
  const waves = all.flatMap((one) => one.waves ?? []);
  return { ...(tracks.length ? { tracks } : {}), ...(waves.length ? { waves } : {}) };
};
export const pop = (t: number, long = 0.7): Move => track("size", [t, 0], [t + long, 1, "back"]);
/** Jumps in from below: up, down and a squash on landing. */
export const hop = (t: number, from = 460): Move =>
  moves(
    track("y", [t, from], [t + 0.55, -46, "out"], [t + 0.85, 0, "soft"]),
    track("high", [t, 1.12], [t + 0.72, 1.06], [t + 0.9, 0.86, "out"], [t + 1.7, 1, "spring"]),
    track("wide", [t, 0.92], [t + 0.72, 0.96], [t + 0.9, 1.12, "out"], [t + 1.7, 1, "spring"]),
  );
/** Breathing: a little higher, a little narrower. */
export const breathe = (by = 0.018, times = 3, phase = 0): Move =>
  moves(wave("high", by, times, phase), wave("wide", -by * 0.7, times, phase));
export const blinking = (at = 1.3): Move =>
  round(
    "high",
    [at, 1],
    [at + 0.09, 0.08],
    [at + 0.2, 1],
    [at + 2.6, 1],
    [at + 2.69, 0.08],
    [at + 2.8, 1],
  );

/** Chance that is the same on every machine. */
export const chances = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};
export const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
