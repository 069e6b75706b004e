import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { assetUrl } from "#core/domain/cover/index.ts";
import type { Covers } from "#core/service/index.ts";

const known = /^[\w-]{1,100}$/;

const readAt = async (
  base: string,
  roots: readonly string[],
  file: string,
): Promise<string | null> => {
  if (/^https?:/.test(base)) {
    const answer = await fetch(assetUrl(file, base), { signal: AbortSignal.timeout(5000) });
    if (answer.ok) return answer.text();
    if (answer.status === 404) return null;
    throw new Error(`Covers answered ${answer.status}`);
  }
  for (const root of roots)
    try {
      return await readFile(join(root, base, file), "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  return null;
};

/** Text that is no JSON is broken content, and told as such. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Exported covers as files below the cover assets (OPEN-119): in the first of `roots` that has one where `base` is a
 * path of this site, else fetched from there.
 */
export const foundCovers = (base: string, roots: readonly string[]): Covers => ({
  exported: async (id) => {
    if (!known.test(id)) return null;
    const text = await readAt(base, roots, `exported/${id}.json`);
    if (text === null) return null;
    const content = parsed(text) as { assets?: Record<string, string> };
    if (typeof content !== "object" || content === null) return content;
    const assets = Object.entries(content.assets ?? {}).map(([name, at]) => [
      name,
      assetUrl(at, base),
    ]);
    return { ...content, assets: Object.fromEntries(assets) };
  },
});
