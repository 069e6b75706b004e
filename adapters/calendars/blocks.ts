import type { BrokenPart } from "#core/domain/reminder/index.ts";

/** One entry of a calendar or one person of an address book, as it stands in the text. */
export interface Block extends BrokenPart {}

/**
 * The parts between BEGIN and END, each with the line it begins on; what is wrong in one is wrong in no other. Parts
 * within a part stay in it.
 */
export const blocksIn = (lines: readonly string[], name: "VEVENT" | "VCARD"): readonly Block[] => {
  const [begin, end] = [`BEGIN:${name}`, `END:${name}`];
  const blocks: Block[] = [];
  let from: number | null = null;
  const close = (to: number) => {
    if (from !== null) blocks.push({ line: from + 1, text: lines.slice(from, to).join("\r\n") });
    from = null;
  };
  lines.forEach((line, at) => {
    const word = line.trimEnd().toUpperCase();
    if (word === begin) {
      close(at); // the one before was never ended
      from = at;
    } else if (word === end) close(at + 1);
  });
  close(lines.length);
  return blocks;
};
