import type { Span } from "#core/kernel/index.ts";

/*
 * How long things wait from the first page on, in milliseconds (CONST-05). Plain numbers, and apart from those of later
 * pages, so that the first carries no other.
 */

/** Platform data and enabled features are read anew (SHELL-12). */
export const platformPoll: Span = 30_000;
/** A start that failed is tried again (SHELL-09), and whatever else can wait until the network is back. */
export const startupRetry: Span = 5000;
/** A call that the network lost is sent once more (AUTH-34). */
export const networkRetry: Span = 1000;
/** The cookie and free-credit banners come after the load (SHELL-17, SHELL-20). */
export const bannerDelay: Span = 200;
/** Time between the news of a forced update and the reload (SHELL-25). */
export const forcedUpdateGrace: Span = 60_000;
/** A part of the app may be on its way so long (ERR-15). */
export const chunkTimeout: Span = 120_000;
