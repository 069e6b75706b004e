import { randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Assets, Sheet } from "../../drawing.ts";
import { inkLine, serif, setWords } from "../../lettering/index.ts";
import { seen } from "../../paper/index.ts";

export const stationFace = serif("640");

const bars = ["#f9c74f", "#43aa8b", "#90be6d", "#f8961e", "#f94144", "#577590"] as const;

/** The station’s card, with whose channel it is in its middle. As large as the tube. */
export const paintStation = (part: Sheet, assets: Assets, name: string): void => {
  const { pen, unit, width, height } = part;
  pen.fillStyle = "#2a5f74";
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = seen("#ffffff", 0.3);
  pen.lineWidth = Math.max(0.6, 0.2 * unit);
  const step = width / 10;
  for (let x = step / 2; x < width; x += step) {
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x, height);
    pen.stroke();
  }
  for (let y = (height % step) / 2; y < height; y += step) {
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(width, y);
    pen.stroke();
  }
  const radius = Math.min(width, height) * 0.4;
  pen.save();
  pen.translate(width / 2, height / 2);
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 7);
  pen.save();
  pen.clip();
  pen.fillStyle = "#fff3d6";
  pen.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  for (const [i, tint] of bars.entries()) {
    pen.fillStyle = tint;
    pen.fillRect(-radius + (i * radius) / 3, -radius, radius / 3 + 1, radius * 0.72);
  }
  pen.fillStyle = "#2b2140";
  pen.fillRect(-radius, -radius * 0.28, 2 * radius, radius * 0.56);
  for (let i = 0; i < 8; i++) {
    pen.fillStyle = `hsl(30 20% ${8 + i * 12}%)`;
    pen.fillRect(-radius + (i * radius) / 4, radius * 0.28, radius / 4 + 1, radius * 0.28);
  }
  pen.restore();
  pen.strokeStyle = "#ffffff";
  pen.lineWidth = 0.6 * unit;
  pen.stroke();
  pen.restore();
  const across = (radius * 2) / unit;
  const { lines } = setWords(
    name,
    {
      ...{ part: "station", face: stationFace, align: "center", isEven: true },
      ...{ x: width / unit / 2 - across * 0.45, width: across * 0.9 },
      ...{ y: height / unit / 2 - across * 0.14, height: across * 0.28 },
      ...{ most: across * 0.17, least: 1.6, leading: 1.1, whole: 2 },
    },
    assets,
  );
  pen.fillStyle = "#fff3d6";
  for (const line of lines) inkLine(part, line);
};

/** Snow of an empty channel: one of a few pictures, as large as the tube. */
export const paintSnow = ({ pen, width, height }: Sheet, seed: number): void => {
  const random = randomFrom(seed);
  const cell = width / 84;
  pen.fillStyle = "#6d6d72";
  pen.fillRect(0, 0, width, height);
  for (let y = 0; y < height; y += cell)
    for (let x = 0; x < width; x += cell * (1 + 2 * random())) {
      const grey = Math.round(40 + random() * 200);
      pen.fillStyle = `rgb(${grey} ${grey} ${grey})`;
      pen.fillRect(x, y, cell * 1.4, cell);
    }
};

/** What is before the picture: its lines, the shade of the bent glass, and what the room mirrors in it. */
export const paintTube = ({ pen, unit, width, height }: Sheet): void => {
  pen.fillStyle = seen("#0a0612", 0.16);
  const step = 0.7 * unit;
  for (let y = 0; y < height; y += step) pen.fillRect(0, y, width, step * 0.45);
  const shade = pen.createRadialGradient(
    ...([width * 0.48, height * 0.46, Math.min(width, height) * 0.3] as const),
    ...([width * 0.5, height * 0.5, Math.hypot(width, height) * 0.56] as const),
  );
  shade.addColorStop(0, seen("#07040c", 0));
  shade.addColorStop(0.7, seen("#07040c", 0.12));
  shade.addColorStop(1, seen("#07040c", 0.62));
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
  const gleam = pen.createLinearGradient(0, 0, width * 0.62, height * 0.8);
  gleam.addColorStop(0, seen("#ffffff", 0.24));
  gleam.addColorStop(0.6, seen("#ffffff", 0.03));
  gleam.addColorStop(1, seen("#ffffff", 0));
  pen.fillStyle = gleam;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(width * 0.56, 0);
  pen.quadraticCurveTo(width * 0.22, height * 0.34, 0, height * 0.64);
  pen.fill();
};

/** A tube that is off: grey-green glass. */
export const paintDark = ({ pen, width, height }: Sheet): void => {
  const glass = pen.createRadialGradient(
    ...([width * 0.28, height * 0.22, 0] as const),
    ...([width * 0.5, height * 0.5, Math.hypot(width, height) * 0.6] as const),
  );
  glass.addColorStop(0, "#39403c");
  glass.addColorStop(0.5, "#1b201e");
  glass.addColorStop(1, "#0d100f");
  pen.fillStyle = glass;
  pen.fillRect(0, 0, width, height);
};

/** A soft line across, brightest in its middle: what is left of a picture that folds. */
export const paintLine = ({ pen, width, height }: Sheet): void => {
  const glow = pen.createLinearGradient(0, 0, 0, height);
  glow.addColorStop(0, seen("#dff6ff", 0));
  glow.addColorStop(0.42, seen("#dff6ff", 0.5));
  glow.addColorStop(0.5, seen("#ffffff", 1));
  glow.addColorStop(0.58, seen("#dff6ff", 0.5));
  glow.addColorStop(1, seen("#dff6ff", 0));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
};

/** The bar of hum that wanders down a picture. */
export const paintHum = ({ pen, width, height }: Sheet): void => {
  const band = pen.createLinearGradient(0, 0, 0, height);
  band.addColorStop(0, seen("#0a0612", 0));
  band.addColorStop(0.5, seen("#0a0612", 0.2));
  band.addColorStop(1, seen("#0a0612", 0));
  pen.fillStyle = band;
  pen.fillRect(0, 0, width, height);
};
