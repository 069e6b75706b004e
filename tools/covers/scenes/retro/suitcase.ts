import { sky } from "../../grounds.ts";
import {
  box,
  dark,
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
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

/** A suitcase full of labels from all over. */
export const suitcase: Written = {
  id: "well_travelled",
  name: "Well-travelled suitcase",
  title: printed(faces.poster, ["#5A2F1F"]),
  parts: [
    sky("#F3D9A4", "#F0C98A", "#E8B46B"),
    {
      place: "back",
      path: many(22, (i) => {
        const a = (i * Math.PI) / 11;
        const b = a + Math.PI / 22;
        return `M0 80L${Math.round(1300 * Math.cos(a))} ${Math.round(80 + 1300 * Math.sin(a))}L${Math.round(1300 * Math.cos(b))} ${Math.round(80 + 1300 * Math.sin(b))}Z`;
      }).join(""),
      fill: "#FFF1C955",
    },
    { place: "back", path: box(-700, 250, 1400, 120), fill: "#B5763F" },
    {
      place: "back",
      path: many(12, (i) => `M${-640 + i * 120} 250L${-760 + i * 144} 340`).join(""),
      line: { colour: "#8F572A66", width: 3 },
    },
    hero({
      at: [0, -2],
      ...moves(glide("y", 0.2, 460, 1.1)),
      parts: [
        { path: oval(210, 14, 0, 0), fill: "#4A2A1A55" },
        {
          ...moves(wave("turn", 3, 2)),
          path: "M-54 -262V-288Q-54 -310 -32 -310H32Q54 -310 54 -288V-262",
          line: { colour: "#6B3A22", width: 15 },
        },
        {
          path: box(-196, -268, 392, 262, 26),
          fill: {
            from: [-196, 0],
            to: [196, 0],
            stops: [
              { at: 0, colour: "#C9743F" },
              { at: 0.5, colour: "#B5602F" },
              { at: 1, colour: "#8F4622" },
            ],
          },
        },
        { path: box(-196, -210, 392, 5) + box(-196, -66, 392, 5), fill: "#8A421F" },
        ...[-128, 128].map(
          (x): Part => ({
            at: [x, 0],
            parts: [
              { path: box(-17, -270, 34, 266, 3), fill: "#6B3A22" },
              { path: box(-22, -150, 44, 34, 5), fill: "#E8C06B" },
              { path: box(-10, -142, 20, 18, 3), fill: "#6B3A22" },
            ],
          }),
        ),
        ...[
          [-196, -268],
          [196, -268],
          [-196, -6],
          [196, -6],
        ].map(
          ([x = 0, y = 0], i): Part => ({
            path: poly([x, y], [x + (i % 2 ? -52 : 52), y], [x, y + (i < 2 ? 52 : -52)]),
            fill: "#6B3A22",
          }),
        ),
        {
          at: [-54, -204],
          turn: -9,
          ...moves(track("size", [1.1, 0], [1.6, 1, "back"])),
          parts: [
            { path: oval(48), fill: "#2F7F8F" },
            { path: oval(41), line: { colour: "#FFF3DC", width: 3 } },
            { path: "M-30 20L-8 -20L6 4L16 -8L32 20Z", fill: "#FFF3DC" },
            { path: oval(8, 8, 16, -22), fill: "#F7C04F" },
          ],
        },
        {
          at: [52, -176],
          turn: 11,
          ...moves(track("size", [1.3, 0], [1.8, 1, "back"]), swell(4.6, 0.16)),
          parts: [
            { path: box(-54, -36, 108, 72, 6), fill: "#E8503F" },
            { path: box(-47, -29, 94, 58, 4), line: { colour: "#FFF3DC", width: 2.5 } },
            { path: "M-34 14Q0 -6 36 14L28 24H-26ZM-2 8V-22L24 4Z", fill: "#FFF3DC" },
          ],
        },
        {
          at: [-44, -92],
          turn: 6,
          ...moves(track("size", [1.5, 0], [2, 1, "back"])),
          parts: [
            { path: poly([-60, 34], [0, -50], [60, 34]), fill: "#F7C04F" },
            { path: poly([-44, 26], [0, -36], [44, 26]), line: { colour: "#5A2F1F", width: 2.5 } },
            {
              path:
                leafAt(0, 24, 0, 44, 5) +
                leafAt(0, 2, -70, 24, 5) +
                leafAt(0, 2, 70, 24, 5) +
                leafAt(0, -4, -120, 18, 4) +
                leafAt(0, -4, 120, 18, 4),
              fill: "#5A2F1F",
            },
          ],
        },
        {
          at: [58, -76],
          turn: -7,
          ...moves(track("size", [1.7, 0], [2.2, 1, "back"])),
          parts: [
            { path: oval(46, 34), fill: "#FFF3DC" },
            { path: oval(40, 28), line: { colour: "#D9434A", width: 2.5 } },
            { path: heart(14), fill: "#D9434A", at: [-16, 0] },
            { path: star(13, 5.5), fill: "#2F7F8F", at: [16, 0] },
          ],
        },
        {
          at: [70, -268],
          ...moves(wave("turn", 9, 2, 1)),
          parts: [
            { path: "M0 0L14 44", line: { colour: "#6B3A22", width: 4 } },
            { path: "M0 44H30V86L15 98L0 86Z", fill: "#FFF3DC" },
            {
              path: box(7, 58, 16, 3) + box(7, 66, 16, 3) + box(7, 74, 10, 3),
              fill: dark("#B5602F"),
            },
          ],
        },
      ],
    }),
    ...many(
      7,
      (i): Part => ({
        place: "hero",
        at: [-210 + i * 70, -38 - (i % 3) * 26],
        ...moves(pop(0.8 + i * 0.1), wave("y", 8, 1, i), wave("size", 0.2, 2, i)),
        path: star(11, 4, 4),
        fill: "#FFFFFF",
      }),
    ),
    {
      place: "front",
      at: [-620, 330],
      ...track("fade", [0, 1], [1, 1]),
      path: box(0, 0, 1240, 10),
      fill: "#8F572A",
    },
  ],
};
