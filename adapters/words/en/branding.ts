import type { brandingWords } from "#core/domain/branding/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const branding = {
  "branding.tooMany": "You’ve reached the limit for logos. Remove one to add another.",
  "branding.gone": "This logo isn’t there any more. Please choose another.",
  "branding.blank": "There’s nothing to see on this logo. Please choose another picture.",
  "branding.noCard": "Please say which card the logo is for",
  "branding.noTheme": "This theme isn’t there any more. Please choose another.",
} as const satisfies Readonly<Record<KeysOf<typeof brandingWords>, string>>;
