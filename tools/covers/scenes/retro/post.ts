import { sky } from "../../grounds.ts";
import {
  box,
  curve,
  down,
  heart,
  many,
  moves,
  oval,
  type Part,
  poly,
  pop,
  star,
  track,
  wave,
} from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

/** A letter by air, stamped and striped. */
export const airmail: Written = {
  id: "airmail_letter",
  name: "Letter by air",
  title: { ...printed(faces.script, ["#24406B", "#24406B"], [160, 84]), weight: 600 },
  parts: [
    sky("#7FB8D9", "#A9D3E6", "#D6EAF0"),
    ...many(
      9,
      (i): Part => ({
        place: "back",
        at: [-480 + i * 122, -290 + ((i * 131) % 560)],
        size: [0.8, 0.8],
        ...moves(pop(0.2 + i * 0.06), wave("x", 22, 1, i)),
        path: box(-70, -4, 150, 30, 15) + oval(34, 32, -20, -8) + oval(26, 24, 26, -2),
        fill: "#FFFFFF99",
      }),
    ),
    {
      place: "front",
      ...moves(glide("y", 0.2, 520, 1.3), wave("turn", 1.4, 1), wave("y", 4, 2)),
      parts: [
        { at: [6, 14], path: box(-222, -194, 444, 388, 8), fill: "#1B2A4A33" },
        {
          path: box(-222, -194, 444, 388, 8),
          fill: "#FFFAF0",
          clip: true,
          parts: [
            {
              path: many(
                26,
                (i) =>
                  poly(
                    [-260 + i * 44, -200],
                    [-242 + i * 44, -200],
                    [-256 + i * 44, -176],
                    [-274 + i * 44, -176],
                  ) +
                  poly(
                    [-260 + i * 44, 176],
                    [-242 + i * 44, 176],
                    [-256 + i * 44, 200],
                    [-274 + i * 44, 200],
                  ),
              ).join(""),
              fill: "#D9434A",
            },
            {
              path: many(
                26,
                (i) =>
                  poly(
                    [-238 + i * 44, -200],
                    [-220 + i * 44, -200],
                    [-234 + i * 44, -176],
                    [-252 + i * 44, -176],
                  ) +
                  poly(
                    [-238 + i * 44, 176],
                    [-220 + i * 44, 176],
                    [-234 + i * 44, 200],
                    [-252 + i * 44, 200],
                  ),
              ).join(""),
              fill: "#2F5FA8",
            },
          ],
        },
        {
          at: [160, -120],
          turn: 4,
          ...moves(
            track("size", [1.2, 1.8], [1.5, 1, "out"]),
            track("fade", [1.2, 0], [1.3, 1]),
            swell(4.6, 0.14),
          ),
          parts: [
            {
              path:
                box(-38, -46, 76, 92) +
                many(
                  8,
                  (i) => oval(5, 5, -36 + i * 10.3, -46) + oval(5, 5, -36 + i * 10.3, 46),
                ).join("") +
                many(9, (i) => oval(5, 5, -38, -40 + i * 10) + oval(5, 5, 38, -40 + i * 10)).join(
                  "",
                ),
              fill: "#FFFFFF",
            },
            { path: box(-32, -40, 64, 80), fill: down(-40, 40, "#F7B25A", "#E8604F") },
            {
              at: [0, 4],
              path:
                leafAt(0, 26, 0, 66, 13) + leafAt(-2, 0, -74, 34, 10) + leafAt(2, 0, 74, 34, 10),
              fill: "#FFF3DC",
            },
          ],
        },
        {
          at: [86, -124],
          turn: -10,
          ...moves(track("fade", [1.8, 0], [2, 0.55])),
          parts: [
            { path: oval(38) + oval(29), line: { colour: "#24406B", width: 2.5 } },
            {
              path: many(4, (i) =>
                curve(
                  [38, -18 + i * 12],
                  [58, -24 + i * 12],
                  [78, -12 + i * 12],
                  [100, -18 + i * 12],
                ),
              ).join(""),
              line: { colour: "#24406B", width: 2.5 },
            },
            { path: star(13, 5), fill: "#24406B" },
          ],
        },
        {
          at: [-190, -152],
          ...pop(1.4),
          parts: [
            { path: box(0, 0, 92, 28, 3), fill: "#2F5FA8" },
            {
              path: many(2, (i) => box(10, 8 + i * 8, 72 - i * 26, 4, 2)).join(""),
              fill: "#FFFAF0",
            },
          ],
        },
        {
          path: many(2, (i) => box(-150, 128 + i * 18, 300 - i * 90, 2)).join(""),
          fill: "#24406B33",
        },
      ],
    },
    {
      place: "front",
      at: [-140, -266],
      turn: 8,
      ...moves(glide("x", 0.8, -420, 1.8), wave("y", 8, 2), wave("turn", 3, 1)),
      parts: [
        { path: "M-64 0Q0 -20 78 -4Q88 4 76 10Q0 20 -64 12Z", fill: "#FFFFFF" },
        {
          path:
            poly([-4, 2], [-40, 56], [-20, 56], [34, 6]) +
            poly([-58, 2], [-78, -34], [-62, -34], [-38, -4]),
          fill: "#D9434A",
        },
        { path: many(6, (i) => oval(3, 3, -20 + i * 14, -1)).join(""), fill: "#2F5FA8" },
      ],
    },
    ...many(
      10,
      (i): Part => ({
        place: "front",
        at: [-330 + i * 68, 246 + (i % 2) * 38],
        ...moves(pop(1.3 + i * 0.12), wave("y", 12, 2, i), wave("turn", 10, 1, i)),
        path: heart(17 - (i % 2) * 4),
        fill: i % 2 ? "#FFFFFF" : "#D9434A",
      }),
    ),
  ],
};
