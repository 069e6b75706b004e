import { sky } from "../../grounds.ts";
import {
  box,
  heart,
  many,
  moves,
  oval,
  type Part,
  petals,
  pop,
  star,
  track,
  wave,
} from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";

const banner = (x: number, y: number, colour: string, cut: number, t: number): Part => ({
  place: "back",
  at: [x, y],
  ...moves(
    track("y", [t, -320], [t + 0.9, 0, "back"]),
    wave("turn", 3, 1, x * 0.02),
    wave("high", 0.04, 2, x * 0.03),
  ),
  parts: [
    { at: [3, 6], path: box(-54, 0, 108, 118), fill: "#3A1A4A33" },
    {
      path: `M-54 0H54V112${many(6, (i) => `Q${45 - i * 18} 132 ${36 - i * 18} 112`).join("")}Z`,
      fill: colour,
    },
    {
      path:
        many(8, (i) => oval(4, 4, -42 + i * 12, 12)).join("") +
        many(6, (i) => oval(5, 5, -45 + i * 18, 106)).join(""),
      fill: "#FFF3DC",
    },
    cut === 0
      ? { at: [0, 58], path: petals(8, 34, 8) + petals(8, 18, 4, 0.4), fill: "#FFF3DC" }
      : cut === 1
        ? {
            at: [0, 58],
            path:
              heart(28) +
              oval(6, 6, -40, -18) +
              oval(6, 6, 40, -18) +
              oval(6, 6, -36, 30) +
              oval(6, 6, 36, 30),
            fill: "#FFF3DC",
          }
        : {
            at: [0, 58],
            path: `${star(36, 15, 8)}${oval(5, 5, -40, -30)}${oval(5, 5, 40, -30)}${oval(5, 5, -40, 32)}${oval(5, 5, 40, 32)}`,
            fill: "#FFF3DC",
          },
  ],
});
/** Strings of cut tissue paper over a street. */
export const picado: Written = {
  id: "papel_picado",
  name: "Tissue paper banners",
  title: printed(faces.round, ["#C2185B", "#E65100", "#00796B", "#4A148C"], [180, 74]),
  parts: [
    sky("#FFE7A8", "#FFF3D0", "#FFD9C2"),
    ...[-1, 0, 1].flatMap((row): Part[] => {
      const y = row === 1 ? 150 : row === 0 ? -222 : -346;
      return [
        {
          place: "back",
          ...pop(0.1),
          path: `M-620 ${y - 6}Q0 ${y + 26} 620 ${y - 6}`,
          line: { colour: "#5A2A4A", width: 2.5 },
        },
        ...many(11, (i) => {
          const x = -590 + i * 118 + (row === 0 ? 0 : 59);
          return banner(
            x,
            y + 10 - (x / 620) ** 2 * 16,
            ["#E91E63", "#FF9800", "#00A896", "#7B3FBF", "#E53935"][(i * 2 + row + 1) % 5] ??
              "#E91E63",
            (i + row + 1) % 3,
            0.15 + (row + 1) * 0.2 + i * 0.04,
          );
        }),
      ];
    }),
    ...many(
      30,
      (i): Part => ({
        place: "front",
        at: [-550 + i * 38, -70 + ((i * 89) % 200) + (i % 2 ? 200 : -150)],
        turn: i * 40,
        ...moves(
          pop(1 + (i % 6) * 0.1),
          wave("y", 12, 1, i),
          wave("turn", 40, 1 + (i % 2), i),
          i === 14 ? swell(4.6, 1) : {},
        ),
        path: i % 2 ? box(-3, -6, 6, 12, 1) : oval(4),
        fill: ["#E91E63", "#FF9800", "#00A896", "#7B3FBF"][i % 4] ?? "#E91E63",
      }),
    ),
  ],
};
