import type { previewWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const previews = {
  "previews.brand":
    "Make an animated group card with everyone who matters and send it by email or link. Celebrate your people.",
  "previews.group": "Add your words and photos to this group card.",
  "previews.recipient": "Someone made a card for you. Open it to see what’s inside.",
  "previews.watch": "A card made by a whole group. Watch it here.",
  "previews.picture": "The cover of the card",
  "previews.brandPicture": "A birthday card opening to show messages from friends",
} as const satisfies Readonly<Record<KeysOf<typeof previewWords>, string>>;
