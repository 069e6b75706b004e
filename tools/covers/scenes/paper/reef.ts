import { sky } from "../../grounds.ts";
import { many, moves, oval, type Part, poly, pop, track, wave } from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide, ridge, sheet, swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

const fish = (
  x: number,
  y: number,
  s: number,
  colours: readonly [string, string],
  flip: number,
  t: number,
): Part => ({
  place: "hero",
  at: [x, y],
  size: [s * flip, s],
  ...moves(
    glide("x", t, flip * -420, 1.8),
    wave("x", 16, 1, y * 0.02),
    wave("y", 8, 2, x * 0.03),
    wave("turn", 3, 1, x),
  ),
  parts: [
    {
      at: [-52, 0],
      ...wave("wide", 0.25, 8, x),
      parts: [sheet("M6 0Q-34 -42 -48 -36Q-34 0 -48 36Q-34 42 6 0Z", colours[1], {}, {}, [], 4)],
    },
    sheet(
      "M-60 0Q-20 -52 34 -36Q66 -22 74 0Q66 22 34 36Q-20 52 -60 0Z",
      colours[0],
      {},
      {},
      [
        { path: "M-14 -37Q4 0 -14 37L8 41Q22 0 8 -41Z", fill: colours[1] },
        { path: oval(8, 8, 48, -8), fill: "#FFFFFF" },
        { path: oval(4, 4, 50, -8), fill: "#1B2A4A" },
        { path: "M62 10Q54 16 48 12", line: { colour: "#1B2A4A", width: 3 } },
        {
          ...wave("turn", 10, 6, x),
          at: [20, 6],
          path: leafAt(0, 0, -110, 32, 9),
          fill: colours[1],
        },
      ],
      5,
    ),
  ],
});
const coral = (
  x: number,
  y: number,
  s: number,
  colour: string,
  kind: number,
  t: number,
  place: "back" | "front",
): Part => ({
  place,
  at: [x, y],
  size: [s, s],
  ...moves(track("size", [t, 0], [t + 0.9, 1, "back"]), wave("turn", 2.4, 1, x * 0.05)),
  parts: [
    kind === 0
      ? sheet(
          "M-10 0Q-14 -40 -34 -58Q-54 -74 -46 -104Q-34 -112 -30 -96Q-32 -76 -12 -66Q-10 -96 -18 -118Q-20 -150 -4 -152Q10 -150 8 -122Q2 -96 8 -72Q32 -82 30 -106Q36 -124 48 -112Q54 -84 30 -60Q12 -42 12 0Z",
          colour,
          {},
          {},
          [],
          5,
        )
      : kind === 1
        ? sheet(
            [-34, -18, 0, 16, 32]
              .map((a, i) => leafAt((i - 2) * 7, 0, a, 122 - Math.abs(a), 10))
              .join(""),
            colour,
            {},
            {},
            [],
            5,
          )
        : sheet(
            "M-54 0Q-70 -56 -30 -70Q-24 -104 8 -96Q40 -100 44 -66Q72 -46 54 0Z",
            colour,
            {},
            {},
            [
              {
                path: many(9, (i) =>
                  oval(5, 5, -36 + (i % 4) * 24 + (i > 3 ? 8 : 0), -18 - Math.floor(i / 4) * 24),
                ).join(""),
                fill: "#FFFFFF55",
              },
            ],
            5,
          ),
  ],
});
/** Fish over a reef of cut paper. */
export const reef: Written = {
  id: "paper_reef",
  name: "Paper reef",
  title: printed(faces.round, ["#FFFFFF", "#FFE9A8"]),
  parts: [
    sky("#4FC3D9", "#1F93B5", "#0F5F8A"),
    ...many(
      6,
      (i): Part => ({
        place: "back",
        at: [-420 + i * 170, -340],
        turn: 12 - i * 3,
        ...moves(track("fade", [0.2, 0], [1.4, 1]), wave("fade", 0.3, 1, i)),
        fade: 0.7,
        path: poly([-20, 0], [30, 0], [130, 620], [-70, 620]),
        fill: "#FFFFFF16",
      }),
    ),
    sheet(
      ridge((x) => 176 + 40 * Math.sin(x / 120), false, 50),
      "#16789D",
      glide("y", 0.1, 240),
      { place: "back" },
    ),
    ...many(9, (i) =>
      coral(
        -540 + i * 134,
        226,
        0.9,
        ["#2F8FA8", "#3F7FA8", "#2FA394"][i % 3] ?? "#2F8FA8",
        i % 3,
        0.3 + i * 0.05,
        "back",
      ),
    ),
    sheet(
      ridge((x) => 234 + 24 * Math.sin(x / 90 + 2), false, 50),
      "#0F5F8A",
      glide("y", 0.2, 240),
      { place: "back" },
    ),
    fish(-90, 20, 0.8, ["#FF8F4F", "#FFF3DC"], 1, 0.4),
    fish(110, -46, 0.6, ["#FFD34F", "#3F6BE0"], -1, 0.6),
    fish(60, 96, 1.1, ["#F25F7A", "#FFC9A8"], -1, 0.3),
    fish(-150, 118, 0.5, ["#8F7FF2", "#FFE27A"], 1, 0.7),
    hero({
      at: [-186, -250],
      ...moves(glide("y", 0.5, 200), wave("y", 10, 1)),
      parts: [
        {
          ...wave("high", 0.08, 4),
          parts: [
            sheet(
              "M-34 0Q-36 -44 0 -46Q36 -44 34 0Q24 8 17 0Q8 8 0 0Q-8 8 -17 0Q-24 8 -34 0Z",
              "#F7B5D5",
              {},
              {},
              [
                {
                  path: "M-14 -18V-19M14 -18V-19M-6 -10Q0 -4 6 -10",
                  line: { colour: "#8A3F6B", width: 4 },
                },
              ],
              4,
            ),
          ],
        },
        ...many(
          4,
          (i): Part => ({
            at: [-22 + i * 15, 4],
            ...wave("turn", 12, 4, i),
            path: "M0 0Q8 16 0 30Q-8 44 0 58",
            line: { colour: "#F7B5D5CC", width: 5 },
          }),
        ),
      ],
    }),
    ...many(13, (i) =>
      coral(
        -560 + i * 94,
        346,
        0.9 + (i % 3) * 0.2,
        ["#F25F7A", "#FF9F4F", "#8F5FC9", "#F7C04F", "#2FBFA5"][i % 5] ?? "#F25F7A",
        (i * 2) % 3,
        0.5 + i * 0.04,
        "front",
      ),
    ),
    ...many(
      16,
      (i): Part => ({
        place: "front",
        at: [-500 + i * 66, 240 - ((i * 97) % 460)],
        ...moves(
          pop(0.6 + (i % 5) * 0.15),
          wave("y", 22, 1, i),
          wave("x", 6, 2, i),
          i === 8 ? swell(4.6, 0.6) : {},
        ),
        parts: [
          { path: oval(4 + (i % 4) * 2), fill: "#FFFFFF33" },
          { path: oval(1.6, 1.6, -2, -2), fill: "#FFFFFFBB" },
        ],
      }),
    ),
  ],
};
