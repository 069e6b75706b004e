import { sky } from "../../grounds.ts";
import { box, down, heart, many, moves, oval, type Part, poly, pop, wave } from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";

/** A shirt with a tie, close enough to touch the cloth. */
export const tie: Written = {
  id: "shirt_and_tie",
  name: "Shirt and tie",
  title: printed(faces.serif, ["#FFFFFF"]),
  parts: [
    sky("#5B84B5", "#4A73A6"),
    {
      place: "back",
      path: many(36, (i) => `M${-700 + i * 40} -340V340`).join(""),
      line: { colour: "#FFFFFF22", width: 9 },
    },
    {
      place: "back",
      path: many(20, (i) => `M-700 ${-330 + i * 36}H700`).join(""),
      line: { colour: "#1F3F6B22", width: 5 },
    },
    hero({
      at: [0, 60],
      parts: [
        { path: "M-152 -338Q0 -384 152 -338L40 -296H-40Z", fill: "#3F6496" },
        { path: "M-120 -338Q0 -372 120 -338L36 -300H-36Z", fill: "#2F4F7F" },
        { path: box(-34, -240, 68, 240), fill: "#6F97C6" },
        { path: "M-34 -240V0M34 -240V0", line: { colour: "#3F6496", width: 2 } },
        {
          ...moves(wave("turn", 1.4, 2), glide("y", 0.3, -420, 1.2)),
          parts: [
            {
              at: [6, 8],
              path: poly([-22, -262], [22, -262], [54, -30], [0, 26], [-54, -30]),
              fill: "#1B2A4A55",
            },
            {
              path: poly([-22, -262], [22, -262], [54, -30], [0, 26], [-54, -30]),
              fill: "#B5303F",
              clip: true,
              parts: [
                {
                  path: many(10, (i) => `M-80 ${-250 + i * 38}L80 ${-330 + i * 38}`).join(""),
                  line: { colour: "#F2DDA6", width: 6 },
                },
                {
                  path: many(10, (i) => `M-80 ${-238 + i * 38}L80 ${-318 + i * 38}`).join(""),
                  line: { colour: "#7A1A2F", width: 4 },
                },
                { path: poly([0, -262], [60, -262], [60, 30], [0, 30]), fill: "#3A0A1F22" },
              ],
            },
            { path: poly([-34, -306], [34, -306], [24, -252], [-24, -252]), fill: "#C93A48" },
            { path: poly([4, -306], [34, -306], [24, -252], [4, -252]), fill: "#3A0A1F26" },
          ],
        },
        ...[-1, 1].map(
          (side): Part => ({
            size: [side, 1],
            ...glide("x", 0.1, side * 260, 1),
            parts: [
              {
                at: [3, 9],
                path: poly([26, -312], [150, -336], [176, -232], [86, -196]),
                fill: "#1B2A4A44",
              },
              {
                path: poly([26, -312], [150, -336], [176, -232], [86, -196]),
                fill: down(-330, -196, "#A8C4E3", "#86A9D1"),
              },
              {
                path: poly([34, -304], [146, -326], [168, -236], [90, -204]),
                line: { colour: "#FFFFFF66", width: 1.8 },
              },
              { path: oval(5, 5, 96, -218), fill: "#FFFFFF" },
            ],
          }),
        ),
        ...many(
          3,
          (i): Part => ({
            at: [0, 44 + i * 74],
            parts: [
              { path: oval(9), fill: "#FFFFFF" },
              { path: oval(1.8, 1.8, -2.6, -2.6) + oval(1.8, 1.8, 2.6, 2.6), fill: "#4A73A6" },
            ],
          }),
        ),
        {
          at: [118, -66],
          ...moves(pop(0.9), swell(4.6, 0.12)),
          parts: [
            { path: "M-54 0H54V78L0 104L-54 78Z", fill: "#6690C0" },
            { path: "M-54 0H54V78L0 104L-54 78Z", line: { colour: "#3F6496", width: 2.5 } },
            { path: poly([-40, 2], [-22, -44], [-4, 2], [8, -34], [26, 2]), fill: "#FFF6E3" },
            { path: box(-54, 0, 108, 16), fill: "#86A9D1" },
            { at: [0, 52], path: heart(11), fill: "#FFFFFF88" },
          ],
        },
        ...many(
          18,
          (i): Part => ({
            path: box(-32, -190 + i * 20, 4, 9, 1) + box(28, -190 + i * 20, 4, 9, 1),
            fill: "#FFFFFF33",
          }),
        ),
      ],
    }),
  ],
};
