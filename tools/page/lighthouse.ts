import lighthouse from "lighthouse";
import { chromium as launcher } from "playwright";
import { chromium } from "#specs/support/browser.ts";
import { freePort } from "#specs/support/serverProcess.ts";

/** What Lighthouse saw of one page on a slow phone, in milliseconds. */
export interface Seen {
  readonly lcp: number;
  readonly tbt: number;
}

/** A browser to look at pages with, as Lighthouse does for a phone: 4× slower processor, slow 4G. */
export const startLighthouse = async () => {
  const port = await freePort();
  const launch = chromium();
  const browser = await launcher.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  const audits = ["largest-contentful-paint", "total-blocking-time"] as const;
  return {
    look: async (url: string): Promise<Seen> => {
      let why: string | undefined;
      // on a busy machine it may miss the paint itself, and measures nothing then
      for (let tries = 0; tries < 3; tries++) {
        const result = await lighthouse(url, {
          port,
          onlyAudits: [...audits],
          formFactor: "mobile",
          logLevel: "error",
        });
        const [lcp, tbt] = audits.map((audit) => result?.lhr.audits[audit]?.numericValue);
        if (lcp && tbt !== undefined) return { lcp, tbt };
        why = result?.lhr.runtimeError?.message ?? result?.lhr.audits[audits[0]]?.errorMessage;
      }
      throw new Error(`Lighthouse saw nothing at ${url}: ${why}`);
    },
    stop: () => browser.close(),
  };
};
