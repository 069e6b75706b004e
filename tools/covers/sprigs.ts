import { curve, many, moves, type Part, petals, pop, track, wave } from "./kit.ts";

const RADIANS = Math.PI / 180;
const spot = (x: number, y: number): string =>
  `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** One leaf from a foot, `turn` degrees from upwards. */
export const leafAt = (x: number, y: number, turn: number, long: number, wide: number): string => {
  const [c, s] = [Math.cos(turn * RADIANS), Math.sin(turn * RADIANS)];
  const p = (along: number, aside: number) =>
    spot(x + aside * c + along * s, y - along * c + aside * s);
  return `M${p(0, 0)}C${p(long * 0.3, -wide)} ${p(long * 0.75, -wide * 0.7)} ${p(long, 0)}C${p(long * 0.75, wide * 0.7)} ${p(long * 0.3, wide)} ${p(0, 0)}Z`;
};

interface Grown {
  readonly long: number;
  readonly pairs: number;
  readonly leaf: readonly [long: number, wide: number];
  /** Degrees between stalk and leaf. */
  readonly lean?: number;
  readonly bend?: number;
  readonly colours: readonly [leaf: string, other: string, stalk: string];
}

/** A twig from its foot upwards, leaves in pairs that get smaller. */
export const twig = ({ long, pairs, leaf, lean = 48, bend = 14, colours }: Grown): Part[] => {
  const place = (k: number): [number, number] => [
    bend * Math.sin(k * Math.PI * 0.5) * k,
    -long * k,
  ];
  const side = (way: number): string =>
    many(pairs, (i) => {
      const k = 0.16 + (0.8 * i) / pairs;
      const size = 1 - 0.5 * k;
      const [x, y] = place(k);
      return leafAt(x, y, way * lean, leaf[0] * size, leaf[1] * size);
    }).join("");
  const [x, y] = place(1);
  return [
    { path: curve(...many(5, (i) => place(i / 4))), line: { colour: colours[2], width: 2.5 } },
    { path: side(-1), fill: colours[0] },
    {
      path: side(1) + leafAt(x, y + 6, bend * 0.6, leaf[0] * 0.6, leaf[1] * 0.6),
      fill: colours[1],
    },
  ];
};

/** Something that grows from a place in a direction (degrees from upwards), and sways there. */
export const growing = (
  at: readonly [number, number],
  turn: number,
  t: number,
  parts: readonly Part[],
  sway = 2.4,
  place: "back" | "front" = "front",
): Part => ({
  place,
  at: [...at],
  turn,
  ...moves(
    track("size", [t, 0], [t + 1, 1, "back"]),
    wave("turn", sway, 1, at[0] * 0.03 + at[1] * 0.02),
    wave("turn", sway * 0.4, 2, at[0]),
  ),
  parts,
});

/** A flower seen from above: petals in two rows round a heart of dots. */
export const bloom = (
  s: number,
  petal: string,
  inner: string,
  eye: string,
  count = 7,
  t = 0,
): Part => ({
  ...moves(pop(t, 0.8), wave("turn", 5, 1, s + t * 3)),
  parts: [
    { path: petals(count, s, s * 0.32), fill: petal },
    { path: petals(count, s * 0.7, s * 0.22, Math.PI / count), fill: inner },
    { path: petals(9, s * 0.3, s * 0.09), fill: eye },
  ],
});
