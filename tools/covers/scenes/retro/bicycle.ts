import { sky } from "../../grounds.ts";
import {
  box,
  curve,
  many,
  moves,
  oval,
  type Part,
  petals,
  pop,
  round,
  track,
  wave,
} from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

const wheel = (x: number): Part => ({
  at: [x, -84],
  parts: [
    { path: oval(80), line: { colour: "#2F3A4A", width: 9 } },
    { path: oval(72), line: { colour: "#E9DFC9", width: 4 } },
    {
      ...round("turn", [0, 0], [6, 720, "line"]),
      parts: [
        {
          path: many(
            16,
            (i) =>
              `M0 0L${Math.round(71 * Math.cos(i * 0.3927))} ${Math.round(71 * Math.sin(i * 0.3927))}`,
          ).join(""),
          line: { colour: "#8A94A066", width: 1.8 },
        },
        { path: oval(5, 5, 62, 0), fill: "#F2A33B" },
      ],
    },
    { path: oval(9), fill: "#2F3A4A" },
  ],
});
/** A bicycle by the wall, its basket full of flowers. */
export const bicycle: Written = {
  id: "flower_bicycle",
  name: "Bicycle with flowers",
  title: printed(faces.script, ["#2F5A5A"]),
  parts: [
    sky("#F9E3D0", "#F7D5BC"),
    {
      place: "back",
      path: many(9, (row) =>
        many(
          8,
          (i) =>
            `M${-600 + i * 170 + (row % 2) * 80} ${-310 + row * 66}h44M${-590 + i * 170 + (row % 2) * 80} ${-298 + row * 66}h30`,
        ).join(""),
      ).join(""),
      line: { colour: "#E5B595", width: 4 },
    },
    { place: "back", path: box(-700, 262, 1400, 90), fill: "#D9B08F" },
    { place: "back", path: box(-700, 258, 1400, 8), fill: "#C2926F" },
    hero({
      at: [0, -12],
      ...moves(glide("x", 0.2, -620, 1.8), wave("turn", 0.5, 2)),
      parts: [
        { path: oval(190, 10, 0, 0), fill: "#7A4F3A33" },
        wheel(-124),
        wheel(124),
        {
          path: "M-124 -84L-56 -186L66 -196L-14 -84ZM-124 -84H-14L-66 -206M66 -196L124 -84M66 -196L56 -236",
          line: { colour: "#2F8A86", width: 10 },
        },
        {
          path: "M56 -236Q58 -252 84 -250Q100 -248 96 -232",
          line: { colour: "#5A3A2A", width: 9 },
        },
        {
          path: "M-98 -212Q-66 -226 -34 -210Q-40 -198 -66 -200Q-92 -198 -98 -212Z",
          fill: "#8A4F33",
        },
        {
          at: [-14, -84],
          ...round("turn", [0, 0], [6, 720, "line"]),
          parts: [
            { path: oval(19), line: { colour: "#5A3A2A", width: 5 } },
            { path: "M-34 0H34", line: { colour: "#5A3A2A", width: 6 } },
            { path: box(-46, -5, 22, 9, 3) + box(24, -5, 22, 9, 3), fill: "#2F3A4A" },
          ],
        },
        {
          at: [128, -206],
          parts: [
            ...many(11, (i): Part => {
              const a = -64 + i * 12.8;
              return {
                turn: a,
                ...moves(
                  pop(1 + i * 0.07, 0.7),
                  wave("turn", 4, 1, i),
                  i === 5 ? swell(4.6, 0.2) : {},
                ),
                parts: [
                  {
                    path: `${curve([0, 0], [2, -40], [0, -66 - (i % 3) * 16])}`,
                    line: { colour: "#4F8A5F", width: 3.5 },
                  },
                  { path: leafAt(0, -22, 40, 30, 7) + leafAt(0, -30, -44, 28, 7), fill: "#6FA86F" },
                  {
                    at: [0, -70 - (i % 3) * 16],
                    path: petals(i % 2 ? 8 : 6, 23, i % 2 ? 6 : 9),
                    fill: ["#E8506B", "#FFFFFF", "#F2A33B", "#8F6FC9"][i % 4] ?? "#E8506B",
                  },
                  {
                    at: [0, -70 - (i % 3) * 16],
                    path: oval(6.5),
                    fill: i % 4 === 1 ? "#F7C04F" : "#FFF3DC",
                  },
                ],
              };
            }),
            { path: "M-56 -8H58L46 62H-44Z", fill: "#C98A4F" },
            {
              path: `${many(4, (i) => `M${-54 + i * 3} ${6 + i * 15}H${56 - i * 3}`).join("")}${many(6, (i) => `M${-40 + i * 16} -4L${-32 + i * 13} 60`).join("")}`,
              line: { colour: "#8F5A2F88", width: 3 },
            },
            { path: box(-60, -14, 122, 13, 6), fill: "#B5743F" },
          ],
        },
        { path: oval(11, 11, 34, -226), fill: "#E9B84A" },
      ],
    }),
    ...many(
      13,
      (i): Part => ({
        place: "front",
        at: [-570 + i * 95, 344],
        size: [0.9, 0.9],
        ...moves(
          track("high", [0.3 + i * 0.05, 0], [1.1 + i * 0.05, 1, "back"]),
          wave("turn", 3, 1, i),
        ),
        parts: [
          {
            path: leafAt(0, 0, -34, 54, 8) + leafAt(0, 0, 30, 58, 8) + leafAt(0, 0, -4, 66, 7),
            fill: i % 2 ? "#5F9A6F" : "#4A8560",
          },
          { at: [8, -56], path: petals(6, 14, 5), fill: i % 2 ? "#FFFFFF" : "#E8506B" },
        ],
      }),
    ),
    ...many(
      5,
      (i): Part => ({
        place: "hero",
        at: [-190 + i * 66, -20 + (i % 3) * 26],
        turn: i * 40,
        ...moves(
          pop(1.6 + i * 0.1),
          wave("y", 18, 1, i),
          wave("x", 12, 2, i),
          wave("turn", 30, 1, i),
        ),
        path: leafAt(0, 0, 0, 18, 6),
        fill: ["#E8506B", "#F2A33B", "#8F6FC9"][i % 3] ?? "#E8506B",
      }),
    ),
  ],
};
