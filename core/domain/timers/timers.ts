import type { Span } from "#core/kernel/index.ts";

/*
 * How long things wait, in milliseconds (CONST-05). Plain numbers, so that a page carries only those it asks for.
 */

/** Platform data and enabled features are read anew (SHELL-12). */
export const platformPoll: Span = 30_000;
/** A start that failed is tried again (SHELL-10), and whatever else can wait until the network is back. */
export const startupRetry: Span = 5000;
/** A call that the network lost is sent once more (AUTH-34). */
export const networkRetry: Span = 1000;
/** It is said that another code or link was sent (AUTH-17). */
export const resentShown: Span = 2000;
/** It is said that it could not be sent (AUTH-18). */
export const resendErrorShown: Span = 8000;
/** The cookie and free-credit banners come after the load (SHELL-17, SHELL-20). */
export const bannerDelay: Span = 200;
/** From the news of a forced update to the reload (SHELL-25). */
export const forcedUpdateGrace: Span = 60_000;
/** Views that refresh themselves ask for what is new (SHELL-45). */
export const refreshEvery: Span = 5000;
/** A medium that is still being made is asked for again (MEDIA-10). */
export const mediaRecheck: Span = 2500;
/** The progress of an upload is shown at most so often (MEDIA-15). */
export const progressThrottle: Span = 500;
/** The picture of a contribution is drawn after its page has come to rest (CONTRIB-18). */
export const thumbnailWait: Span = 2000;
/** A part of the app may be on its way so long (ERR-15). */
export const chunkTimeout: Span = 120_000;
