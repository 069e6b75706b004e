import type { Occasion } from "../../story/story.ts";

/** What an occasion is called by those who write calendars; the longer of two that fit counts. */
const called: readonly (readonly [words: string, occasion: Occasion])[] = [
  ["wedding anniversary", "anniversary"],
  ["work anniversary", "work anniversary"],
  ["work-anniversary", "work anniversary"],
  ["workiversary", "work anniversary"],
  ["job anniversary", "work anniversary"],
  ["anniversary", "anniversary"],
  ["date of birth", "birthday"],
  ["birthday", "birthday"],
  ["birth day", "birthday"],
  ["b-day", "birthday"],
  ["bday", "birthday"],
  ["wedding", "wedding"],
  ["valentine’s day", "valentines"],
  ["valentines", "valentines"],
  ["mother’s day", "mothers"],
  ["mothers’ day", "mothers"],
  ["mothers day", "mothers"],
  ["father’s day", "fathers"],
  ["fathers’ day", "fathers"],
  ["fathers day", "fathers"],
  ["christmas", "christmas"],
  ["leaving do", "leaving"],
  ["leaving", "leaving"],
  ["farewell", "leaving"],
  ["welcome", "welcome"],
  ["first day", "welcome"],
  ["thank you", "thanks"],
  ["thanks", "thanks"],
  ["congratulations", "congrats"],
  ["congrats", "congrats"],
  ["appreciation", "appreciation"],
  ["get well", "getwell"],
  ["getwell", "getwell"],
  ["trip", "trip"],
  ["album", "album"],
  ["custom", "custom"],
];

const plain = (text: string): string => text.toLowerCase().replaceAll("'", "’");
/** Whether words stand in a text on their own: "trip" is not in "stripes". */
const standsIn = (text: string, words: string): boolean =>
  new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, "u").test(text);

/** The occasion that words name: "50th Birthday", "wedding anniversary"; null for none of ours. */
export const occasionNamed = (words: string): Occasion | null =>
  called.find(([name]) => standsIn(plain(words), name))?.[1] ?? null;

/** The words that occasion was named with, in a text that names it. */
const wordsFor = (text: string): string | null =>
  called.find(([name]) => standsIn(plain(text), name))?.[0] ?? null;

/** First and last name of a name in one piece; "Hopper, Grace" is turned round. */
export const namesIn = (name: string): { readonly first: string; readonly last: string } => {
  const [before = "", after] = name.split(",").map((part) => part.trim());
  const turned = after ? `${after} ${before}` : before;
  const [first = "", ...rest] = turned.trim().split(/\s+/);
  return { first, last: rest.join(" ") };
};

const ends = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;
const trimmed = (text: string): string => text.replace(ends, "");
/** What stands around a name: whose, how often, a year, a wish. */
const around = [
  /\b(?:\d+(?:st|nd|rd|th)|happy|turns \d+)\b/giu,
  /\((?:\d{4}|\d+)\)/gu,
  /(?<=^|\s)(?:of|for)\s/giu,
];

/**
 * Whose day an entry of a calendar is: "Grace Hopper’s 50th birthday", "Birthday of Grace", "🎂 Grace Hopper",
 * "Birthday: Grace Hopper (1990)". The name is empty where only the occasion is said.
 */
export const personIn = (
  summary: string,
): { readonly name: string; readonly occasion: Occasion | null } => {
  const words = wordsFor(summary);
  const occasion = occasionNamed(summary) ?? (summary.includes("🎂") ? "birthday" : null);
  let rest = summary;
  if (words !== null) {
    const at = plain(rest).indexOf(words);
    rest = `${rest.slice(0, at)} ${rest.slice(at + words.length)}`;
  }
  for (const what of around) rest = rest.replace(what, " ");
  rest = trimmed(rest.replace(/\s+/g, " "));
  return { name: trimmed(rest.replace(/[’']s$/iu, "").replace(/(?<=s)[’']$/iu, "")), occasion };
};
