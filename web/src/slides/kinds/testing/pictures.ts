import { penOf, randomFrom, seedOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { MovingPicture } from "../drawing.ts";

const skies = [
  ["#31285c", "#d9577b", "#ffc27a"],
  ["#1c6fa8", "#8fd0ea", "#f6f1d8"],
  ["#0f3d4c", "#3f9c8b", "#f1e3a5"],
  ["#5a3d6b", "#f08f74", "#ffe1a6"],
  ["#27406b", "#7aa6d8", "#fbd9cf"],
] as const;

/** A photo of nowhere, the same for the same id: hills under a sky. "broken" cannot be had; "tall …" stands upright. */
export const drawnPicture = async (id: string): Promise<ImageBitmap> => {
  if (id.startsWith("broken")) throw new Error("No such picture");
  if (id.startsWith("party")) return drawnParty(0);
  const random = randomFrom(seedOf(id));
  const [width, height] = id.startsWith("tall") ? [480, 640] : [640, 480];
  const canvas = spareCanvas(width, height);
  const pen = penOf(canvas);
  const [high, middle, low] = skies[Math.floor(random() * skies.length)] ?? skies[0];
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, high);
  sky.addColorStop(0.5, middle);
  sky.addColorStop(0.75, low);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#fff4d6";
  pen.beginPath();
  pen.arc(width * (0.25 + random() * 0.5), height * 0.42, height * 0.09, 0, 7);
  pen.fill();
  for (let layer = 0; layer < 4; layer++) {
    const base = height * (0.55 + layer * 0.12);
    const [a, b] = [1 + random() * 2, random() * 6];
    pen.fillStyle = `hsl(${200 + random() * 60 - layer * 18} ${28 + layer * 6}% ${46 - layer * 10}%)`;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width; x += 8)
      pen.lineTo(
        x,
        base - Math.sin((x / width) * a * Math.PI + b) * height * (0.09 - layer * 0.015),
      );
    pen.lineTo(width, height);
    pen.fill();
  }
  return createImageBitmap(canvas);
};

/** A face in a party hat on nothing, leaning this far, 0 to 1. */
const drawnParty = (lean: number): Promise<ImageBitmap> => {
  const canvas = spareCanvas(200, 200);
  const pen = penOf(canvas);
  pen.translate(100, 190);
  pen.rotate(Math.sin(lean * 2 * Math.PI) * 0.14);
  pen.translate(-100, -190);
  pen.fillStyle = "#ffc83d";
  pen.beginPath();
  pen.arc(100, 118, 70, 0, 7);
  pen.fill();
  pen.fillStyle = "#8a3fd1";
  pen.beginPath();
  pen.moveTo(104, 4);
  pen.lineTo(152, 74);
  pen.lineTo(58, 62);
  pen.fill();
  pen.fillStyle = "#4a2a12";
  for (const x of [74, 122]) {
    pen.beginPath();
    pen.arc(x, 108, 9, 0, 7);
    pen.fill();
  }
  pen.strokeStyle = "#4a2a12";
  pen.lineWidth = 7;
  pen.beginPath();
  pen.arc(98, 128, 30, 0.3, Math.PI - 0.3);
  pen.stroke();
  pen.fillStyle = "#ef5da8";
  pen.fillRect(150, 128, 34, 12);
  return createImageBitmap(canvas);
};

/** Its eight pictures, a tenth of a second each; what isn’t named "party …" doesn’t move. */
export const drawnMoving = async (id: string): Promise<MovingPicture | null> => {
  if (!id.startsWith("party")) return null;
  const images = await Promise.all(Array.from({ length: 8 }, (_, i) => drawnParty(i / 8)));
  return { images, ends: images.map((_, i) => (i + 1) / 10) };
};
