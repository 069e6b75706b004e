import type { Draft } from "./draft.ts";

/** The words of a message, to read and to copy from: each once. */
export const wordsOfDraft = ({ content }: Draft): readonly string[] => {
  const { title, subtitle, description, location_name, date } = content;
  const all = [title, description, subtitle, location_name, date];
  return [...new Set(all.filter((words): words is string => words != null && words.trim() !== ""))];
};

const said = ({ type, variant, content, media }: Draft): string =>
  JSON.stringify([type, variant, Object.entries(content).sort(), media.map(({ id }) => id)]);

/**
 * What somebody typed in versions of a message that were replaced by a newer one, newest first (OPEN-172).
 * The same words are kept once, and not where the newer version says them.
 */
export const keptBeside = (
  typed: readonly Draft[],
  replaced: Draft | null,
  newer: Draft,
): readonly Draft[] => {
  const all = replaced === null ? typed : [replaced, ...typed];
  const known = new Set([said(newer)]);
  return all.filter((draft) => {
    const words = said(draft);
    if (known.has(words)) return false;
    known.add(words);
    return true;
  });
};
