import type { ProductTier } from "../story/story.ts";
import { words } from "../words/index.ts";

/** Messages a card takes per tier; null means unlimited (PAY-04, OPEN-147). */
export const tierLimits: Readonly<Record<ProductTier, number | null>> = {
  free: 5,
  starter: 20,
  unlimited: null,
};

/** Whether a card with this many messages, title and credits not counted, is at its paywall (PAY-02, PAY-04). */
export const isFull = (tier: ProductTier, messages: number): boolean => {
  const limit = tierLimits[tier];
  return limit !== null && messages >= limit;
};

/** How many more messages a card takes; Infinity when it is unlimited. */
export const roomIn = (tier: ProductTier, messages: number): number =>
  Math.max(0, (tierLimits[tier] ?? Infinity) - messages);

/** What is said at the paywall (OPEN-149). */
export const paywallWords = {
  owner: words.paywall,
  contributor: "Your message is safe. It will appear when the card has room.",
  /** Beside the count of messages that wait. */
  waiting: (count: number) =>
    count === 1 ? "1 message is waiting for room" : `${count} messages are waiting for room`,
} as const;
