/** What shows nothing by itself: controls, halves of signs, and signs that join, part, turn or fill. */
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
const lineBreak = /[\t\n\v\f\r\u0085\u2028\u2029]/;
const selector = /^\p{Variation_Selector}$/u;
const picture = /^\p{Extended_Pictographic}$/u;
/** What may stand between a picture and the joiner after it: its skin and how it is drawn. */
const ofPicture = /^[\ufe0f\u{1f3fb}-\u{1f3ff}]$/u;
/** Letters and marks of scripts that join and part by signs of their own: Arabic and its kin, Brahmi and its kin. */
const joining =
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Bali}\p{scx=Java}]$/u;
const letter = /^[\p{L}\p{M}]$/u;
/** A flag of a part of a country: a black flag, what it is of, and the end of it. */
const regionFlag = /^\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}/u;
/** Letters that are written from right to left, and the marks that say so of what stands between them. */
const rightToLeft =
  /[\p{Script=Hebr}\p{Script=Arab}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}\p{Script=Rohg}]/u;
const directionMark = /[\u061c\u200e\u200f]/;
const [nonJoiner, joiner] = ["\u200c", "\u200d"] as const;

const isOfScript = (sign: string): boolean => joining.test(sign) && letter.test(sign);

/** The picture that the kept signs end with, if they do. */
const endsInPicture = (kept: readonly string[]): boolean => {
  let at = kept.length - 1;
  while (ofPicture.test(kept[at] ?? "")) at--;
  return picture.test(kept[at] ?? "");
};

/** Whether a sign that is not seen is needed where it stands: inside an emoji, or by the script around it. */
const isNeeded = (sign: string, kept: readonly string[], next: string): boolean => {
  const before = kept.at(-1) ?? "";
  if (selector.test(sign)) return /^\S/u.test(before) && !unseen.test(before);
  if (sign === nonJoiner) return isOfScript(before) && isOfScript(next) && !unseen.test(next);
  if (sign !== joiner) return false;
  return isOfScript(before) || (endsInPicture(kept) && picture.test(next));
};

const withoutUnseen = (text: string): string => {
  const signs = [...text];
  const hasMarks = rightToLeft.test(text);
  const isKept = (sign: string, kept: readonly string[], next: string) =>
    !unseen.test(sign) ||
    lineBreak.test(sign) ||
    (hasMarks && directionMark.test(sign)) ||
    isNeeded(sign, kept, next);
  const kept: string[] = [];
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at] ?? "";
    const flag = sign === "\u{1f3f4}" && regionFlag.exec(signs.slice(at, at + 10).join(""))?.[0];
    if (flag) {
      kept.push(flag);
      at += [...flag].length - 1;
    } else if (isKept(sign, kept, signs[at + 1] ?? "")) kept.push(sign);
  }
  return kept.join("");
};

/**
 * A text of one line as it is kept, whatever was sent: names, titles, addresses (F-26). Each break with the space
 * around it becomes one space (FORM-13); signs that are not seen go, and so does what turns the direction of reading.
 * Joiners stay inside emoji and in scripts that are written with them, marks of direction beside letters that run from
 * right to left, and variation selectors where there is something to vary.
 */
export const plainLine = (text: string): string => {
  if (!unseen.test(text)) return text;
  const lines = withoutUnseen(text).split(lineBreak);
  if (lines.length === 1) return lines[0] ?? "";
  const last = lines.length - 1;
  return lines
    .map((line, at) => (at === 0 ? line.trimEnd() : at === last ? line.trimStart() : line.trim()))
    .filter((line) => line !== "")
    .join(" ");
};

const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Controls but a new line and a tab, halves of signs, and what turns the direction of reading or annotates. */
const out = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

/** A text of several lines as it is kept: one kind of break, no controls, nothing that turns the direction of reading. */
export const plainLines = (text: string): string => text.replace(breaks, "\n").replace(out, "");

/** Whether there is nothing to be seen in a text. */
export const isBlank = (text: string | null | undefined): boolean =>
  /^[\s\u2800\ufffc]*$/.test(plainLine(text ?? ""));
