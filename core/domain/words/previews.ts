import { frameWords } from "./frame.ts";

/** What a link to the product says of it in a chat, and a search engine in its results. */
export const previewWords = {
  tagline: frameWords.tagline,
  brand:
    "Make an animated group card with everyone who matters and send it by email or link. Celebrate your people.",
  group: "Add your words and photos to this group card.",
  recipient: "Someone made a card for you. Open it to see what’s inside.",
  watch: "A card made by a whole group. Watch it here.",
  picture: "The cover of the card",
  brandPicture: "A birthday card opening to show messages from friends",
} as const;
