import { sky } from "../../grounds.ts";
import {
  box,
  curve,
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
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";

const kite = (
  x: number,
  y: number,
  s: number,
  colours: readonly [string, string, string, string],
  t: number,
  lean: number,
): Part => ({
  at: [x, y],
  turn: lean,
  size: [s, s],
  ...moves(
    glide("y", t, 420, 1.7),
    wave("x", 10, 1, x),
    wave("y", 9, 2, x * 0.1),
    wave("turn", 5, 1, x * 0.05),
  ),
  parts: [
    {
      path: curve([0, 92], [26, 140], [-18, 190], [16, 250], [-10, 300]),
      line: { colour: "#2B3A67", width: 3 },
    },
    ...many(
      3,
      (i): Part => ({
        at: [[16, -12, 8][i] ?? 0, 132 + i * 58],
        turn: i * 40,
        ...wave("turn", 18, 2, i),
        path: poly([0, 0], [-20, -11], [-20, 11]) + poly([0, 0], [20, -11], [20, 11]),
        fill: colours[i] ?? "#E8506B",
      }),
    ),
    { path: poly([0, -110], [0, -20], [-74, -20]), fill: colours[0] },
    { path: poly([0, -110], [74, -20], [0, -20]), fill: colours[1] },
    { path: poly([-74, -20], [0, -20], [0, 92]), fill: colours[2] },
    { path: poly([74, -20], [0, -20], [0, 92]), fill: colours[3] },
    { path: "M0 -110V92M-74 -20H74", line: { colour: "#2B3A67", width: 3 } },
  ],
});
/** Three kites of flat colour in the wind. */
export const kites: Written = {
  id: "three_kites",
  name: "Three kites",
  title: printed(faces.loud, ["#2B3A67"]),
  parts: [
    sky("#8FD0E8", "#C2E8EC", "#F4F3DC"),
    ...many(
      7,
      (i): Part => ({
        place: "back",
        at: [-480 + i * 170, -250 + ((i * 131) % 420)],
        ...moves(glide("x", 0.1, -260, 1.6), wave("x", 20, 1, i)),
        path: box(-56, -7, 112, 14, 7) + box(-20, 14, 90, 12, 6),
        fill: "#FFFFFFAA",
      }),
    ),
    ...many(
      4,
      (i): Part => ({
        place: "back",
        ...glide("y", 0.1 + i * 0.1, 200),
        path: poly([-700 + i * 90, 420], [-380 + i * 210, 216 + (i % 2) * 40], [40 + i * 220, 420]),
        fill: ["#5FB58A", "#3F9A7A", "#7FC48F", "#4FA884"][i] ?? "#5FB58A",
      }),
    ),
    { place: "back", path: box(-700, 304, 1400, 60), fill: "#2F7F66" },
    hero({
      at: [0, -200],
      parts: [
        kite(-134, 10, 0.86, ["#F2703F", "#F7C93A", "#E8506B", "#F2A33B"], 0.4, -14),
        kite(22, -90, 1.1, ["#E8506B", "#5B5FEF", "#F7C93A", "#2FA7A0"], 0.2, 10),
        {
          ...swell(4.6, 0.12),
          parts: [kite(160, 30, 0.72, ["#2FA7A0", "#F7F1E1", "#5B5FEF", "#E8506B"], 0.6, 20)],
        },
      ],
    }),
    ...many(
      6,
      (i): Part => ({
        place: "front",
        at: [-200 + i * 84, 330],
        ...moves(pop(0.6 + i * 0.08), wave("high", 0.05, 2, i)),
        path: poly([-20, 0], [0, -44 - (i % 3) * 12], [20, 0]),
        fill: i % 2 ? "#1F5F50" : "#24705C",
      }),
    ),
  ],
};

/** Stars in facets and bands of light, for a great day. */
export const facets: Written = {
  id: "bright_star",
  name: "Star in facets",
  title: printed(faces.loud, ["#FFFFFF"]),
  parts: [
    sky("#0F766E", "#0E8A80", "#14A394"),
    ...many(
      14,
      (i): Part => ({
        place: "back",
        at: [0, 90],
        turn: i * 25.7,
        ...moves(track("size", [0.1 + i * 0.03, 0], [1 + i * 0.03, 1, "out"]), wave("turn", 3, 1)),
        path: poly([0, 0], [-70, -1000], [70, -1000]),
        fill: i % 2 ? "#FFFFFF12" : "#FFFFFF06",
      }),
    ),
    {
      place: "hero",
      at: [0, 104],
      ...moves(
        track("turn", [0.2, -140], [1.6, 0, "back"]),
        track("size", [0.2, 0], [1.4, 1, "back"]),
        wave("turn", 3, 1),
        swell(4.6, 0.08),
      ),
      parts: [
        { at: [0, 12], path: star(184, 76), fill: "#0A3F3A55" },
        ...many(10, (i): Part => {
          const a = (k: number) => (k * Math.PI) / 5 - Math.PI / 2;
          const r = (k: number) => (k % 2 ? 76 : 184);
          return {
            path: poly(
              [0, 0],
              [r(i) * Math.cos(a(i)), r(i) * Math.sin(a(i))],
              [r(i + 1) * Math.cos(a(i + 1)), r(i + 1) * Math.sin(a(i + 1))],
            ),
            fill:
              [
                "#FFE27A",
                "#F2A52B",
                "#FFD04A",
                "#D9861F",
                "#FFF0B0",
                "#F7B93A",
                "#FFE9A0",
                "#E3942A",
                "#FFC93A",
                "#C9741A",
              ][i] ?? "#FFD04A",
          };
        }),
      ],
    },
    ...many(22, (i): Part => {
      const a = i * 2.39996;
      const far = 214 + (i % 4) * 40;
      return {
        place: "hero",
        at: [far * Math.cos(a), 104 + far * Math.sin(a) * 0.8],
        turn: i * 40,
        ...moves(
          pop(1.1 + (i % 6) * 0.1),
          wave("size", 0.3, 1 + (i % 3), i),
          wave("turn", 20, 1, i),
        ),
        path: i % 3 === 0 ? star(15, 6.5) : i % 3 === 1 ? poly([-8, 7], [0, -9], [8, 7]) : oval(5),
        fill: ["#FFE27A", "#FFFFFF", "#FF8F6B", "#7FE0D4"][i % 4] ?? "#FFFFFF",
      };
    }),
  ],
};
