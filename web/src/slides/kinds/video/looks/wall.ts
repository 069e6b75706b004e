import { blend, randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "../../drawing.ts";
import { layGrain, light, seen } from "../../paper/index.ts";

/** How far the window’s light reaches beyond the slide, so that it can drift. Units. */
export const beyond = 6;

/** Plaster in this tint, lit from above left. */
export const paintWall = (part: Sheet, tint: string): void => {
  const { pen, width, height } = part;
  const fall = pen.createLinearGradient(0, 0, width * 0.8, height);
  fall.addColorStop(0, blend(tint, "#ffffff", 0.42));
  fall.addColorStop(0.5, tint);
  fall.addColorStop(1, blend(tint, "#3c3450", 0.26));
  pen.fillStyle = fall;
  pen.fillRect(0, 0, width, height);
  const random = randomFrom(3);
  // strokes of a trowel
  for (let i = 0; i < 260; i++) {
    pen.fillStyle =
      random() > 0.5 ? seen("#ffffff", 0.05) : seen(blend(tint, "#2a2440", 0.6), 0.05);
    pen.beginPath();
    const [x, y] = [random() * width, random() * height];
    pen.ellipse(x, y, width * (0.01 + random() * 0.05), width * 0.006, random() * 3, 0, 7);
    pen.fill();
  }
  light(part, blend(tint, "#2a2440", 0.7), 1.2, 0.5);
  layGrain(part, 0.4);
};

/** A shelf of oak, its upper edge `at` units from the top. */
export const paintShelf = (part: Sheet, at: number, tint: string): void => {
  const { pen, unit, width } = part;
  const y = at * unit;
  const under = pen.createLinearGradient(0, y + 2 * unit, 0, y + 13 * unit);
  under.addColorStop(0, seen(blend(tint, "#1c1830", 0.8), 0.55));
  under.addColorStop(1, seen(blend(tint, "#1c1830", 0.8), 0));
  pen.fillStyle = under;
  pen.fillRect(0, y + 2 * unit, width, 11 * unit);
  const top = pen.createLinearGradient(0, y - 2.6 * unit, 0, y);
  top.addColorStop(0, "#f7e2c0");
  top.addColorStop(1, "#e3bf88");
  pen.fillStyle = top;
  pen.fillRect(0, y - 2.6 * unit, width, 2.6 * unit);
  const front = pen.createLinearGradient(0, y, 0, y + 3.2 * unit);
  front.addColorStop(0, "#cfa069");
  front.addColorStop(1, "#94683a");
  pen.fillStyle = front;
  pen.fillRect(0, y, width, 3.2 * unit);
  const random = randomFrom(4);
  for (let i = 0; i < 44; i++) {
    pen.fillStyle = seen("#5e3814", random() * 0.14);
    const [x, down] = [random() * width, random() * 5.6 - 2.5];
    pen.fillRect(x, y + down * unit, (8 + random() * 20) * unit, Math.max(0.6, 0.16 * unit));
  }
  pen.fillStyle = seen("#fff6e0", 0.7);
  pen.fillRect(0, y - 2.6 * unit, width, Math.max(0.7, 0.2 * unit));
};

const blossoms = ["#f6c3b4", "#ef6d72", "#fbd46d", "#fbe3d2"] as const;

/** A vase of dry twigs in blossom, its foot at this place. */
export const paintVase = ({ pen, unit }: Sheet, x: number, y: number, size = 1): void => {
  pen.save();
  pen.translate(x * unit, y * unit);
  pen.scale(unit * size, unit * size);
  pen.fillStyle = seen("#22304a", 0.32);
  pen.beginPath();
  pen.ellipse(4.6, 0, 9.4, 1.2, 0, 0, 7);
  pen.fill();
  const random = randomFrom(21);
  pen.lineCap = "round";
  for (let i = 0; i < 8; i++) {
    const turn = -Math.PI / 2 + (i - 3.6) * 0.19;
    const long = 23 + random() * 8;
    const tip = [Math.cos(turn) * long * 1.05, -11 + Math.sin(turn) * long] as const;
    const bend = [Math.cos(turn) * long * 0.36, -11 + Math.sin(turn) * long * 0.62] as const;
    pen.strokeStyle = "#8a7a4a";
    pen.lineWidth = 0.34;
    pen.beginPath();
    pen.moveTo(0, -10);
    pen.quadraticCurveTo(bend[0], bend[1], tip[0], tip[1]);
    pen.stroke();
    for (let k = 0; k < 8; k++) {
      const q = 0.46 + k * 0.075;
      // on the twig’s own curve
      const [a, b, c] = [(1 - q) ** 2, 2 * q * (1 - q), q * q];
      const across = b * bend[0] + c * tip[0] + (k % 2 ? 0.9 : -0.9);
      const up = a * -10 + b * bend[1] + c * tip[1];
      pen.fillStyle = blossoms[(i + k) % 4] ?? blossoms[0];
      pen.beginPath();
      pen.arc(across, up, 1.15 - k * 0.07, 0, 7);
      pen.fill();
      pen.fillStyle = seen("#ffffff", 0.35);
      pen.beginPath();
      pen.arc(across - 0.3, up - 0.3, 0.4, 0, 7);
      pen.fill();
    }
  }
  const clay = pen.createLinearGradient(-6.4, 0, 6.4, 0);
  clay.addColorStop(0, "#fffaf0");
  clay.addColorStop(0.45, "#f1dcc4");
  clay.addColorStop(1, "#ad866a");
  pen.fillStyle = clay;
  pen.beginPath();
  pen.moveTo(-2.3, -13.4);
  pen.quadraticCurveTo(-1.7, -10.4, -5.4, -7);
  pen.quadraticCurveTo(-7.5, -3, -4.2, 0);
  pen.lineTo(4.2, 0);
  pen.quadraticCurveTo(7.5, -3, 5.4, -7);
  pen.quadraticCurveTo(1.7, -10.4, 2.3, -13.4);
  pen.fill();
  pen.strokeStyle = seen("#c2675a", 0.75);
  pen.lineWidth = 0.5;
  for (const down of [-6.2, -5.2]) {
    pen.beginPath();
    pen.ellipse(0, down, 6, 0.9, 0, 0.25, Math.PI - 0.25);
    pen.stroke();
  }
  pen.fillStyle = "#7b5b4a";
  pen.beginPath();
  pen.ellipse(0, -13.4, 2.3, 0.6, 0, 0, 7);
  pen.fill();
  pen.restore();
};

/** One branch with its leaves, in the paint that is set. */
const branch = (
  { pen, unit }: Sheet,
  from: readonly [number, number],
  count: number,
  way: number,
): void => {
  let [x, y] = from;
  for (let i = 0; i < count; i++) {
    const turn = way + Math.sin(i * 0.6) * 0.12;
    const next = [x + Math.cos(turn) * 5.4, y + Math.sin(turn) * 5.4] as const;
    pen.lineWidth = (0.8 - i * 0.05) * unit;
    pen.beginPath();
    pen.moveTo(x * unit, y * unit);
    pen.lineTo(next[0] * unit, next[1] * unit);
    pen.stroke();
    for (const side of [-1, 1]) {
      const leaf = turn + side * (0.9 + Math.sin(i * 2) * 0.16);
      const long = (9.2 - i * 0.3) * unit;
      pen.save();
      pen.translate(next[0] * unit, next[1] * unit);
      pen.rotate(leaf);
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.quadraticCurveTo(long * 0.5, -2.4 * unit, long, 0);
      pen.quadraticCurveTo(long * 0.5, 2.4 * unit, 0, 0);
      pen.fill();
      pen.restore();
    }
    [x, y] = next;
  }
};

/** Morning light through a window with glazing bars, a branch before it; soft, and nothing where there is shade. */
export const paintSun = (part: Sheet, colour: string): void => {
  const { pen, unit } = part;
  // only the shadow of what is drawn outside is seen: it is soft in every engine
  const far = 3000 * unit;
  pen.shadowOffsetX = far;
  pen.shadowBlur = 2.2 * unit;
  pen.shadowColor = colour;
  pen.fillStyle = "#000000";
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 2; column++) {
      const x = (beyond + 12 + column * 31 + row * 13) * unit - far;
      const y = (beyond - 16 + row * 45 + column * 7) * unit;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + 28 * unit, y + 6.4 * unit);
      pen.lineTo(x + 39.5 * unit, y + 47 * unit);
      pen.lineTo(x + 11.6 * unit, y + 40.8 * unit);
      pen.fill();
    }
  pen.globalCompositeOperation = "destination-out";
  pen.shadowColor = "#000000";
  pen.shadowBlur = 1.5 * unit;
  pen.strokeStyle = "#000000";
  pen.lineCap = "round";
  const away = 3000;
  branch(part, [beyond + 92 - away, beyond + 8], 11, 2.75);
  branch(part, [beyond + 99 - away, beyond + 62], 9, 2.95);
  pen.globalCompositeOperation = "source-over";
};
