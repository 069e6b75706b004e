import { openStagePage } from "#tools/stage-page/open.ts";
import { median, type Row } from "../measure.ts";
import { madeAFrame } from "./made.ts";

const rounds = 5;
/** A frame takes a twentieth of a millisecond: fewer of them differ by more than 5 % from themselves. */
const batches = 40;
/** Numbers between functions lie on the heap, in boxes of 12 bytes: so many a frame are no objects, and no lists. */
const NUMBERS = 2048;
const SOLID = new Set(["cake", "boat", "rocket", "astronaut", "xmas"]);

interface Counted {
  readonly subject: string;
  readonly calls: number;
  readonly triangles: number;
}

/** P6: JavaScript a frame. P7: draws and triangles. P8: contexts, and what is left on the GPU. */
export const frames = async (): Promise<Row[]> => {
  const { page, close } = await openStagePage("bench.html", "leftovers");
  const ask = async <T>(call: string): Promise<T> => (await page.evaluate(call)) as T;
  try {
    const [particles, processor, solid, again]: [number[], number[], number[], number[]] = [
      [],
      [],
      [],
      [],
    ];
    const inFlight = () => ask<number>(`frameCost('particles-text', ${batches})`);
    // once uncounted: until it is compiled it takes twice as long
    await inFlight();
    for (let round = 0; round < rounds; round++) {
      particles.push(await inFlight());
      processor.push(await ask<number>("processorCost(40000, 5)"));
      solid.push(await ask<number>("frameCost('cake', 9)"));
      again.push(await inFlight());
    }
    const made = await madeAFrame(page);
    const counted = await ask<Counted[]>("counts()");
    const crowd = await ask<{ made: number; lost: number; drawn: number }>("crowd(24)");
    const left = await ask<number>("leftovers(50)");
    const alone = (
      what: string,
      product: number,
      unit: string,
      bar: string,
      met: boolean,
    ): Row => ({
      what,
      baseline: Number.NaN,
      product,
      unit,
      bar,
      met,
    });
    return [
      {
        what: "P6 JavaScript a frame, 40,000 particles in flight",
        baseline: median(processor),
        product: median(particles),
        unit: "ms",
        bar: "≤ 0.5 ms, ≤ 1/20",
        met: median(particles) <= 0.5 && median(processor) / median(particles) >= 20,
      },
      alone("P6 JavaScript a frame, a 3D scene", median(solid), "ms", "≤ 2 ms", median(solid) <= 2),
      {
        what: "P6 the same measured twice",
        baseline: median(particles),
        product: median(again),
        unit: "ms",
        bar: "within 5 %",
        met: Math.abs(median(again) / median(particles) - 1) <= 0.05,
      },
      ...made.map(({ subject, own }) =>
        alone(`P6 made a frame by ${subject} itself`, own, "B", `≤ ${NUMBERS} B`, own <= NUMBERS),
      ),
      alone(
        "P6 made a frame by the library, at most",
        Math.max(...made.map(({ library }) => library)),
        "B",
        "–",
        true,
      ),
      ...counted.flatMap(({ subject, calls, triangles }) => {
        const bar = SOLID.has(subject) ? 50 : 4;
        const every = `${subject}, at every quality`;
        return [
          alone(`P7 draws of ${every}`, calls, "", `≤ ${bar}`, calls <= bar),
          alone(`P7 triangles of ${every}`, triangles, "", "≤ 100,000", triangles <= 100_000),
        ];
      }),
      alone(
        `P8 contexts lost, ${crowd.drawn} cards on one screen`,
        crowd.lost,
        "",
        "0",
        crowd.lost === 0,
      ),
      alone("P8 contexts in use by them", crowd.made, "", "1", crowd.made === 1),
      alone("P8 GPU objects left by 50 covers", left, "", "0", left === 0),
    ];
  } finally {
    await close();
  }
};
