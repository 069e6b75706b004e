import { expect, test } from "vitest";
import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import { paintWall } from "./dial.ts";

const unit = 5;
const [width, height] = [100 * unit, 50 * unit];
/** Units from fan to fan, and from row to row. */
const [step, high] = [10, 5];

test("[SLIDE-08] the fans of its wallpaper stand in rows, each half a fan beside the last", () => {
  const pen = penOf(spareCanvas(width, height), true);
  paintWall({ pen, width, height, unit });
  const { data } = pen.getImageData(0, 0, width, height);
  /** How light a row is on average above every tenth unit from `x` on. */
  const light = (row: number, x: number): number => {
    let [sum, count] = [0, 0];
    for (let at = x; at < 100; at += step)
      for (let y = (row - 1) * high * unit; y < row * high * unit; y++)
        for (const dx of [-1, 0, 1]) {
          const i = (y * width + Math.max(0, at * unit + dx)) * 4;
          sum += (data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0);
          count += 3;
        }
    return sum / count;
  };
  // against the row before it, since the light comes from one side
  const leads = (row: number) => light(row, step) - light(row, step / 2);
  for (let row = 2; row < 9; row += 2)
    expect(leads(row), `row ${row}`).toBeGreaterThan(leads(row - 1) + 1);
});
