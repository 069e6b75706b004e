import { i18n } from "#web/words/index.ts";

/** "Friday 27 November" of a calendar day, whatever the time zone. */
export const longDate = (day: string): string =>
  new Intl.DateTimeFormat(i18n.locale === "en" ? "en-GB" : i18n.locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(day.slice(0, 10)));
