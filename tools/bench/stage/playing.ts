import { openStagePage } from "#tools/stage-page/open.ts";
import { median, type Row } from "../measure.ts";

const rounds = 5;
/** Milliseconds of one round: long enough for a hundred frames. */
const span = 3000;

/** P18: frames a second with confetti and snow, against the same slide without, where the processor draws. */
export const playing = async (): Promise<Row[]> => {
  const { page, close } = await openStagePage("bench.html?playing", "playing");
  const rate = async (slide: string, fx: boolean): Promise<number> =>
    (await page.evaluate(`playing(${JSON.stringify(slide)}, ${fx}, ${span})`)) as number;
  try {
    const rows: Row[] = [];
    for (const slide of ["cover", "message"]) {
      const [bare, dressed]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        bare.push(await rate(slide, false));
        dressed.push(await rate(slide, true));
      }
      rows.push({
        what: `P18 frames a second of a ${slide} with every effect on`,
        baseline: median(bare),
        product: median(dressed),
        unit: "",
        bar: "≥ 0.8×",
        met: median(dressed) >= median(bare) * 0.8,
      });
    }
    return rows;
  } finally {
    await close();
  }
};
