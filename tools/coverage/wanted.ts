import { prefixOf } from "./catalogue.ts";

/**
 * Filter of `--prefix AUTH,FORM` and `--ids FORM,SLIDE-01..05,COVER-7`: a prefix, one id or a
 * range. Numbers count, not their spelling (`SLIDE-1` is `SLIDE-01`). A word that picks nothing
 * throws, so that a slip of the pen is no empty success.
 */
export function wanted(ids: readonly string[], words: string): string[] {
  const picked = words.split(",").flatMap((word) => {
    const found = ids.filter(matches(word.trim()));
    if (found.length === 0) throw new Error(`no requirement is called ${word.trim()}`);
    return found;
  });
  return ids.filter((id) => picked.includes(id));
}

function matches(word: string): (id: string) => boolean {
  const [, prefix, first, last] =
    /^([A-Z]+)(?:-(\d+)(?:\.\.(?:[A-Z]+-)?(\d+))?)?$/.exec(word) ?? [];
  if (prefix === undefined) return () => false;
  if (first === undefined) return (id) => prefixOf(id) === prefix;
  const [low, high] = [Number(first), Number(last ?? first)];
  return (id) => {
    const number = Number(id.slice(prefix.length + 1));
    return prefixOf(id) === prefix && number >= low && number <= high;
  };
}
