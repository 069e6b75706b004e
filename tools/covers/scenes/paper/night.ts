import { sky } from "../../grounds.ts";
import { box, glow, heart, many, moves, oval, type Part, star, track, wave } from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { glide, ridge, sheet, swell } from "../../sheets.ts";

const hung = (x: number, long: number, shape: string, colour: string, t: number): Part => ({
  place: Math.abs(x) < 250 ? "hero" : "back",
  at: [x, -345],
  ...moves(
    glide("y", t, -260, 1.2),
    wave("turn", 3.2, 1, x * 0.02),
    wave("turn", 1.2, 2, x * 0.05),
  ),
  parts: [
    { path: `M0 0V${long}`, line: { colour: "#FFFFFF66", width: 2 } },
    sheet(shape, colour, {}, { at: [0, long] }, [], 5),
  ],
});
const puff = (
  x: number,
  y: number,
  s: number,
  colour: string,
  t: number,
  place: "back" | "front",
): Part =>
  sheet(
    oval(62, 50, -84, 6) + oval(84, 74, -6, -24) + oval(64, 54, 84, 2) + box(-146, 4, 294, 160, 26),
    colour,
    moves(glide("x", t, x < 0 ? -420 : 420, 1.4), wave("x", 12, 1, x * 0.01)),
    { place, at: [x, y], size: [s, s] },
  );

/** A crescent in clouds of paper, stars hung from threads. */
export const moon: Written = {
  id: "paper_moon",
  name: "Paper moon",
  title: { ...printed(faces.script, ["#FFF3D0"]), weight: 600 },
  parts: [
    sky("#1F2556", "#3A3C80", "#8C7BB8"),
    hung(-216, 226, star(17, 7.5), "#FFD98A", 0.2),
    hung(222, 262, star(22, 9), "#FFD98A", 0.5),
    hung(-190, 330, star(14, 6), "#FFE9B8", 0.6),
    hung(430, 150, star(24, 10), "#FFD98A", 0.3),
    hung(510, 330, star(15, 6.5), "#FFE9B8", 0.4),
    {
      place: "hero",
      at: [0, 82],
      ...moves(glide("y", 0.2, 380, 1.5), wave("turn", 3, 1), wave("y", 6, 2), swell(4.6, 0.06)),
      parts: [
        { path: oval(250), fill: glow("#FFF0C0", 250, "55") },
        sheet("M30 -128A130 130 0 1 0 112 76A104 104 0 1 1 30 -128Z", "#FFE9B0", {}, {}, [
          {
            path: oval(11, 11, -76, 20) + oval(7, 7, -52, 66) + oval(6, 6, -70, -36),
            fill: "#F2CE84",
          },
          { path: "M-34 4Q-26 14 -16 6", line: { colour: "#A8793F", width: 5 } },
          { path: oval(9, 7, -40, 26), fill: "#F5A98A" },
        ]),
        {
          at: [30, -126],
          ...moves(track("high", [1.4, 0], [2.2, 1, "back"]), wave("turn", 5, 2)),
          parts: [
            { path: "M0 0V104", line: { colour: "#FFE9B0AA", width: 2 } },
            sheet(heart(19), "#FF8F8F", {}, { at: [0, 112] }, [], 5),
          ],
        },
      ],
    },
    puff(-170, 196, 0.9, "#B5A6DA", 0.3, "back"),
    puff(210, 178, 0.8, "#A797D2", 0.4, "back"),
    puff(-430, 180, 1, "#A797D2", 0.5, "back"),
    puff(470, 210, 1.1, "#B5A6DA", 0.5, "back"),
    puff(40, 268, 1.1, "#D5CBEE", 0.6, "front"),
    puff(-230, 300, 1.1, "#EFE9FB", 0.7, "front"),
    puff(250, 306, 1.15, "#EFE9FB", 0.8, "front"),
    puff(-520, 290, 1.1, "#D5CBEE", 0.7, "front"),
    puff(530, 310, 1.1, "#D5CBEE", 0.8, "front"),
  ],
};

const dove = (flip: number, t: number): Part => ({
  at: [flip * -70, -120],
  size: [flip, 1],
  ...moves(glide("y", t, -260, 1.5), wave("y", 8, 2, t * 4), wave("turn", 2.5, 1, t)),
  parts: [
    sheet(
      "M-62 8Q-30 -30 12 -18Q30 -44 52 -32L70 -24L54 -16Q44 26 -4 32Q-36 34 -62 8L-104 26L-92 4L-108 -8Z",
      "#FFFFFF",
      {},
      {},
      [
        { path: oval(3.4, 3.4, 44, -24), fill: "#4A4A6A" },
        { path: "M56 -22Q72 -10 64 8", line: { colour: "#7FA06B", width: 3 } },
        { path: oval(8, 4, 74, -6) + oval(8, 4, 60, 10) + oval(7, 4, 72, 8), fill: "#8FB47A" },
      ],
    ),
    sheet(
      "M-30 -4Q-56 -82 -116 -92Q-92 -76 -96 -62Q-76 -62 -78 -44Q-58 -42 -54 -26Q-10 -14 6 -2Z",
      "#F4EEF8",
      wave("high", 0.22, 6, t),
      { at: [4, -8] },
      [],
      4,
    ),
  ],
});
/** Two doves under arches of paper. */
export const doves: Written = {
  id: "paper_doves",
  name: "Doves under the arch",
  title: printed(faces.script, ["#8A5A6E"]),
  parts: [
    sky("#FBF3EC", "#F7E4DE", "#F2D3CF"),
    ...many(
      4,
      (i): Part => ({
        place: "hero",
        at: [0, 345],
        ...moves(track("y", [0.1 + i * 0.15, 520], [1.2 + i * 0.15, 0, "out"])),
        parts: [
          sheet(
            `M${-204 + i * 36} 0V-244A${204 - i * 36} ${204 - i * 36} 0 0 1 ${204 - i * 36} -244V0Z`,
            ["#F6D9D2", "#EEC0BC", "#E0A3A8", "#FBEFE6"][i] ?? "#FFFFFF",
          ),
        ],
      }),
    ),
    {
      place: "hero",
      at: [0, 285],
      parts: [
        dove(1, 0.7),
        dove(-1, 0.95),
        sheet(
          heart(38),
          "#D9657A",
          moves(track("size", [1.5, 0], [2.2, 1, "back"]), wave("size", 0.05, 4), swell(4.6, 0.2)),
          { at: [0, -236] },
        ),
        ...many(13, (i): Part => {
          const a = Math.PI * (1 - i / 12);
          return sheet(
            "M0 0Q-16 -18 0 -40Q16 -18 0 0Z",
            ["#9DBB8A", "#B9CFA5", "#7FA06B"][i % 3] ?? "#9DBB8A",
            moves(
              track("size", [0.9 + i * 0.06, 0], [1.6 + i * 0.06, 1, "back"]),
              wave("turn", 5, 2, i),
            ),
            {
              at: [204 * Math.cos(a), -184 - 204 * Math.sin(a)],
              turn: 90 - (a * 180) / Math.PI + (i % 2 ? 34 : -34),
              size: [1.2, 1.2],
            },
            [],
            3,
          );
        }),
      ],
    },
    sheet(
      ridge((x) => 300 + 12 * Math.sin(x / 90), false, 60),
      "#DDE5CC",
      glide("y", 0.4, 140),
      { place: "front" },
    ),
    sheet(
      ridge((x) => 320 + 8 * Math.sin(x / 70 + 2), false, 50),
      "#BFD0A8",
      glide("y", 0.55, 140),
      { place: "front" },
    ),
  ],
};
