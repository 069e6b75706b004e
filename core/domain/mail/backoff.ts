import { minutes, type Span } from "#core/kernel/index.ts";

/** Waits after each failed try; after the last one the mail is given up. */
const waits: readonly Span[] = [1, 5, 30, 120, 720].map(minutes);

/** How long to wait after `failures` failed tries, null when there is no hope left. */
export const waitAfter = (failures: number): Span | null => waits[failures - 1] ?? null;
