import type { ProductTier } from "../story/story.ts";

/** Messages a card takes per tier; null means unlimited (PAY-04, OPEN-147). */
export const tierLimits: Readonly<Record<ProductTier, number | null>> = {
  free: 5,
  starter: 20,
  unlimited: null,
};

/** Whether cards have tiers at all: with `off` every card is unlimited, and nothing is on sale (OPEN-169). */
export const tiersSettings = ["on", "off"] as const;
export type Tiers = (typeof tiersSettings)[number];

/** The tier that a card of this stored one has on this site. */
export const tierHere = (tiers: Tiers, stored: ProductTier): ProductTier =>
  tiers === "off" ? "unlimited" : stored;

/** How many messages such a card takes on this site; null means any number. */
export const messageLimit = (tiers: Tiers, stored: ProductTier): number | null =>
  tierLimits[tierHere(tiers, stored)];

/** Whether a card with this many messages, title and credits not counted, is at its paywall (PAY-02, PAY-04). */
export const isFull = (limit: number | null, messages: number): boolean =>
  limit !== null && messages >= limit;

/** How many more messages a card takes; Infinity when it is unlimited. */
export const roomIn = (limit: number | null, messages: number): number =>
  Math.max(0, (limit ?? Infinity) - messages);
