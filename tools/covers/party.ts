import {
  blob,
  curve,
  dark,
  down,
  lit,
  many,
  moves,
  oval,
  type Part,
  pale,
  poly,
  pop,
  track,
  wave,
} from "./kit.ts";

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
