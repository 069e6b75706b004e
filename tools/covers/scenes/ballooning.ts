import { animal } from "../animal.ts";
import { meadow } from "../flowers.ts";
import { cloud, hill, sky, sun } from "../grounds.ts";
import { blob, box, curve, down, lit, many, moves, type Part, poly, track, wave } from "../kit.ts";
import { hero, title, type Written } from "../scene.ts";

export const ballooning: Written = {
  id: "1004",
  name: "Bunny in a balloon",
  title: title("#1F5C8A", "#FFFFFF", "#FFE9A8"),
  parts: [
    sky("#57B6F0", "#A8DEF5", "#FFF3D0"),
    sun(-150, -170, 50),
    cloud(-210, 20, 0.9, "#FFFFFF", 0.1, 20),
    cloud(230, 90, 0.75, "#FFFFFF", 0.3, -18),
    cloud(420, -130, 1.2, "#FFFFFF", 0.2, 22),
    cloud(-470, -60, 1.1, "#FFFFFF", 0.3, -20),
    hill(262, 26, 0.4, "#9FD88A", 0.1),
    hill(300, 14, 2.7, "#6FBF7A", 0.25),
    hero({
      at: [0, -30],
      ...moves(
        track("y", [0.2, 420], [1.9, 0, "back"]),
        wave("y", 10, 2),
        wave("x", 8, 1),
        wave("turn", 2.4, 1, 1),
      ),
      parts: [
        {
          path:
            poly([-120, -246], [-114, -246], [-46, -68], [-52, -68]) +
            poly([120, -246], [114, -246], [46, -68], [52, -68]),
          fill: "#8A5A45",
        },
        {
          path: blob(
            [-30, -214],
            [-120, -252],
            [-168, -330],
            [-130, -420],
            [0, -458],
            [130, -420],
            [168, -330],
            [120, -252],
            [30, -214],
          ),
          fill: lit("#FF6F7F", 170, 0, -340, 0.3),
          clip: true,
          parts: [
            {
              path:
                blob(
                  [-14, -200],
                  [-70, -330],
                  [-20, -470],
                  [-66, -470],
                  [-128, -330],
                  [-50, -200],
                ) + blob([14, -200], [70, -330], [20, -470], [66, -470], [128, -330], [50, -200]),
              fill: "#FFE9A8DD",
            },
            {
              path: blob([60, -200], [150, -320], [120, -470], [240, -470], [240, -200]),
              fill: "#7A1F6B2B",
            },
          ],
        },
        {
          at: [0, -42],
          size: [0.5, 0.5],
          parts: [
            animal(
              {
                coat: "#F7EBDD",
                belly: "#FFFFFF",
                ears: "long",
                arms: [120, 150],
                look: { mouth: "open", eye: 17 },
              },
              0,
            ),
          ],
        },
        {
          path: blob([-74, -76], [74, -76], [58, 14], [-58, 14]),
          fill: {
            from: [-70, 0],
            to: [70, 0],
            stops: [
              { at: 0, colour: "#E0A76B" },
              { at: 1, colour: "#A86A42" },
            ],
          },
          clip: true,
          parts: [
            {
              path: many(5, (i) =>
                curve([-80, -60 + i * 17], [0, -54 + i * 17], [80, -60 + i * 17]),
              ).join(""),
              line: { colour: "#8A543A66", width: 4 },
            },
          ],
        },
        { path: box(-82, -88, 164, 20, 10), fill: down(-88, -68, "#F2C48A", "#C98A55") },
        ...many(
          5,
          (i): Part => ({
            at: [-60 + i * 30, -68],
            ...wave("turn", 8, 3, i),
            path: poly([-11, 0], [11, 0], [0, 22]),
            fill: ["#FFE066", "#4FC3F7", "#FF6F7F"][i % 3] ?? "#FFFFFF",
          }),
        ),
      ],
    }),
    meadow(["#FFFFFF", "#FFB8D0", "#FFE27A"], "#F2A03B", 17, 11),
  ],
};
