import { type Delivery, localTime, suggestedFor } from "#core/domain/delivery/index.ts";
import { days } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";

/** When a card goes: now, or on a day and at a time where its recipient is. */
export class Schedule {
  when: "now" | "day" = "now";
  day: string;
  /** HH:MM, in steps of 15 minutes. */
  time: string;
  /** An IANA name; the browser's until another is chosen. */
  zone: string;

  constructor({ device, clock }: Pick<AppPorts, "device" | "clock">, occasion: string | null) {
    const { timeZone } = device;
    const today = localTime(timeZone, clock.now()).day;
    const tomorrow = localTime(timeZone, clock.now() + days(1)).day;
    ({
      day: this.day,
      time: this.time,
      zone: this.zone,
    } = suggestedFor(occasion, timeZone, today, tomorrow));
  }

  /** What is sent along with the card; nothing of it where it goes now. */
  get asked() {
    if (this.when === "now") return {};
    return { deliver_on: this.day, deliver_at: this.time, deliver_zone: this.zone };
  }

  /** As it was chosen before. */
  take({ deliver_on, deliver_at, deliver_zone }: Delivery): void {
    this.when = "day";
    this.day = deliver_on ?? this.day;
    this.time = deliver_at ?? this.time;
    this.zone = deliver_zone ?? this.zone;
  }
}
