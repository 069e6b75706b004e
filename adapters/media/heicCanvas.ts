import type { Size } from "./crop.ts";
import type { HeicFile, Piece } from "./heicFile.ts";
import { type Turn, upright } from "./heicTurn.ts";

/** A picture as it is shown, put together of its tiles. */
export interface Canvas extends Size {
  readonly pixels: Uint8Array;
  /** Puts down a tile by its place in the picture as it is stored. */
  put(piece: Piece, left: number, top: number): void;
}

const smaller = (turn: Turn, by: number): Turn => {
  if (!("left" in turn)) return turn;
  const [left = 0, top = 0, right = 0, bottom = 0] = [
    turn.left,
    turn.top,
    turn.right,
    turn.bottom,
  ].map((side) => Math.round(side / by));
  return { left, top, right, bottom };
};

/** An empty canvas; each of its pixels becomes the mean of `by` by `by`. */
export const canvasOf = (
  { size, channels, turns }: Pick<HeicFile, "size" | "channels" | "turns">,
  by: number,
): Canvas => {
  const shrunk = { width: Math.ceil(size.width / by), height: Math.ceil(size.height / by) };
  const { width, height, x, y } = upright(
    shrunk,
    turns.map((turn) => smaller(turn, by)),
  );
  const pixels = new Uint8Array(Math.max(0, width) * Math.max(0, height) * channels);

  const put: Canvas["put"] = (piece, left, top) => {
    const right = Math.min(left + piece.width, size.width);
    const bottom = Math.min(top + piece.height, size.height);
    for (let v = Math.floor(top / by); v * by < bottom; v++)
      for (let u = Math.floor(left / by); u * by < right; u++) {
        const column = x.from + u * x.alongX + v * x.alongY;
        const row = y.from + u * y.alongX + v * y.alongY;
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        // what of the square lies in this tile
        const [fromX, toX] = [Math.max(u * by, left) - left, Math.min((u + 1) * by, right) - left];
        const [fromY, toY] = [Math.max(v * by, top) - top, Math.min((v + 1) * by, bottom) - top];
        const to = (row * width + column) * channels;
        for (let channel = 0; channel < channels; channel++) {
          let sum = 0;
          for (let down = fromY; down < toY; down++)
            for (let across = fromX; across < toX; across++)
              sum += piece.pixels[down * piece.stride + across * channels + channel] ?? 0;
          pixels[to + channel] = Math.round(sum / ((toX - fromX) * (toY - fromY)));
        }
      }
  };
  return { width, height, pixels, put };
};
