import type { CDPSession, Page } from "playwright";

/** What is sampled, and as many before it twice, so that what is compiled is compiled. */
const FRAMES = 120;
/** Code that is not compiled yet puts its numbers on the heap: the least of so many samples is what stays. */
const SAMPLES = 3;

interface Node {
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly selfSize: number;
  readonly children: readonly Node[];
}

/** Bytes that each subject makes on the heap for one frame, by its own code and by three's, after a warm-up. */
export const madeAFrame = async (
  page: Page,
  frames = FRAMES,
  only = /./,
): Promise<{ subject: string; own: number; library: number }[]> => {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("HeapProfiler.enable");
  const all = [];
  const subjects = (await page.evaluate("subjects()")) as string[];
  for (const subject of subjects.filter((one) => only.test(one))) {
    await page.evaluate(`warm(${JSON.stringify(subject)}, ${frames * 2})`);
    const samples: Made[] = [];
    for (let i = 0; i < SAMPLES; i++) samples.push(await sampled(page, inspector, frames));
    const least = (whose: keyof Made) => Math.min(...samples.map((made) => made[whose])) / frames;
    all.push({ subject, own: least("own"), library: least("library") });
  }
  await inspector.detach();
  return all;
};

/** Bytes by whose code made them. */
interface Made {
  readonly own: number;
  readonly library: number;
}

const sampled = async (page: Page, inspector: CDPSession, frames: number): Promise<Made> => {
  await inspector.send("HeapProfiler.startSampling", {
    samplingInterval: 128,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await page.evaluate(`steps(${frames})`);
  const { profile } = await inspector.send("HeapProfiler.stopSampling");
  const made = { own: 0, library: 0 };
  // what the language itself makes is made for whoever called it
  const walk = (node: Node, caller: keyof Made | null, drawing: boolean): void => {
    const { functionName, url } = node.callFrame;
    const inside = drawing || functionName === "steps";
    const whose =
      url === "" ? caller : /\/(adapters\/webgl|web\/src)\//.test(url) ? "own" : "library";
    // the numbers that the bench itself counts on are nobody's
    if (drawing && whose) made[whose] += node.selfSize;
    for (const child of node.children) walk(child, whose, inside);
  };
  walk(profile.head, null, false);
  return made;
};
