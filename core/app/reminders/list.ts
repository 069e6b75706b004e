import { dayHere, daysBetween, occasionFrom, type Reminder } from "#core/domain/reminder/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";
import type { Undoing } from "./undoing.ts";

/** A reminder and the day that is next, YYYY-MM-DD; null where it is over and does not come again. */
export interface Upcoming {
  readonly reminder: Reminder;
  readonly day: string | null;
  readonly inDays: number;
}
/** Reminders of one month, YYYY-MM; null for those that are over. */
export interface Month {
  readonly month: string | null;
  readonly all: readonly Upcoming[];
}

const last = "9999-12-31";
const order = (a: Upcoming, b: Upcoming): number => {
  const [one, other] = [a.day ?? last, b.day ?? last];
  if (one !== other) return one < other ? -1 : 1;
  return a.reminder.title < b.reminder.title ? -1 : 1;
};

/** One's own reminders (ROUTE-42, REMIND-01), what is next first. */
export class ReminderList {
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  exporting = false;
  reminders: readonly Reminder[] = [];
  readonly undoing: Undoing;
  readonly #ports: AppPorts;
  readonly #session: Session;

  constructor(ports: AppPorts, session: Session, undoing: Undoing) {
    this.#ports = ports;
    this.#session = session;
    this.undoing = undoing;
  }

  async open(): Promise<void> {
    if (this.loaded === "failed") this.loaded = "loading";
    const answer = await this.#session.api("readReminders", {});
    if (answer.ok) {
      this.reminders = answer.value.reminders;
      this.loaded = "ready";
      return;
    }
    this.error = wordsOf(answer.refusal);
    if (this.loaded !== "ready") this.loaded = "failed";
  }
  /** What was deleted here can't be taken back from elsewhere. */
  close(): void {
    this.undoing.removal.finish();
  }

  get upcoming(): readonly Upcoming[] {
    const today = dayHere(this.#ports.clock.now());
    return this.reminders
      .filter((reminder) => this.undoing.keeps(reminder))
      .map((reminder) => {
        const day = occasionFrom(reminder, today);
        return { reminder, day, inDays: day === null ? -1 : daysBetween(today, day) };
      })
      .sort(order);
  }
  get months(): readonly Month[] {
    const months = new Map<string | null, Upcoming[]>();
    for (const one of this.upcoming) {
      const month = one.day?.slice(0, 7) ?? null;
      months.set(month, [...(months.get(month) ?? []), one]);
    }
    return [...months].map(([month, all]) => ({ month, all }));
  }

  remove(reminder: Reminder): void {
    this.undoing.removal.begin(reminder);
  }
  async undoImport(): Promise<void> {
    if (await this.undoing.undoImport()) await this.open();
  }

  /** All of them as a calendar's text; null where it could not be had. */
  async calendar(): Promise<string | null> {
    this.error = null;
    this.exporting = true;
    const answer = await this.#session.api("exportReminders", {});
    this.exporting = false;
    if (answer.ok) return answer.value.calendar;
    this.error = wordsOf(answer.refusal);
    return null;
  }
}
