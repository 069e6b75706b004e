import { frameWords } from "./frame.ts";

/** What a link to the product says of it in a chat, and a search engine in its results. */
export const previewWords = {
  tagline: frameWords.tagline,
  brand:
    "Make an animated card with everyone who matters, and send it by e-mail or link. Celebrate your people.",
  group: "Add your photos, your voice and your words to this card.",
  recipient: "Somebody made a card for you. Open it.",
  watch: "A card that many hands made. Watch it.",
  picture: "The cover of the card",
  brandPicture: "A birthday card opening, with its people inside",
} as const;
