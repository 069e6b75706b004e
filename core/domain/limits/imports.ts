import { minutes } from "#core/kernel/index.ts";
import { limitWords } from "../words/limits.ts";
import type { Limit } from "./limit.ts";

/**
 * How often texts of days are read (REMIND-01). Whoever imports tries a file two or three times, with the day first and
 * the month first; a calendar that is asked for belongs to somebody else, who doesn't know who asks.
 */
export const importLimits = {
  previewsOfAccount: {
    counts: "Files and calendars of dates that one person looks into",
    per: "account",
    protects: "the server’s time",
    limit: 60,
    span: minutes(15),
    says: limitWords.previews,
  },
  calendarsOfAccount: {
    counts: "Calendar addresses that one person has fetched",
    per: "account",
    protects: "whoever publishes the calendar",
    limit: 15,
    span: minutes(15),
    says: limitWords.calendars,
  },
  calendarsOfNetwork: {
    counts: "Calendar addresses that one network has fetched",
    per: "network",
    protects: "whoever publishes the calendar",
    limit: 100,
    span: minutes(15),
    says: limitWords.calendars,
  },
} as const satisfies Record<string, Limit>;
