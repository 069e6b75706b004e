import { blinking, blob, curve, dark, moves, oval, type Part, wave } from "./kit.ts";

export interface Look {
  /** Half the distance of the eyes, and how large they are. */
  readonly apart?: number;
  readonly eye?: number;
  readonly blush?: string;
  readonly ink?: string;
  readonly mouth?: "smile" | "open" | "cat" | "none";
  readonly blink?: number;
  readonly closed?: boolean;
}

/** Two eyes, cheeks and a mouth round the origin; the eyes are on its line. */
export const face = ({
  apart = 34,
  eye = 13,
  blush = "#FF6F91",
  ink = "#33183F",
  mouth = "smile",
  blink = 1.3,
  closed = false,
}: Look = {}): Part[] => [
  ...[-1, 1].map(
    (side): Part => ({
      at: [side * (apart + eye * 1.25), eye * 1.75],
      path: oval(eye * 0.95, eye * 0.6),
      fill: `${blush}88`,
    }),
  ),
  ...[-1, 1].map(
    (side): Part =>
      closed
        ? {
            at: [side * apart, 0],
            path: curve([-eye, -2], [0, eye * 0.55], [eye, -2]),
            line: { colour: ink, width: eye * 0.38 },
          }
        : {
            at: [side * apart, 0],
            ...blinking(blink),
            parts: [
              { path: oval(eye, eye * 1.22), fill: ink },
              { path: oval(eye * 0.38, eye * 0.42, -eye * 0.3, -eye * 0.48), fill: "#FFFFFF" },
              { path: oval(eye * 0.17, eye * 0.17, eye * 0.36, eye * 0.42), fill: "#FFFFFFBB" },
            ],
          },
  ),
  ...mouthOf(mouth, eye, ink),
];

const mouthOf = (mouth: NonNullable<Look["mouth"]>, s: number, ink: string): Part[] => {
  const line = { colour: ink, width: s * 0.34 };
  const y = s * 1.75;
  if (mouth === "none") return [];
  if (mouth === "smile") return [{ at: [0, y], path: curve([-s, 0], [0, s * 0.62], [s, 0]), line }];
  if (mouth === "cat")
    return [
      {
        at: [0, y],
        path:
          curve([-s * 1.1, s * 0.1], [-s * 0.6, s * 0.55], [0, 0]) +
          curve([0, 0], [s * 0.6, s * 0.55], [s * 1.1, s * 0.1]),
        line,
      },
    ];
  return [
    {
      at: [0, y],
      ...wave("high", 0.14, 3),
      path: blob(
        [-s, 0],
        [0, s * 0.14],
        [s, 0],
        [s * 0.62, s * 1.1],
        [0, s * 1.42],
        [-s * 0.62, s * 1.1],
      ),
      fill: "#7A1F45",
      clip: true,
      parts: [{ path: oval(s * 0.62, s * 0.5, 0, s * 1.3), fill: "#FF7C93" }],
    },
  ];
};

/** A soft shadow on the ground below whoever stands there. */
export const shade = (rx: number, colour = "#3B1145", y = 0): Part => ({
  at: [0, y],
  size: [1, 0.17],
  path: oval(rx),
  fill: {
    from: [0, 0],
    to: [0, 0],
    round: [rx * 0.2, rx],
    stops: [
      { at: 0, colour: `${colour}66` },
      { at: 1, colour: `${colour}00` },
    ],
  },
});

/** A hat for a party: stripes, a bobble that lags behind. */
export const partyHat = (x: number, y: number, a: string, b: string, turn = 0, s = 1): Part => ({
  at: [x, y],
  turn,
  size: [s, s],
  ...wave("turn", 2.5, 3, 0.8),
  parts: [
    {
      path: blob([-30, 4], [-15, -38], [0, -76], [15, -38], [30, 4], [0, 11]),
      fill: a,
      clip: true,
      parts: [
        ...[-62, -34, -6].map(
          (h): Part => ({ path: `M-40 ${h + 16}L40 ${h - 4}V${h + 8}L-40 ${h + 28}Z`, fill: b }),
        ),
        { path: `M4 -90L50 -90V30L14 14Z`, fill: `${dark(a, 0.6)}44` },
      ],
    },
    {
      at: [0, -76],
      ...moves(wave("turn", 9, 3, 0.2)),
      parts: [
        { path: oval(13, 13, 0, -4), fill: b },
        { path: oval(4, 4, -4, -8), fill: "#FFFFFFAA" },
      ],
    },
  ],
});
