import type { occasionWords } from "#core/domain/occasion/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const occasion = {
  "occasion.custom": "Custom",
  "occasion.birthday": "Birthday",
  "occasion.welcome": "Welcome",
  "occasion.workAnniversary": "Work Anniversary",
  "occasion.thanks": "Thank You",
  "occasion.congrats": "Congratulations",
  "occasion.appreciation": "Appreciation",
  "occasion.getwell": "Get Well",
  "occasion.leaving": "Leaving",
  "occasion.valentines": "Valentine's Day",
  "occasion.anniversary": "Anniversary",
  "occasion.wedding": "Wedding",
  "occasion.mothers": "Mother's Day",
  "occasion.fathers": "Father's Day",
  "occasion.christmas": "Christmas",
  "occasion.trip": "Trip",
  "occasion.album": "Album",
} as const satisfies Readonly<Record<KeysOf<typeof occasionWords>, string>>;
