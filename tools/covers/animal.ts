import { face, type Look, shade } from "./faces.ts";
import { blob, breathe, curve, dark, hop, lit, moves, oval, type Part, pale, wave } from "./kit.ts";

export interface Animal {
  readonly coat: string;
  readonly belly: string;
  readonly ears: "round" | "point" | "long" | "flap" | "none";
  readonly inner?: string;
  readonly look?: Look;
  /** The light part of the face, with the nose; none for those with a beak or a trunk. */
  readonly muzzle?: boolean;
  readonly nose?: string;
  /** Degrees the arms are lifted to. */
  readonly arms?: readonly [number, number];
  readonly legs?: string;
  /** Colour of the arms. */
  readonly sleeves?: string;
  /** Behind all, behind the head, over the face, in the left and the right hand, over all. */
  readonly behind?: readonly Part[];
  readonly nape?: readonly Part[];
  /** Under the eyes, on the head. */
  readonly mask?: readonly Part[];
  readonly visage?: readonly Part[];
  readonly left?: readonly Part[];
  readonly right?: readonly Part[];
  readonly chest?: readonly Part[];
  readonly on?: readonly Part[];
  readonly hat?: readonly Part[];
}

const EARS = {
  none: [],
  round: (coat: string, inner: string): Part[] => [
    { path: oval(30), fill: lit(coat, 30) },
    { path: oval(17, 17, 2, 4), fill: inner },
  ],
  point: (coat: string, inner: string): Part[] => [
    { path: blob([-34, 22], [-24, -22], [2, -52], [24, -14], [32, 24]), fill: lit(coat, 44) },
    { path: blob([-16, 16], [-10, -14], [2, -32], [12, -8], [16, 18]), fill: inner },
  ],
  long: (coat: string, inner: string): Part[] => [
    {
      path: blob([-18, 20], [-26, -50], [-4, -112], [22, -56], [18, 20]),
      fill: lit(coat, 70, 0, -50),
    },
    { path: blob([-8, 4], [-13, -48], [-3, -92], [10, -52], [8, 4]), fill: inner },
  ],
  flap: (coat: string, inner: string): Part[] => [
    {
      path: blob([-4, -34], [-52, -46], [-84, 0], [-62, 58], [-12, 46]),
      fill: lit(coat, 70, -40, 0),
    },
    { path: blob([-14, -22], [-48, -30], [-68, 2], [-50, 38], [-16, 30]), fill: inner },
  ],
} as const;
const EAR_AT = {
  none: [0, 0],
  round: [66, -58],
  point: [54, -58],
  long: [34, -68],
  flap: [70, -6],
} as const;

const arm = (side: number, coat: string, lift: number, held: readonly Part[]): Part => ({
  at: [side * 66, -142],
  size: [side, 1],
  turn: side * -lift,
  ...moves(wave("turn", side * 5, 3, side), wave("turn", side * 2, 1, side * 2)),
  parts: [
    ...held.map((one): Part => ({ at: [14, 84], turn: lift, size: [side, 1], parts: [one] })),
    {
      path: blob([-18, -10], [14, -8], [32, 46], [26, 92], [2, 92], [-10, 44]),
      fill: lit(coat, 70, 4, 40),
    },
  ],
});

/** Somebody with a large head who stands at the origin, about 330 high; jumps in at `t`, then breathes. */
export const animal = (a: Animal, t = 0.35): Part => {
  const { coat, belly, ears, inner = "#FFB3C1", arms = [8, 8], legs = coat, nose = "#4A2035" } = a;
  return {
    parts: [
      {
        ...shade(130),
        tracks: [
          {
            of: "size",
            keys: [
              { t: t + 0.3, v: 0 },
              { t: t + 0.9, v: 1, ease: "out" },
            ],
          },
        ],
      },
      {
        ...hop(t),
        parts: [
          {
            ...breathe(),
            parts: [
              ...(a.behind ?? []),
              ...[-1, 1].map(
                (side): Part => ({
                  path: oval(38, 24, side * 46, -14),
                  fill: lit(legs, 38, side * 46, -14),
                }),
              ),
              {
                path: blob(
                  [0, -190],
                  [66, -160],
                  [90, -84],
                  [62, -14],
                  [0, -4],
                  [-62, -14],
                  [-90, -84],
                  [-66, -160],
                ),
                fill: lit(coat, 110, 0, -100),
                clip: true,
                parts: [
                  { path: oval(60, 74, 0, -74), fill: lit(belly, 70, 0, -80, 0.1) },
                  { path: oval(96, 30, 0, -172), fill: `${dark(coat, 0.7)}33` },
                ],
              },
              ...(a.chest ?? []),
              arm(-1, a.sleeves ?? coat, arms[0], a.left ?? []),
              arm(1, a.sleeves ?? coat, arms[1], a.right ?? []),
              {
                at: [0, -176],
                ...moves(wave("turn", 3, 1, 0.6), wave("y", 2.5, 3, -0.9), wave("turn", 0.8, 3, 1)),
                parts: [{ at: [0, -66], parts: [...head(a, coat, belly, ears, inner, nose)] }],
              },
              ...(a.on ?? []),
            ],
          },
        ],
      },
    ],
  };
};

const head = (
  a: Animal,
  coat: string,
  belly: string,
  ears: Animal["ears"],
  inner: string,
  nose: string,
): Part[] => {
  const [x, y] = EAR_AT[ears];
  const shape = EARS[ears];
  const drawn = typeof shape === "function" ? shape(coat, inner) : [];
  return [
    ...(a.nape ?? []),
    ...[-1, 1].map(
      (side): Part => ({
        at: [side * x, y],
        size: [ears === "flap" ? -side : side, 1],
        turn: side * (ears === "long" ? 8 : 4),
        ...moves(wave("turn", ears === "flap" ? 7 : 4, 3, side + 1.5), wave("turn", 3, 2, side)),
        parts: drawn,
      }),
    ),
    {
      path: blob(
        [0, -84],
        [66, -70],
        [104, -6],
        [84, 56],
        [0, 80],
        [-84, 56],
        [-104, -6],
        [-66, -70],
      ),
      fill: lit(coat, 120, 0, -4),
    },
    ...(a.mask ?? []),
    ...(a.muzzle === false
      ? []
      : [
          {
            path: blob([0, 2], [44, 18], [48, 52], [0, 68], [-48, 52], [-44, 18]),
            fill: pale(belly, 0.2),
          } as Part,
        ]),
    ...face({ apart: 44, eye: 15, ...a.look }).map((part) => ({
      ...part,
      at: [part.at?.[0] ?? 0, (part.at?.[1] ?? 0) + 2],
    })),
    ...(a.muzzle === false
      ? []
      : [
          {
            path: blob([0, 12], [14, 12], [10, 22], [0, 27], [-10, 22], [-14, 12]),
            fill: nose,
          } as Part,
          { path: oval(4, 2.4, -4, 15), fill: "#FFFFFF88" } as Part,
        ]),
    ...(a.visage ?? []),
    ...(a.hat ?? []),
  ];
};

/** A tail that swings behind. */
export const tail = (colour: string, tip: string, side = 1): Part => ({
  at: [side * 60, -50],
  size: [side, 1],
  ...moves(wave("turn", 10, 2, 0.4), wave("turn", 4, 3)),
  parts: [
    {
      path: blob([-20, 20], [40, 20], [96, -20], [112, -96], [70, -120], [40, -70], [-10, -30]),
      fill: lit(colour, 90, 50, -40),
    },
    { path: blob([112, -96], [70, -120], [58, -96], [76, -84], [90, -66], [104, -62]), fill: tip },
  ],
});

/** Curved line in a colour: whiskers, antlers, strings. */
export const stroke = (
  colour: string,
  width: number,
  ...points: (readonly [number, number])[]
): Part => ({
  path: curve(...points),
  line: { colour, width },
});
