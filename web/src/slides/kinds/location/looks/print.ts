import { randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "../../drawing.ts";
import { layGrain, seen } from "../../paper/index.ts";
import { type SlideMap, trace } from "../map.ts";

const colours = { sea: "#2a8f98", foam: "#d8efe8", land: "#ffd39a", ink: "#1d3a63" } as const;
const patches = ["#f9b06d", "#ffe2b8", "#f6c07e", "#f2a765"] as const;

/** The sea of a printed map: short waves over flat ink. */
export const paintSea = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  pen.fillStyle = colours.sea;
  pen.fillRect(0, 0, width, height);
  const random = randomFrom(11);
  pen.strokeStyle = seen(colours.foam, 0.42);
  pen.lineWidth = 0.34 * unit;
  pen.lineCap = "round";
  pen.beginPath();
  for (let y = 2; y * unit < height; y += 3.1)
    for (let x = -2; x * unit < width; x += 6.2) {
      if (random() < 0.42) continue;
      const [px, py] = [(x + random() * 3) * unit, (y + random()) * unit];
      pen.moveTo(px, py);
      pen.quadraticCurveTo(px + 0.9 * unit, py - 0.9 * unit, px + 1.8 * unit, py);
      pen.quadraticCurveTo(px + 2.7 * unit, py + 0.9 * unit, px + 3.6 * unit, py);
    }
  pen.stroke();
};

/** The land, cut out like paper, with patches of other inks and its borders. */
export const paintLand = (part: Sheet, map: SlideMap): void => {
  const { pen, unit, width, height } = part;
  const [x, y] = [width / 2, height / 2];
  pen.lineJoin = "round";
  trace(pen, map.coasts, x, y, unit, true);
  pen.strokeStyle = seen(colours.foam, 0.85);
  pen.lineWidth = 3 * unit;
  pen.stroke();
  pen.fillStyle = colours.land;
  pen.fill("evenodd");
  pen.save();
  pen.clip("evenodd");
  const random = randomFrom(21);
  for (let i = 0; i < 60; i++) {
    pen.fillStyle = seen(patches[i % patches.length] ?? colours.land, 0.5);
    pen.beginPath();
    pen.ellipse(
      random() * width,
      random() * height,
      (3 + 9 * random()) * unit,
      (2 + 5 * random()) * unit,
      random() * 3,
      0,
      7,
    );
    pen.fill();
  }
  trace(pen, map.borders, x, y, unit, false);
  pen.strokeStyle = "#fffaf0";
  pen.lineWidth = 0.55 * unit;
  pen.setLineDash([1.5 * unit, 0.9 * unit]);
  pen.stroke();
  pen.setLineDash([]);
  pen.restore();
};

/** The last ink, which never lies quite where the others do. */
export const paintInk = (part: Sheet, map: SlideMap): void => {
  const { pen, unit, width, height } = part;
  trace(pen, map.coasts, width / 2 + 0.42 * unit, height / 2 + 0.3 * unit, unit, true);
  pen.lineJoin = "round";
  pen.strokeStyle = colours.ink;
  pen.lineWidth = 0.42 * unit;
  pen.stroke();
  pen.globalCompositeOperation = "source-atop";
  layGrain(part, 0.7);
  pen.globalCompositeOperation = "source-over";
};
