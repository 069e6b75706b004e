import type { Calendars, DateFiles, NoCalendar } from "#core/service/ports/index.ts";

/** Calendars that were put at addresses; everywhere else nobody answers. */
export interface KeptCalendars extends Calendars {
  put(url: string, text: string): void;
  /** What an address answers instead of a calendar. */
  refuse(url: string, reason: NoCalendar): void;
}

export const keptCalendars = (): KeptCalendars => {
  const kept = new Map<string, Awaited<ReturnType<Calendars["read"]>>>();
  return {
    put: (url, text) => void kept.set(url, { ok: true, text }),
    refuse: (url, reason) => void kept.set(url, { ok: false, reason }),
    read: async (url) => kept.get(url) ?? { ok: false, reason: "unreachable" },
  };
};

/** Where no file is read: `adapters/calendars` knows the formats. */
export const noDateFiles: DateFiles = { read: async () => null, write: async () => "" };
