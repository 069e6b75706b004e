import { blob, dark, down, moves, oval, type Part, track, wave } from "./kit.ts";

/** A snowy fir that springs up at `t`; the origin is its foot. */
export const fir = (x: number, y: number, s: number, colour: string, t: number): Part => ({
  place: "back",
  at: [x, y],
  size: [s, s],
  ...moves(track("high", [t, 0], [t + 0.9, 1, "back"]), wave("turn", 1.2, 1, x)),
  parts: [
    { path: "M-10 0V-30H10V0Z", fill: "#6B4452" },
    ...[0, 1, 2]
      .map(
        (i): Part => ({
          path: blob(
            [0, -190 + i * 44],
            [54 + i * 14, -96 + i * 36],
            [0, -84 + i * 36],
            [-54 - i * 14, -96 + i * 36],
          ),
          fill: down(-190 + i * 44, -80 + i * 36, "#FFFFFF", colour, dark(colour, 0.25)),
        }),
      )
      .reverse(),
  ],
});

/** A palm that springs up at `t`; the origin is its foot. */
export function palm(x: number, y: number, s: number, t: number): Part {
  return {
    place: "back",
    at: [x, y],
    size: [s, s],
    ...moves(track("high", [t, 0], [t + 0.9, 1, "back"]), wave("turn", 1.6, 1, x)),
    parts: [
      {
        path: blob([-16, 20], [-8, -80], [10, -170], [24, -168], [10, -80], [18, 20]),
        fill: "#8A4B3A",
      },
      ...[-164, -124, -74, -30, 14].map(
        (turn, i): Part => ({
          at: [16, -170],
          turn,
          ...wave("turn", 4, 2, i + x),
          path: blob([0, 0], [60, -34], [128, 8], [80, 2], [40, 8]),
          fill: i % 2 ? "#3FA35B" : "#63C466",
        }),
      ),
      { path: `${oval(11, 11, 4, -160)}${oval(11, 11, 26, -156)}`, fill: "#6B3A2A" },
    ],
  };
}
