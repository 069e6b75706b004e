import { sky } from "../../grounds.ts";
import {
  box,
  down,
  many,
  moves,
  oval,
  type Part,
  poly,
  pop,
  round,
  track,
  wave,
} from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";

/** A paper plane and the loop it flew. */
export const plane: Written = {
  id: "paper_plane",
  name: "Paper plane",
  title: printed(faces.loud, ["#FFFFFF"]),
  parts: [
    sky("#2F6FE0", "#4C93F2"),
    ...many(34, (i): Part => {
      const k = i / 33;
      const a = -2.6 + k * 8.4;
      const x = -290 + k * 370 + 78 * Math.cos(a);
      const y = 250 - k * 230 + 70 * Math.sin(a);
      return {
        place: "hero",
        at: [x, y],
        ...track("size", [0.4 + k * 1.8, 0], [0.7 + k * 1.8, 1, "back"]),
        turn: (Math.atan2(-4 + 9 * Math.cos(a), 7 - 9 * Math.sin(a)) * 180) / Math.PI,
        path: box(-6, -1.8, 12, 3.6, 1.8),
        fill: "#FFFFFFAA",
      };
    }),
    {
      place: "hero",
      at: [134, -26],
      ...moves(
        glide("x", 0.6, -520, 2),
        glide("y", 0.6, 330, 2),
        wave("y", 9, 2),
        wave("turn", 4, 1),
        swell(4.6, 0.12),
      ),
      parts: [
        { at: [-30, 150], path: oval(70, 7), fill: "#1B3F8F33" },
        { path: poly([80, -60], [-120, -14], [-58, 22]), fill: "#FFFFFF" },
        { path: poly([80, -60], [-58, 22], [-52, 76]), fill: "#BFD5FA" },
        { path: poly([80, -60], [-34, 34], [4, 64]), fill: "#EAF2FF" },
        { path: poly([-52, 76], [-34, 34], [-22, 44]), fill: "#8FB2EE" },
      ],
    },
    ...[
      [-420, 250, 1.3],
      [-140, 306, 0.9],
      [180, 290, 1.2],
      [460, 200, 1],
      [-500, -240, 0.8],
    ].map(
      ([x = 0, y = 0, s = 1], i): Part => ({
        place: "back",
        at: [x, y],
        size: [s, s],
        ...moves(pop(0.2 + i * 0.1), wave("x", 22, 1, i)),
        path: box(-90, -8, 180, 34, 17) + oval(40, 36, -20, -12) + oval(30, 28, 34, -6),
        fill: "#FFFFFF2E",
      }),
    ),
    {
      place: "back",
      ...round("fade", [0, 1], [6, 1]),
      path: oval(1.5, 1.5, -520, 320),
      fill: "#FFFFFF22",
    },
  ],
};

/** An open door, light falling out of it. */
export const door: Written = {
  id: "open_door",
  name: "Open door",
  title: { ...printed(faces.poster, ["#24425A"]) },
  parts: [
    sky("#F2C9A8", "#EDB994"),
    { place: "back", path: box(-700, 236, 1400, 140), fill: "#D99B72" },
    hero(
      {
        at: [0, -48],
        ...track("high", [0.9, 0], [2, 1, "out"]),
        path: poly([-74, 0], [84, 0], [220, 110], [-190, 110]),
        fill: down(0, 90, "#FFF0B8CC", "#FFF0B800"),
      },
      {
        ...glide("y", 0.1, 420),
        parts: [
          { path: "M-106 -48V-250A106 106 0 0 1 106 -250V-48Z", fill: "#B5643F" },
          {
            path: "M-84 -48V-248A84 84 0 0 1 84 -248V-48Z",
            fill: down(-330, -48, "#FFE9A0", "#FFF8DC"),
          },
          { path: oval(22, 22, 0, -262), fill: "#FFFFFFAA" },
        ],
      },
      {
        at: [-84, 0],
        ...moves(track("wide", [0.8, 1.9], [1.9, 0.8, "out"]), wave("wide", 0.04, 1)),
        parts: [
          {
            path: "M0 -48V-248Q14 -318 76 -330V-24Z",
            fill: {
              from: [0, 0],
              to: [78, 0],
              stops: [
                { at: 0, colour: "#1F5A6B" },
                { at: 1, colour: "#2F8094" },
              ],
            },
          },
          {
            path: "M14 -70V-160L62 -168V-60ZM14 -184V-244Q24 -286 62 -296V-196Z",
            line: { colour: "#17485A", width: 4 },
          },
          { path: oval(5, 5, 66, -150), fill: "#FFD98A" },
        ],
      },
      ...[-1, 1].map(
        (side): Part => ({
          at: [side * 156, -44],
          ...moves(pop(0.6), wave("turn", 1.5, 1, side)),
          parts: [
            ...many(
              9,
              (i): Part => ({
                at: [0, -46],
                turn: -64 + i * 16,
                ...wave("turn", 3, 1, i),
                path: "M0 0C-18 -30 -14 -80 0 -106C14 -80 18 -30 0 0Z",
                fill: i % 2 ? "#3F8A64" : "#2F6F52",
              }),
            ),
            {
              path: poly([-32, -52], [32, -52], [24, 0], [-24, 0]),
              fill: down(-52, 0, "#E2704F", "#B54F36"),
            },
          ],
        }),
      ),
      {
        at: [0, -44],
        ...swell(4.6, 0.12),
        parts: [
          { path: box(-66, 2, 132, 24, 4), fill: "#8A4A36" },
          { path: box(-56, 8, 112, 3, 1) + box(-56, 16, 112, 3, 1), fill: "#FFE9A088" },
        ],
      },
    ),
  ],
};
