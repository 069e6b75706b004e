import { sky } from "../../grounds.ts";
import {
  box,
  curve,
  heart,
  lit,
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
import { faces, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";

/** A record that turns, its sleeve behind it. */
export const vinyl: Written = {
  id: "vinyl_record",
  name: "Favourite record",
  title: printed(faces.poster, ["#F7E3B8"]),
  parts: [
    sky("#3A241E", "#54342A", "#6B4434"),
    {
      place: "back",
      path: many(16, (i) =>
        curve(
          [-700, -320 + i * 44],
          [-300, -310 + i * 44 + ((i * 17) % 12)],
          [200, -324 + i * 44],
          [700, -312 + i * 44],
        ),
      ).join(""),
      line: { colour: "#2B181466", width: 3 },
    },
    {
      place: "hero",
      at: [0, 110],
      parts: [
        {
          at: [-30, -12],
          turn: -7,
          ...glide("x", 0.2, -500, 1.2),
          parts: [
            { at: [6, 10], path: box(-160, -160, 320, 320, 4), fill: "#1A0D0A66" },
            {
              path: box(-160, -160, 320, 320, 4),
              fill: "#E9A13B",
              clip: true,
              parts: [
                {
                  path: many(
                    6,
                    (i) =>
                      `M-170 ${170 - i * 26}Q${-20 + i * 10} ${150 - i * 34} 170 ${-20 - i * 40}`,
                  ).join(""),
                  line: { colour: "#D9503F", width: 11 },
                },
                {
                  path: many(
                    6,
                    (i) =>
                      `M-170 ${157 - i * 26}Q${-20 + i * 10} ${137 - i * 34} 170 ${-33 - i * 40}`,
                  ).join(""),
                  line: { colour: "#2F7F7A", width: 6 },
                },
              ],
            },
          ],
        },
        {
          at: [44, 20],
          ...moves(glide("x", 0.6, 520, 1.3)),
          parts: [
            { at: [4, 10], path: oval(158), fill: "#1A0D0A77" },
            { path: oval(158), fill: "#17141A" },
            ...many(
              9,
              (i): Part => ({
                path: oval(150 - i * 10),
                line: { colour: i % 3 ? "#2A2630" : "#3A3542", width: 1.6 },
              }),
            ),
            {
              ...round("turn", [0, 0], [6, 720, "line"]),
              parts: [
                {
                  path: "M0 0L-70 -140A158 158 0 0 1 -20 -156ZM0 0L70 140A158 158 0 0 1 20 156Z",
                  fill: "#FFFFFF18",
                },
                { path: oval(56), fill: "#D9503F" },
                { path: oval(50), line: { colour: "#F7E3B8", width: 2 } },
                {
                  path: many(3, (i) => box(-26, 14 + i * 9, 52 - i * 12, 3, 1)).join(""),
                  fill: "#F7E3B8",
                },
                { at: [0, -24], path: heart(11), fill: "#F7E3B8" },
              ],
            },
            { path: oval(6), fill: "#F7E3B8" },
          ],
        },
        {
          at: [196, -110],
          ...moves(
            track("turn", [1, -40], [2, 0, "soft"]),
            wave("turn", 0.8, 3),
            track("size", [0.9, 0], [1.4, 1]),
          ),
          parts: [
            { path: oval(26), fill: lit("#C9C2B8", 26) },
            { path: "M0 0L-10 130L-54 184", line: { colour: "#DAD4CA", width: 9 } },
            { path: poly([-66, 172], [-42, 184], [-56, 214], [-78, 202]), fill: "#2B2430" },
          ],
        },
        ...many(
          5,
          (i): Part => ({
            at: [-130 + i * 66, -160 - (i % 2) * 26],
            ...moves(
              pop(1.6 + i * 0.12),
              wave("y", 12, 2, i * 1.7),
              wave("turn", 12, 1, i),
              i === 2 ? swell(4.6, 0.4) : {},
            ),
            size: [0.7, 0.7],
            parts: [
              { path: "M0 0V-46L30 -54V-8", line: { colour: "#F7E3B8", width: 6 } },
              { path: oval(11, 8, -9, 2) + oval(11, 8, 21, -6), fill: "#F7E3B8" },
            ],
          }),
        ),
      ],
    },
  ],
};
