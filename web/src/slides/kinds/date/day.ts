import type { ShownSlide } from "../../shown.ts";
import type { Assets } from "../drawing.ts";

/** A day as a slide writes it. */
export interface Day {
  /** 1 to 31. */
  readonly day: number;
  /** "Monday, 4 May 2019" in the reader’s language. */
  readonly whole: string;
  readonly weekday: string;
  readonly month: string;
  /** "MAY". */
  readonly short: string;
  readonly year: string;
}

/** What a slide shows until a day was chosen. */
const sample = "2026-05-04";

/** A calendar day at noon, the same in every zone; what was not written is the sample. */
const noonOf = (written: string | null): Date =>
  new Date(`${/^\d{4}-\d{2}-\d{2}/.exec(written ?? "")?.[0] ?? sample}T12:00:00Z`);

const sayIn =
  (locale: string, date: Date) =>
  (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }).format(date);

const whole = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;

/** "Monday, 4 May 2019" in a language. */
export const wholeDay = (written: string, locale: string): string =>
  sayIn(locale, noonOf(written))(whole);

/** The day of a date slide (SLIDE-24), worked out once. */
export const dayOf = (slide: ShownSlide, assets: Assets): Day =>
  assets.once("day", () => {
    const date = noonOf(slide.date);
    const say = sayIn(assets.locale, date);
    return {
      day: date.getUTCDate(),
      whole: say(whole),
      weekday: say({ weekday: "long" }),
      month: say({ month: "long" }),
      short: say({ month: "short" }).replace(/\.$/, "").toLocaleUpperCase(assets.locale),
      year: say({ year: "numeric" }),
    };
  });
