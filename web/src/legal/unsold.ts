import type { WordKey } from "#web/words/index.ts";

/** What legal texts say instead where nothing is sold (OPEN-169); null: nothing, and a heading left alone goes too. */
export const unsold: Readonly<Partial<Record<WordKey, WordKey | null>>> = {
  "legal.termsPayA": null,
  "legal.termsPayB": null,
  "legal.termsPayC": null,
  "legal.privacyWhatD": null,
  "legal.privacyOthersA": "legal.privacyOthersUnsold",
  "legal.privacyLongA": "legal.privacyLongUnsold",
  "legal.corporateWhoA": "legal.corporateWhoUnsold",
  "legal.corporatePayA": null,
  "legal.corporateDataB": "legal.corporateDataUnsold",
  "legal.corporateLimitA": "legal.corporateLimitUnsold",
  "legal.corporateEndA": "legal.corporateEndUnsold",
};
