import { sky } from "../../grounds.ts";
import { down, glow, many, moves, oval, type Part, pop, star, track, wave } from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide } from "../../sheets.ts";

const flute = (side: number): Part => ({
  at: [side * 62, 0],
  ...moves(
    glide("x", 0.3, side * 420, 1.3),
    track(
      "turn",
      [0.3, side * 30],
      [1.5, side * 15, "soft"],
      [1.9, side * -1, "out"],
      [2.6, side * 9, "spring"],
    ),
    wave("turn", 1.5, 2, side),
  ),
  parts: [
    { path: oval(52, 9), fill: "#F2DDA6AA" },
    { path: "M0 -4V-128", line: { colour: "#F2DDA6CC", width: 7 } },
    { path: "M-44 -330Q-52 -180 0 -124Q52 -180 44 -330Z", fill: "#FFFFFF2E" },
    {
      path: "M-47 -284Q-50 -176 0 -128Q50 -176 47 -284Z",
      fill: down(-284, -128, "#FFE9A0EE", "#E3A83FEE"),
    },
    {
      path: "M-44 -330Q-52 -180 0 -124Q52 -180 44 -330",
      line: { colour: "#FFF3D0BB", width: 3.5 },
    },
    { path: "M-34 -316Q-40 -220 -18 -170", line: { colour: "#FFFFFF88", width: 6 } },
    ...many(
      8,
      (i): Part => ({
        at: [-20 + ((i * 17) % 40), -170 - ((i * 14) % 90)],
        ...moves(
          track("fade", [1, 0], [1.5, 1]),
          wave("y", 18, 1 + (i % 3), i),
          wave("x", 4, 2, i),
        ),
        path: oval(3 + (i % 3)),
        fill: "#FFFFFFCC",
      }),
    ),
  ],
});
/** Two glasses that touch, bubbles and sparks. */
export const champagne: Written = {
  id: "champagne_toast",
  name: "A toast",
  title: printed(faces.serif, ["#F7E3B0"]),
  parts: [
    sky("#2F1B3F", "#4A2457", "#6B2F5F"),
    {
      place: "hero",
      at: [0, 0],
      ...pop(0.2, 1.2),
      parts: [{ path: oval(300), fill: glow("#FFC96B", 300, "77"), ...wave("size", 0.06, 1) }],
    },
    ...many(
      30,
      (i): Part => ({
        place: "back",
        at: [-560 + i * 39, -320 + ((i * 97) % 640)],
        ...moves(pop(0.2 + (i % 7) * 0.16), wave("y", 18, 1, i), wave("fade", 0.3, 1 + (i % 3), i)),
        fade: 0.6,
        path: oval(6 + ((i * 5) % 22)),
        fill: ["#FFD98A33", "#FF9FB833", "#FFFFFF22"][i % 3] ?? "#FFFFFF22",
      }),
    ),
    hero({ at: [0, 10], parts: [flute(-1), flute(1)] }),
    ...many(12, (i): Part => {
      const a = (i * 2 * Math.PI) / 12;
      return {
        place: "hero",
        at: [66 * Math.cos(a) * 1.2, -34 + 56 * Math.sin(a)],
        turn: (a * 180) / Math.PI + 90,
        ...moves(
          track(
            "size",
            [1.9, 0],
            [2.2, 1.3, "out"],
            [2.7, 0.8, "soft"],
            [4.5, 0.8],
            [4.9, 1.3, "out"],
            [5.8, 0.8, "soft"],
          ),
        ),
        path: i % 2 ? "M0 -22V6" : star(11, 3, 4),
        ...(i % 2 ? { line: { colour: "#FFE9A0", width: 4 } } : { fill: "#FFF3D0" }),
      };
    }),
  ],
};
