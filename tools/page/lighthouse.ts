import lighthouse from "lighthouse";
import { chromium as launcher } from "playwright";
import { chromium } from "../browser.ts";
import { freePort } from "../server/serverProcess.ts";

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
      const result = await lighthouse(url, {
        port,
        onlyAudits: [...audits],
        formFactor: "mobile",
        logLevel: "error",
      });
      const [lcp, tbt] = audits.map((audit) => result?.lhr.audits[audit]?.numericValue);
      if (lcp === undefined || tbt === undefined)
        throw new Error(`Lighthouse saw nothing at ${url}: ${result?.lhr.runtimeError?.message}`);
      return { lcp, tbt };
    },
    stop: () => browser.close(),
  };
};
