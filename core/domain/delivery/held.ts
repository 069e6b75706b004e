import * as z from "zod/mini";
import { days, type Instant, minutes } from "#core/kernel/index.ts";

/**
 * Why a delivery did not go at its moment: the card has more messages than its tier sends, its address was given up by
 * the account that had it, or who it is for declined the card or was taken out of it.
 */
export const HeldFor = z.enum(["full", "address", "declined"]);
export type HeldFor = z.infer<typeof HeldFor>;

/** When a delivery that is held is looked at again: soon at first, and once a day at last. */
export const nextLook = (goesOn: Instant, now: Instant): Instant =>
  now + Math.min(Math.max(minutes(10), (now - goesOn) / 10), days(1));
