import {
  done,
  type FieldError,
  type Instant,
  invalid,
  invalidFields,
  iso,
  type Outcome,
} from "#core/kernel/index.ts";
import { deliveryWords } from "../words/index.ts";
import { isZone, type LocalTime, momentOf } from "../zone/moment.ts";
import type { DeliveryRecord } from "./record.ts";

/** As many may be planned of one card at once. */
export const deliveryMaximum = 50;
/** Minutes between the times that can be chosen. */
export const timeStep = 15;
/** What is suggested. */
export const usualTime = "09:00";

/** A moment as it is asked for; a part that was left out is undefined. */
export interface MomentChoice {
  readonly deliver_on?: string | null | undefined;
  readonly deliver_at?: string | null | undefined;
  readonly deliver_zone?: string | null | undefined;
}
export type Planned = Pick<
  DeliveryRecord,
  "local_day" | "local_time" | "zone" | "goes_on" | "due_on"
>;

/** Two years from now, by the calendar. */
const latest = (now: Instant): Instant => {
  const then = new Date(now);
  return then.setUTCFullYear(then.getUTCFullYear() + 2);
};

/** The moment that was asked for, where a card can be sent then: to come, within two years, in a zone that there is. */
export const planFor = (
  { deliver_on, deliver_at, deliver_zone }: MomentChoice,
  now: Instant,
): Outcome<Planned, "invalid"> => {
  const missing: FieldError[] = [
    ...(deliver_on ? [] : [{ field: "deliver_on", message: deliveryWords.noDay }]),
    ...(deliver_at ? [] : [{ field: "deliver_at", message: deliveryWords.noTime }]),
    ...(deliver_zone ? [] : [{ field: "deliver_zone", message: deliveryWords.noZone }]),
  ];
  if (!deliver_on || !deliver_at || !deliver_zone) return invalidFields(missing);
  if (!isZone(deliver_zone)) return invalid("deliver_zone", deliveryWords.unknownZone);
  const at = momentOf({ day: deliver_on, time: deliver_at, zone: deliver_zone });
  if (at <= now) return invalid("deliver_on", deliveryWords.past);
  if (at > latest(now)) return invalid("deliver_on", deliveryWords.tooFar);
  const goes_on = iso(at);
  return done({
    local_day: deliver_on,
    local_time: deliver_at,
    zone: deliver_zone,
    goes_on,
    due_on: goes_on,
  });
};

/** What is suggested: nine in the morning of the occasion, else of tomorrow, where the organiser is. */
export const suggestedFor = (
  occasion: string | null | undefined,
  zone: string,
  today: string,
  tomorrow: string,
): LocalTime => {
  const day = occasion?.slice(0, 10) ?? "";
  return { day: day > today ? day : tomorrow, time: usualTime, zone };
};
