import type { Occasion } from "../story/story.ts";

/** What an occasion drives (SHOP-02, Appendix B). `title` is given the recipient's first name or "". */
export interface OccasionFacts {
  readonly value: Occasion;
  readonly label: string;
  readonly title: (name: string) => string;
  readonly colour: string;
  readonly gifTerm: string;
}

const after = (words: string) => (name: string) => (name ? `${words} ${name}` : words);
const row = (
  value: Occasion,
  label: string,
  title: (name: string) => string,
  colour: string,
  gifTerm: string,
): OccasionFacts => ({ value, label, title, colour, gifTerm });

/** In the order of the specification (SHOP-01). */
export const occasions: readonly OccasionFacts[] = [
  row("custom", "Custom", (n) => (n ? `For ${n}` : "For you"), "#577590", "celebrate"),
  row("birthday", "Birthday", after("Happy Birthday"), "#F94144", "happy birthday"),
  row("welcome", "Welcome", after("Welcome"), "#43AA8B", "welcome"),
  row(
    "work anniversary",
    "Work Anniversary",
    after("Happy Work Anniversary"),
    "#277DA1",
    "work anniversary",
  ),
  row("thanks", "Thank You", after("Thank you"), "#F9C74F", "thank you"),
  row("congrats", "Congratulations", after("Congratulations"), "#F8961E", "congratulations"),
  row("appreciation", "Appreciation", after("We appreciate you"), "#90BE6D", "you are awesome"),
  row("getwell", "Get Well", after("Get well soon"), "#4D908E", "get well soon"),
  row("leaving", "Leaving", after("Farewell"), "#277DA1", "goodbye"),
  row("valentines", "Valentine's Day", after("Be my Valentine"), "#D90429", "valentines day"),
  row("anniversary", "Anniversary", after("Happy Anniversary"), "#B5179E", "happy anniversary"),
  row(
    "wedding",
    "Wedding",
    (n) => `Congratulations${n && ` ${n}`} on your wedding`,
    "#CDB4DB",
    "wedding",
  ),
  row("mothers", "Mother's Day", after("Happy Mother's Day"), "#FF8FAB", "happy mothers day"),
  row("fathers", "Father's Day", after("Happy Father's Day"), "#1D3557", "happy fathers day"),
  row("christmas", "Christmas", after("Merry Christmas"), "#2D6A4F", "merry christmas"),
  row("trip", "Trip", (n) => (n ? `${n}'s Trip` : "Our Trip"), "#00B4D8", "travel"),
  row("album", "Album", (n) => (n ? `${n}'s Album` : "Our Album"), "#6D597A", "memories"),
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
