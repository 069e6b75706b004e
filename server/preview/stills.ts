import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Tiers } from "#core/domain/payment/index.ts";
import type { Story } from "#core/domain/story/index.ts";

/** Pages as they are painted before any script runs (P3), as HTML; "" where one was not made. */
export interface Stills {
  readonly landing: string;
  /** A card to the one it is for, before it is opened. */
  recipient(story: Story): Promise<string>;
}

/** The stills that were built, beside the app's own folder. */
export const readStills = async (folder: string, tiers: Tiers): Promise<Stills> => {
  const made = join(folder, "recipient.js");
  return {
    landing: await readFile(join(folder, `landing-${tiers}.html`), "utf8").catch(() => ""),
    recipient: async (story) => {
      if (!existsSync(made)) return "";
      // loaded with the first card that is asked for: a start is quicker without (P12)
      const { still } = (await import(pathToFileURL(made).href)) as {
        still: (story: Story, now: number) => string;
      };
      return still(story, Date.now());
    },
  };
};
