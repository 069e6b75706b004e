import type { Assets, Sheet } from "../../drawing.ts";
import { clamp } from "../../motion.ts";
import { castShadow, layGrain, seen } from "../../paper/index.ts";
import type { Clip } from "../clip.ts";

/** Places in units, from the cassette’s upper left corner. */
export const cassette = { wide: 66, high: 43 } as const;
export const label = { x: 3.4, y: 3, wide: 59.2, high: 15.5 } as const;
const window_ = { x: 13, y: 20.5, wide: 40, high: 14.5 } as const;
const reels = { left: 20.5, right: 45.5, y: 27.8, hub: 4.6 } as const;

/** Tape: the pack’s radius for clips from 3 to 90 seconds, and how fast it runs, in units a second. */
const packs = { least: 7.4, most: 12.6, shortest: 3, longest: 90 } as const;
const speed = 11;

/** The radius of a full pack: a sliver for a short clip, as much as fits for a long one. */
const fullOf = ({ seconds }: Clip): number => {
  const k = clamp((seconds - packs.shortest) / (packs.longest - packs.shortest));
  return packs.least + (packs.most - packs.least) * Math.sqrt(k);
};

/** What of a clip’s tape does not change: its full pack’s radius and the square of that, and turns in a unit of radius. */
interface Tape {
  readonly radius: number;
  readonly full: number;
  readonly turns: number;
}
const hubRadius = reels.hub;
const empty = reels.hub ** 2;
const tapes = new WeakMap<Clip, Tape>();
const tapeOf = (clip: Clip): Tape => {
  const radius = fullOf(clip);
  const full = radius ** 2;
  const tape = { radius, full, turns: (2 * speed * clip.seconds) / (full - empty) };
  tapes.set(clip, tape);
  return tape;
};

/** Radii of both packs and how far each reel has turned, in radians. Written into. */
const wound = { left: 0, right: 0, leftTurn: 0, rightTurn: 0 };

/**
 * The tape after a part of the clip: what leaves one reel is on the other, and a reel turns as fast as its pack is small:
 * the angle is the integral of speed over radius.
 */
export const windTape = (clip: Clip, at: number): Readonly<typeof wound> => {
  const tape = tapes.get(clip) ?? tapeOf(clip);
  const gone = (tape.full - empty) * at;
  const left = Math.sqrt(tape.full - gone);
  const right = Math.sqrt(empty + gone);
  wound.left = left;
  wound.right = right;
  wound.leftTurn = tape.turns * (tape.radius - left);
  wound.rightTurn = tape.turns * (right - hubRadius);
  return wound;
};

/** Shell and label, with holes where the reels are. */
export const paintShell = (part: Sheet): void => {
  const { pen, unit } = part;
  const u = (x: number) => x * unit;
  pen.translate(u(4), u(4));
  pen.save();
  castShadow(part, "#000000", 0.6, 1, 2.4);
  const shell = pen.createLinearGradient(0, 0, 0, u(cassette.high));
  shell.addColorStop(0, "#5b5560");
  shell.addColorStop(0.1, "#3b3640");
  shell.addColorStop(1, "#26222b");
  pen.fillStyle = shell;
  pen.beginPath();
  pen.roundRect(0, 0, u(cassette.wide), u(cassette.high), u(2.2));
  pen.fill();
  pen.restore();
  // the trapeze at its foot
  pen.fillStyle = "#1d1922";
  pen.beginPath();
  pen.moveTo(u(14), u(cassette.high));
  pen.lineTo(u(16.5), u(37));
  pen.lineTo(u(49.5), u(37));
  pen.lineTo(u(52), u(cassette.high));
  pen.fill();
  for (const [x, y] of [
    [2.4, 2],
    [63.6, 2],
    [2.4, 40.8],
    [63.6, 40.8],
  ] as const) {
    pen.fillStyle = "#a79fa8";
    pen.beginPath();
    pen.arc(u(x), u(y), u(0.8), 0, 7);
    pen.fill();
  }
  const paper = pen.createLinearGradient(0, u(label.y), 0, u(37));
  paper.addColorStop(0, "#fffaf0");
  paper.addColorStop(1, "#f2e6cf");
  pen.fillStyle = paper;
  pen.beginPath();
  pen.roundRect(u(label.x), u(label.y), u(label.wide), u(33.5), u(1.2));
  pen.fill();
  // stripes of the seventies
  for (const [i, tint] of ["#f2545b", "#f8961e", "#f9c74f"].entries()) {
    pen.fillStyle = tint;
    pen.fillRect(u(label.x), u(19 + i * 5.2), u(label.wide), u(5.2));
  }
  pen.fillStyle = "#241f29";
  pen.beginPath();
  pen.roundRect(u(window_.x), u(window_.y), u(window_.wide), u(window_.high), u(window_.high / 2));
  pen.fill();
  pen.strokeStyle = seen("#ffffff", 0.35);
  pen.lineWidth = u(0.4);
  pen.stroke();
  pen.save();
  pen.globalCompositeOperation = "source-atop";
  layGrain(part, 0.4);
  pen.restore();
};

/** One hub with its teeth, in the middle of its part. */
const hubSide = 2 * reels.hub + 1;
const paintHub = (part: Sheet): void => {
  const { pen, unit, width } = part;
  const u = (x: number) => x * unit;
  pen.translate(width / 2, width / 2);
  const white = pen.createLinearGradient(-u(4), -u(4), u(4), u(4));
  white.addColorStop(0, "#ffffff");
  white.addColorStop(1, "#cfc6bd");
  pen.fillStyle = white;
  pen.beginPath();
  pen.arc(0, 0, u(reels.hub), 0, 7);
  pen.fill();
  pen.fillStyle = "#241d20";
  pen.beginPath();
  pen.arc(0, 0, u(3), 0, 7);
  pen.fill();
  pen.fillStyle = "#f4eee6";
  for (let i = 0; i < 6; i++) {
    pen.rotate(Math.PI / 3);
    pen.beginPath();
    pen.roundRect(-u(0.7), -u(3.4), u(1.4), u(1.9), u(0.4));
    pen.fill();
  }
};

const hubCorner = -hubSide / 2;
const reelsY = reels.y;
const windowRound = window_.high / 2;
/** Where light lies on a pack. Radians. */
const gleamFrom = Math.PI * 1.05;
const gleamTo = Math.PI * 1.6;

const layReel = (sheet: Sheet, assets: Assets, x: number, pack: number, turn: number): void => {
  const { pen, unit } = sheet;
  const cx = x * unit;
  const cy = reelsY * unit;
  pen.fillStyle = "#3d2519";
  pen.beginPath();
  pen.arc(cx, cy, pack * unit, 0, 7);
  pen.fill();
  pen.strokeStyle = "rgb(255 222 190 / 0.16)";
  pen.lineWidth = 0.35 * unit;
  pen.beginPath();
  pen.arc(cx, cy, (pack + hubRadius) * 0.5 * unit, gleamFrom, gleamTo);
  pen.stroke();
  const hub = assets.kept(sheet, "hub", hubSide, hubSide, paintHub);
  pen.translate(cx, cy);
  pen.rotate(turn);
  const corner = hubCorner * unit;
  pen.drawImage(hub, corner, corner);
  pen.rotate(-turn);
  pen.translate(-cx, -cy);
};

/** Lays the cassette with its reels after a part of the clip; the pen’s origin is its upper left corner. */
export const layCassette = (sheet: Sheet, assets: Assets, clip: Clip, at: number): void => {
  const { pen, unit } = sheet;
  const shell = assets.kept(sheet, "cassette", cassette.wide + 8, cassette.high + 8, paintShell);
  const corner = -4 * unit;
  pen.drawImage(shell, corner, corner);
  const { left, right, leftTurn, rightTurn } = windTape(clip, at);
  pen.save();
  pen.beginPath();
  pen.roundRect(
    window_.x * unit,
    window_.y * unit,
    window_.wide * unit,
    window_.high * unit,
    windowRound * unit,
  );
  pen.clip();
  layReel(sheet, assets, reels.left, left, -leftTurn);
  layReel(sheet, assets, reels.right, right, -rightTurn);
  pen.restore();
};
