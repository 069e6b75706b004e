let segmenter: Intl.Segmenter | undefined;

/** Flags, signs with what is put on them, and signs that are joined: what people count as one, near enough. */
const near =
  /\r\n|\p{RI}{2}|.[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]*(?:\u200D.[\p{M}\p{Emoji_Modifier}]*)*/gsu;

/** The signs of a text as people count them; Firefox has the tables for it from version 125 on only. */
export const graphemes = (text: string): readonly string[] => {
  if (typeof Intl.Segmenter !== "function") return text.match(near) ?? [];
  // slow to fetch: not before they are needed (P3)
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};
