import { blob, lit, many, moves, oval, type Part, wave } from "./kit.ts";

/** A scarf in two colours round the neck of an animal, one end of it waving. */
export const scarf = (a: string, b: string): Part[] => [
  {
    at: [52, -158],
    ...moves(wave("turn", 8, 3), wave("turn", 4, 2, 1)),
    clip: true,
    path: blob([-16, 0], [16, -4], [30, 70], [2, 76]),
    fill: a,
    parts: [0, 1, 2].map(
      (i): Part => ({ path: `M-30 ${12 + i * 22}H50V${22 + i * 22}H-30Z`, fill: b }),
    ),
  },
  {
    path: blob([-80, -176], [0, -160], [80, -176], [76, -142], [0, -126], [-76, -142]),
    fill: a,
    clip: true,
    parts: many(
      5,
      (i): Part => ({
        path: `M${-66 + i * 30} -190L${-52 + i * 30} -190L${-60 + i * 30} -110L${-74 + i * 30} -110Z`,
        fill: b,
      }),
    ),
  },
];

/** A hat with a bobble on an animal's head. */
export const woolHat = (a: string, b: string): Part => ({
  at: [0, -56],
  parts: [
    { path: blob([-76, 4], [-56, -46], [0, -66], [56, -46], [76, 4]), fill: lit(a, 80, 0, -20) },
    { path: blob([-84, 2], [0, -18], [84, 2], [78, 24], [0, 8], [-78, 24]), fill: b },
    { at: [0, -64], ...wave("turn", 8, 3), path: oval(20, 20, 0, -8), fill: lit(b, 20, 0, -8) },
  ],
});
