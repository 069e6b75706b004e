import type { en } from "./en/index.ts";

/** What is said differently in Britain; everything else is as in `en`, which is spelt the British way. */
export const enGB: Readonly<Partial<Record<keyof typeof en, string>>> = {
  "fields.postcode": "Please type in a postcode",
  "fields.country": "We only post to addresses here in the {country}.",
};
