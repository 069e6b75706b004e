import { sky, sun } from "../../grounds.ts";
import { many, type Part } from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";
import { bloom, growing, twig } from "../../sprigs.ts";

/** Palms and monstera on the shore of an evening. */
export const palms: Written = {
  id: "palm_evening",
  name: "Palms at sundown",
  title: printed(faces.loud, ["#5A1240"], [134, 100]),
  parts: [
    sky("#E8506B", "#F58A5F", "#FFC66B"),
    sun(0, 30, 150, "#FFD98A"),
    ...[-1, 1].flatMap((side) =>
      many(13, (i): Part => {
        const far = i > 6;
        const y = -330 + ((i * 2 + (far ? 1 : 0)) % 13) * 56;
        const x = side * (far ? 400 + (i % 3) * 60 : 262 + 70 * Math.cos((y / 330) * 1.5));
        const up = Math.abs(y) / 330;
        const turn = side * -(90 - (y / 330) * 38) + (i % 3) * 9;
        return growing(
          [x, y],
          turn,
          0.1 + i * 0.08,
          twig({
            long: 132 + up * 76,
            pairs: 12,
            leaf: [84, 6.5],
            lean: 52,
            bend: side * 16,
            colours: i % 2 ? ["#12483F", "#1B5F4D", "#0B322D"] : ["#1F7059", "#2F8A66", "#12483F"],
          }),
          2.6,
        );
      }),
    ),
    ...[
      [-190, 284, 20],
      [198, 270, -24],
      [-206, -276, 150],
      [204, -282, -146],
      [-440, 250, 30],
      [450, 250, -30],
    ].map(([x = 0, y = 0, turn = 0], i) =>
      growing(
        [x, y],
        turn,
        0.7 + i * 0.1,
        [
          {
            path: "M0 40C-70 30 -104 -30 -84 -84L-40 -54L-66 -106Q-46 -124 -30 -126L-16 -70L-4 -134Q30 -132 52 -112L18 -62L70 -92C98 -36 66 26 0 40Z",
            fill: {
              from: [-60, -100],
              to: [50, 40],
              stops: [
                { at: 0, colour: "#3FA37A" },
                { at: 1, colour: "#0F4A40" },
              ],
            },
          },
          {
            path: "M0 36Q4 -40 -4 -100M0 0L-50 -40M2 -10L44 -50",
            line: { colour: "#9FD8A844", width: 3 },
          },
        ],
        3,
      ),
    ),
    ...[
      [-168, 236],
      [176, 226],
      [186, -226],
      [-180, -218],
    ].map(
      ([x = 0, y = 0], i): Part => ({
        place: "front",
        at: [x, y],
        ...(i === 1 ? swell(4.6, 0.25) : {}),
        parts: [bloom(40, "#FF5C7F", "#FF8FA3", "#FFE27A", 5, 1.3 + i * 0.1)],
      }),
    ),
  ],
};
