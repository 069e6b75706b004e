import type { Occasion } from "../story/story.ts";
import { occasionOf } from "./occasion.ts";

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A card's title when it turns out to be for somebody of another first name: the occasion's own title follows,
 * and so does one that says the old name as a word; any other title stays as its author wrote it (SHOP-02).
 */
export const retitle = (
  title: string,
  occasion: Occasion,
  before: string,
  after: string,
): string => {
  const own = occasionOf(occasion).title;
  if (title === own(before)) return own(after);
  if (before === "") return title;
  const word = new RegExp(`(?<!\\p{L})${literally(before)}(?!\\p{L})`, "gu");
  return title
    .replace(word, () => after)
    .replace(/\s+/g, " ")
    .trim();
};
