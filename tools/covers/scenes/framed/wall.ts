import { sky } from "../../grounds.ts";
import { box, many, moves, type Part, poly, pop, track, wave } from "../../kit.ts";
import { view } from "../../prints.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";

const frame = (
  x: number,
  y: number,
  w: number,
  h: number,
  wood: string,
  kind: number,
  t: number,
  own: Partial<Part> = {},
): Part => ({
  place: "back",
  at: [x, y],
  ...moves(
    track("y", [t, -420], [t + 0.9, 0, "back"]),
    wave("turn", 0.7, 1, x),
    own.tracks ? { tracks: own.tracks } : {},
  ),
  parts: [
    { at: [4, 10], path: box(-w / 2, -h / 2, w, h, 2), fill: "#1F2A2A3A" },
    { path: box(-w / 2, -h / 2, w, h, 2), fill: wood },
    {
      path: box(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8, 1),
      line: { colour: "#FFFFFF44", width: 1.6 },
    },
    { path: box(-w / 2 + 11, -h / 2 + 11, w - 22, h - 22), fill: "#FFFDF6" },
    view(kind, w - 46, h - 46),
    {
      path: poly([-w / 2 + 11, -h / 2 + 11], [w / 2 - 40, -h / 2 + 11], [-w / 2 + 11, h / 2 - 50]),
      fill: "#FFFFFF18",
    },
  ],
});
/** A wall of framed pictures, a place kept free for a name. */
export const wall: Written = {
  id: "gallery_wall",
  name: "Gallery wall",
  title: { ...printed(faces.serif, ["#2F4A44"], [132, 66]), weight: 500 },
  parts: [
    sky("#8FB5A5", "#7FA898"),
    {
      place: "back",
      path: many(28, (i) => `M${-560 + i * 42} -340V262`).join(""),
      line: { colour: "#6B947F44", width: 2 },
    },
    { place: "back", path: box(-700, 262, 1400, 14), fill: "#F2EDE0" },
    { place: "back", path: box(-700, 276, 1400, 70), fill: "#B58A5F" },
    frame(-140, -236, 150, 150, "#8A5A3A", 1, 0.1),
    frame(34, -246, 166, 126, "#2B2B33", 0, 0.2),
    frame(182, -214, 96, 190, "#C79A4B", 2, 0.3),
    frame(-168, 176, 116, 150, "#C79A4B", 4, 0.4),
    frame(-14, 172, 158, 142, "#FFFDF6", 3, 0.5, swell(4.6, 0.05)),
    frame(152, 172, 126, 148, "#8A5A3A", 5, 0.6),
    frame(-330, -190, 190, 230, "#2B2B33", 3, 0.3),
    frame(-460, 130, 150, 190, "#C79A4B", 0, 0.4),
    frame(-310, 150, 110, 140, "#FFFDF6", 2, 0.5),
    frame(336, -190, 190, 210, "#8A5A3A", 4, 0.3),
    frame(470, -150, 90, 130, "#2B2B33", 1, 0.4),
    frame(320, 120, 170, 200, "#C79A4B", 1, 0.5),
    frame(470, 130, 120, 150, "#FFFDF6", 5, 0.6),
    {
      place: "front",
      ...moves(pop(0.7, 0.8)),
      parts: [
        { at: [4, 12], path: box(-152, -90, 304, 180, 2), fill: "#1F2A2A3A" },
        { path: box(-152, -90, 304, 180, 2), fill: "#C79A4B" },
        { path: box(-146, -84, 292, 168, 1), line: { colour: "#F2DDA6", width: 2 } },
        { path: box(-140, -78, 280, 156), fill: "#FFFDF6" },
      ],
    },
  ],
};
