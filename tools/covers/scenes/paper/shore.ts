import { sky } from "../../grounds.ts";
import { box, many, moves, oval, type Part, poly, pop, track, wave } from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { glide, ridge, sheet } from "../../sheets.ts";

const roll = (y: number, amp: number, phase: number) => (x: number) =>
  y + amp * Math.sin(x / 62 + phase);

/** A lighthouse over waves of paper, its beam going round. */
export const lighthouse: Written = {
  id: "paper_lighthouse",
  name: "Paper lighthouse",
  title: printed(faces.poster, ["#FFF4DC"]),
  parts: [
    sky("#123B5C", "#1F6A86", "#7FC4B8"),
    ...many(
      22,
      (i): Part => ({
        place: "back",
        at: [-520 + i * 49, -316 + ((i * 61) % 330)],
        ...moves(pop(0.3 + (i % 5) * 0.2, 0.5), wave("size", 0.35, 1 + (i % 3), i)),
        path: oval(1.8 + (i % 3) * 0.8),
        fill: "#FFF4DC",
      }),
    ),
    {
      place: "hero",
      at: [70, 60],
      parts: [
        {
          at: [0, -106],
          ...moves(
            track("fade", [1, 0], [2, 1]),
            wave("turn", 9, 1),
            track("size", [4.4, 1], [4.9, 1.25, "out"], [6, 1, "soft"]),
          ),
          path: poly([0, 0], [-620, -110], [-620, 60]) + poly([0, 0], [620, -40], [620, 120]),
          fill: {
            from: [0, 0],
            to: [0, 0],
            round: [20, 560],
            stops: [
              { at: 0, colour: "#FFF0B0AA" },
              { at: 1, colour: "#FFF0B000" },
            ],
          },
        },
        sheet(
          "M-150 150Q-120 70 -40 78H44Q118 84 170 150V300H-150Z",
          "#0F4058",
          glide("y", 0.2, 300),
        ),
        sheet(
          poly([-40, 84], [-27, -78], [27, -78], [40, 84]),
          "#FFF4DC",
          glide("y", 0.35, 380),
          {},
          [
            { path: poly([-35.5, 30], [-31.5, -18], [31.5, -18], [35.5, 30]), fill: "#E2574C" },
            { path: poly([-29, -52], [-27, -78], [27, -78], [29, -52]), fill: "#E2574C" },
            { path: box(-8, 48, 16, 36, 8), fill: "#0F4058" },
            { path: box(-5, -2, 10, 16, 5), fill: "#0F4058" },
            { path: box(-34, -86, 68, 10, 3), fill: "#0F4058" },
            { path: box(-17, -124, 34, 38, 4), fill: "#FFE08A", ...wave("fade", 0.12, 3) },
            { path: poly([-24, -122], [0, -152], [24, -122]), fill: "#E2574C" },
          ],
        ),
      ],
    },
    ...["#1E7F93", "#17677F", "#12526D", "#0C3B57"].map((colour, i) =>
      sheet(
        ridge(roll(176 + i * 44, 17 - i, i * 2), false, 31),
        colour,
        moves(
          glide("y", 0.1 + i * 0.16, 240),
          wave("x", 22 - i * 2, 1, i * 1.5),
          wave("y", 5, 1 + (i % 2), i),
        ),
        { place: "front" },
      ),
    ),
    sheet(
      "M-46 0H46Q34 30 14 30H-18Q-36 28 -46 0Z",
      "#E2574C",
      moves(glide("x", 0.5, -300, 2), wave("y", 5, 2, 1), wave("turn", 5, 2)),
      { place: "front", at: [-128, 236] },
      [
        {
          path: poly([-2, -6], [-2, -78], [38, -6]) + poly([-10, -6], [-10, -60], [-38, -6]),
          fill: "#FFF4DC",
        },
      ],
    ),
  ],
};
