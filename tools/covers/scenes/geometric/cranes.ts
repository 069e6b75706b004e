import { sky } from "../../grounds.ts";
import { many, moves, oval, type Part, petals, poly, pop, wave } from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";

const crane = (
  x: number,
  y: number,
  s: number,
  c: readonly [string, string, string],
  t: number,
  flip = 1,
): Part => ({
  at: [x, y],
  size: [s * flip, s],
  ...moves(
    glide("x", t, flip * -480, 2),
    glide("y", t, 180, 2),
    wave("y", 12, 1, x * 0.02),
    wave("turn", 3, 1, y * 0.02),
  ),
  parts: [
    { ...wave("high", 0.08, 4, x), path: poly([-12, 0], [40, -10], [-30, -132]), fill: c[2] },
    { path: poly([-30, 6], [-128, -78], [-4, 30]), fill: c[1] },
    { path: poly([-40, -6], [46, -14], [10, 50]), fill: c[0] },
    { path: poly([-40, -6], [10, 50], [-8, 22]), fill: c[2] },
    { path: poly([34, -6], [128, -92], [22, 30]), fill: c[1] },
    { path: poly([128, -92], [164, -74], [112, -72]), fill: c[0] },
    { ...wave("high", 0.1, 4, x + 1), path: poly([-20, 4], [42, -12], [64, -150]), fill: c[0] },
    { path: poly([10, 0], [42, -12], [64, -150]), fill: "#FFFFFF44" },
  ],
});
/** Folded cranes over a red sun and waves of fans. */
export const cranes: Written = {
  id: "folded_cranes",
  name: "Folded cranes",
  title: printed(faces.serif, ["#2F3F6B"]),
  parts: [
    sky("#F7F1E6", "#F4E9DA", "#EFE0CC"),
    {
      place: "hero",
      at: [30, 40],
      ...moves(glide("y", 0.1, 300, 1.6), swell(4.6, 0.05)),
      path: oval(148),
      fill: "#E2504A",
    },
    ...many(3, (row) =>
      many(
        12,
        (i): Part => ({
          place: "front",
          at: [-572 + i * 104 + (row % 2) * 52, 300 + row * 34],
          ...moves(
            glide("y", 0.2 + row * 0.12 + Math.abs(i - 6) * 0.03, 200),
            wave("y", 4, 1, i * 0.8 + row),
          ),
          parts: [
            {
              path: "M-52 0A52 52 0 0 1 52 0Z",
              fill: ["#2F3F6B", "#3F5F8F", "#2F4F7F"][row] ?? "#2F3F6B",
            },
            {
              path: "M-40 0A40 40 0 0 1 40 0M-28 0A28 28 0 0 1 28 0M-16 0A16 16 0 0 1 16 0",
              line: { colour: "#F7F1E6", width: 3.5 },
            },
          ],
        }),
      ),
    ).flat(),
    hero(
      crane(-70, -112, 0.92, ["#FFFFFF", "#D9E0F0", "#B5C2DE"], 0.3),
      crane(112, -236, 0.62, ["#F7C04F", "#E3A23A", "#C9842A"], 0.6),
      crane(-120, -286, 0.44, ["#8FC4C9", "#6FA8B0", "#4F8A94"], 0.8),
    ),
    ...many(
      22,
      (i): Part => ({
        place: i % 4 ? "back" : "front",
        at: [-540 + i * 51, -300 + ((i * 113) % 520)],
        turn: i * 37,
        ...moves(
          pop(0.6 + (i % 6) * 0.14),
          wave("y", 20, 1, i),
          wave("x", 10, 1, i * 2),
          wave("turn", 30, 1, i),
        ),
        path: petals(5, 9, 3.4),
        fill: i % 2 ? "#F2A8B5" : "#F7C9CE",
      }),
    ),
  ],
};
