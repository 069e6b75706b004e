import { type Message, messages } from "#core/kernel/index.ts";
import type { Occasion } from "../story/story.ts";

/** What the occasions are called (Appendix B). */
export const occasionWords = /* @__PURE__ */ messages("occasion", {
  custom: null,
  birthday: null,
  welcome: null,
  workAnniversary: null,
  thanks: null,
  congrats: null,
  appreciation: null,
  getwell: null,
  leaving: null,
  valentines: null,
  anniversary: null,
  wedding: null,
  mothers: null,
  fathers: null,
  christmas: null,
  trip: null,
  album: null,
});

/** What an occasion drives (SHOP-02, Appendix B). `title` is given the recipient's first name or "". */
export interface OccasionFacts {
  readonly value: Occasion;
  readonly label: Message;
  readonly title: (name: string) => string;
  readonly colour: string;
  readonly gifTerm: string;
}

const after = (words: string) => (name: string) => (name ? `${words} ${name}` : words);
const row = (
  value: Occasion,
  label: Message,
  title: (name: string) => string,
  colour: string,
  gifTerm: string,
): OccasionFacts => ({ value, label, title, colour, gifTerm });

/** In the order of the specification (SHOP-01). */
export const occasions: readonly OccasionFacts[] = [
  row("custom", occasionWords.custom, (n) => (n ? `For ${n}` : "For you"), "#577590", "celebrate"),
  row("birthday", occasionWords.birthday, after("Happy Birthday"), "#F94144", "happy birthday"),
  row("welcome", occasionWords.welcome, after("Welcome"), "#43AA8B", "welcome"),
  row(
    "work anniversary",
    occasionWords.workAnniversary,
    after("Happy Work Anniversary"),
    "#277DA1",
    "work anniversary",
  ),
  row("thanks", occasionWords.thanks, after("Thank you"), "#F9C74F", "thank you"),
  row("congrats", occasionWords.congrats, after("Congratulations"), "#F8961E", "congratulations"),
  row(
    "appreciation",
    occasionWords.appreciation,
    after("We appreciate you"),
    "#90BE6D",
    "you are awesome",
  ),
  row("getwell", occasionWords.getwell, after("Get well soon"), "#4D908E", "get well soon"),
  row("leaving", occasionWords.leaving, after("Farewell"), "#277DA1", "goodbye"),
  row(
    "valentines",
    occasionWords.valentines,
    after("Be my Valentine"),
    "#D90429",
    "valentines day",
  ),
  row(
    "anniversary",
    occasionWords.anniversary,
    after("Happy Anniversary"),
    "#B5179E",
    "happy anniversary",
  ),
  row(
    "wedding",
    occasionWords.wedding,
    (n) => `Congratulations${n && ` ${n}`} on your wedding`,
    "#CDB4DB",
    "wedding",
  ),
  row(
    "mothers",
    occasionWords.mothers,
    after("Happy Mother's Day"),
    "#FF8FAB",
    "happy mothers day",
  ),
  row(
    "fathers",
    occasionWords.fathers,
    after("Happy Father's Day"),
    "#1D3557",
    "happy fathers day",
  ),
  row("christmas", occasionWords.christmas, after("Merry Christmas"), "#2D6A4F", "merry christmas"),
  row("trip", occasionWords.trip, (n) => (n ? `${n}'s Trip` : "Our Trip"), "#00B4D8", "travel"),
  row(
    "album",
    occasionWords.album,
    (n) => (n ? `${n}'s Album` : "Our Album"),
    "#6D597A",
    "memories",
  ),
];

const byValue = new Map(occasions.map((o) => [o.value, o]));
export const occasionOf = (value: Occasion): OccasionFacts => byValue.get(value) as OccasionFacts;

/** "work anniversary" is work-anniversary in a URL (OPEN-143). */
export const occasionSlug = (value: Occasion): string => value.replaceAll(" ", "-");
/** The occasion a slug names; `farewell` is the leaving occasion (ROUTE-31). */
export const occasionFromSlug = (slug: string): Occasion | null => {
  if (slug === "farewell") return "leaving";
  return occasions.find((o) => occasionSlug(o.value) === slug)?.value ?? null;
};
