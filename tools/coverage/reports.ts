import { readFile } from "node:fs/promises";
import { type Outcome, outcomes, steps } from "#tools/checks/index.ts";

export type Read = { tests: Outcome[]; read: string[]; absent: string[] };

/** Tests of the last runs below `root`, whichever of the runners' reports are there. */
export async function lastRuns(root: string): Promise<Read> {
  const found: Read = { tests: [], read: [], absent: [] };
  for (const { report } of steps) {
    if (!report) continue;
    const text = await readFile(`${root}/${report.file}`, "utf8").catch(() => null);
    if (text === null) found.absent.push(report.file);
    else {
      found.read.push(report.file);
      found.tests.push(...outcomes(report.runner, JSON.parse(text)));
    }
  }
  return found;
}
