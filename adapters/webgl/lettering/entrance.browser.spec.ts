import { afterEach, describe, expect, test } from "vitest";
import { penOf, spareCanvas } from "../basis/index.ts";
import { Gpu } from "../stage/index.ts";
import { ENTRANCE_NAMES, type Entrance, Headline } from "./index.ts";

const [WIDE, HIGH] = [240, 336];
const RED = "#FF0000";
const BLUE = "#0000FF";
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** "Happy Birthday" in red over "Grace" in blue, and how far down each reaches at `t`. */
const titleOf = async (entrance: Entrance) => {
  const gpu = new Gpu(spareCanvas(WIDE, HIGH));
  gpu.resize(WIDE, HIGH);
  const headline = new Headline(
    { text: "Happy Birthday Grace", name: "Grace" },
    {
      face: { family: "Baloo 2", weight: 800, italic: false, size: 1, fill: false },
      colours: [..."HappyBirthday"].map(() => RED).concat([..."Grace"].map(() => BLUE)),
      entrance,
      ink: {
        shadow: { color: "#000000", alpha: 0, blur: 0.1 },
        stroke: { color: "#FFFFFF", width: 0 },
        side: 0,
        round: 0,
        glare: 0,
      },
    },
    "high",
  );
  ends.push(() => {
    headline.dispose(gpu);
    gpu.dispose();
  });
  headline.set(
    { title: { x: 0, y: 0, width: 1.3, height: 0.5 }, arch: 0, largest: 0.34 },
    WIDE / HIGH,
  );
  headline.resize(HIGH);
  await headline.waits(9);
  return (t: number) => {
    headline.t.value = t;
    gpu.renderer.setRenderTarget(null);
    gpu.renderer.setClearColor(0xffffff, 1);
    gpu.renderer.clear();
    headline.render(gpu);
    const pen = penOf(spareCanvas(WIDE, HIGH), true);
    pen.drawImage(gpu.canvas as HTMLCanvasElement, 0, 0);
    const { data } = pen.getImageData(0, 0, WIDE, HIGH);
    const ink = { red: 0, blue: 0, low: 0, high: HIGH };
    for (let i = 0; i < WIDE * HIGH; i++) {
      const [r = 0, g = 0, b = 0] = data.subarray(i * 4, i * 4 + 3);
      const y = Math.floor(i / WIDE);
      if (g > 90) continue;
      if (r > 150 && b < 120) {
        ink.red++;
        ink.low = Math.max(ink.low, y);
      } else if (b > 150 && r < 120) {
        ink.blue++;
        ink.high = Math.min(ink.high, y);
      }
    }
    return ink;
  };
};

describe.each(ENTRANCE_NAMES)("[F-54] letters that come in by %s", (entrance) => {
  test("no line flies across another, and all of them come to stand", async () => {
    const at = await titleOf(entrance);
    const still = at(4);
    expect(still.red).toBeGreaterThan(800);
    expect(still.blue).toBeGreaterThan(still.red);
    expect(still.low).toBeLessThan(still.high + 3);
    // letters that overshoot may lean into the gap, never onto the other line's letters
    const leaning = 0.04 * HIGH;
    let moving = 0;
    for (let t = 0.15; t < 2; t += 0.07) {
      const { red, blue, low, high } = at(t);
      if (red > 0)
        expect(low, `the first line at ${t.toFixed(2)} s`).toBeLessThan(still.low + leaning);
      if (blue > 0)
        expect(high, `the name at ${t.toFixed(2)} s`).toBeGreaterThan(still.high - leaning);
      if (red > 0 && red + blue < 0.9 * (still.red + still.blue)) moving++;
    }
    expect(moving, "it is seen to come in").toBeGreaterThan(4);
  });
});
