import type { Assets, Sheet } from "../../drawing.ts";
import { inkLine, sans, setWords } from "../../lettering/index.ts";
import { seen } from "../../paper/index.ts";

export const edgeFace = sans("800");

/** A strip of film: the width of its frames, how high they are, and from one to the next. Units. */
export interface Strip {
  readonly frame: number;
  readonly high: number;
  readonly pitch: number;
}
/** What a strip is wider than its frames, on both sides together. */
export const border = 18.4;

const amber = "#c8793f";
const burnt = "#7a3a18";

/** A picture turned into its negative, behind the orange mask of colour film. */
export const paintNegative = ({ pen, width, height }: Sheet): void => {
  for (const [mode, tint] of [
    ["difference", "#ffffff"],
    ["multiply", "#f29a58"],
    ["screen", "#4a1e0c"],
  ] as const) {
    pen.globalCompositeOperation = mode;
    pen.fillStyle = tint;
    pen.fillRect(0, 0, width, height);
  }
  pen.globalCompositeOperation = "source-over";
};

/** The base of the film between two frames, as high as from one to the next, with its perforation; the frame is painted by `paint`. */
export const paintTile = (
  part: Sheet,
  assets: Assets,
  strip: Strip,
  paint: (frame: Sheet) => void,
): void => {
  const { pen, unit, width, height } = part;
  const base = pen.createLinearGradient(0, 0, width, 0);
  base.addColorStop(0, "#5a2812");
  base.addColorStop(0.08, "#9a5329");
  base.addColorStop(0.5, "#a45a2e");
  base.addColorStop(0.92, "#9a5329");
  base.addColorStop(1, "#5f2b14");
  pen.fillStyle = base;
  pen.fillRect(0, 0, width, height);
  const edge = (border / 2) * unit;
  pen.save();
  pen.translate(edge, 0);
  pen.beginPath();
  pen.roundRect(0, 0, strip.frame * unit, strip.high * unit, unit);
  pen.clip();
  paint({ pen, unit, width: strip.frame * unit, height: strip.high * unit });
  pen.restore();
  // what is printed along the edge, read from the side
  const { lines } = setWords(
    "FANFOLD 400",
    {
      ...{ part: "edge", face: edgeFace, align: "start", x: 0, y: 0, width: 60, height: 4 },
      ...{ most: 2.1, least: 2.1, leading: 1, stand: "top" },
    },
    assets,
  );
  const [line] = lines;
  pen.fillStyle = "#ffc36b";
  if (line) {
    inkLine(part, { ...line, x: border / 2 + strip.frame + 6.4, y: 3, turn: 90 });
    inkLine(part, { ...line, text: "12 A", x: 1.3, y: strip.high * 0.62, turn: 90 });
  }
  // the perforation is seen through
  const step = strip.pitch / Math.max(2, Math.round(strip.pitch / 6.4));
  for (const x of [2.9, border / 2 + strip.frame + 2.1])
    for (let y = step * 0.3; y < strip.pitch; y += step) {
      pen.globalCompositeOperation = "destination-out";
      pen.fillStyle = "#000000";
      pen.beginPath();
      pen.roundRect(x * unit, y * unit, 4.2 * unit, 3.1 * unit, 0.8 * unit);
      pen.fill();
      pen.globalCompositeOperation = "source-over";
      pen.strokeStyle = seen("#34160a", 0.55);
      pen.lineWidth = Math.max(0.5, 0.2 * unit);
      pen.stroke();
    }
  // what shines on it
  const gleam = pen.createLinearGradient(0, 0, width, 0);
  gleam.addColorStop(0.16, seen("#ffffff", 0));
  gleam.addColorStop(0.22, seen("#ffffff", 0.16));
  gleam.addColorStop(0.28, seen("#ffffff", 0.05));
  gleam.addColorStop(0.34, seen("#ffffff", 0));
  pen.globalCompositeOperation = "source-atop";
  pen.fillStyle = gleam;
  pen.fillRect(0, 0, width, height);
  pen.globalCompositeOperation = "source-over";
};

/** A frame of the leader: a number in a ring, crossed; or what is said at the end. */
export const paintLeader = (part: Sheet, assets: Assets, text: string, hasRing: boolean): void => {
  const { pen, unit, width, height } = part;
  pen.fillStyle = amber;
  pen.fillRect(0, 0, width, height);
  const [wide, high] = [width / unit, height / unit];
  const reach = Math.min(wide, high) * 0.34;
  if (hasRing) {
    pen.strokeStyle = burnt;
    pen.lineWidth = 0.6 * unit;
    for (const part of [1, 0.84]) {
      pen.beginPath();
      pen.arc(width / 2, height / 2, reach * part * unit, 0, 7);
      pen.stroke();
    }
    pen.lineWidth = 0.3 * unit;
    pen.beginPath();
    pen.moveTo(0, height / 2);
    pen.lineTo(width, height / 2);
    pen.moveTo(width / 2, 0);
    pen.lineTo(width / 2, height);
    pen.stroke();
  }
  const { lines } = setWords(
    text,
    {
      ...{ part: "leader", face: edgeFace, align: "center", isEven: true },
      ...{ x: wide * 0.1, width: wide * 0.8, y: high / 2 - reach, height: 2 * reach },
      ...{ most: hasRing ? reach * 1.3 : reach * 0.7, least: 2, leading: 1.05 },
    },
    assets,
  );
  pen.fillStyle = burnt;
  for (const line of lines) inkLine(part, line);
};
