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

/** The day of a date slide (SLIDE-24), worked out once: a calendar day, the same in every zone. */
export const dayOf = (slide: ShownSlide, assets: Assets): Day =>
  assets.once("day", () => {
    const written = /^\d{4}-\d{2}-\d{2}/.exec(slide.date ?? "")?.[0] ?? sample;
    const date = new Date(`${written}T12:00:00Z`);
    const say = (options: Intl.DateTimeFormatOptions): string =>
      new Intl.DateTimeFormat(assets.locale, { timeZone: "UTC", ...options }).format(date);
    return {
      day: date.getUTCDate(),
      whole: say({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
      weekday: say({ weekday: "long" }),
      month: say({ month: "long" }),
      short: say({ month: "short" }).replace(/\.$/, "").toLocaleUpperCase(assets.locale),
      year: say({ year: "numeric" }),
    };
  });
