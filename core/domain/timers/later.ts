import type { Span } from "#core/kernel/index.ts";

/* How long things wait on the pages behind the first, in milliseconds (CONST-05). */

/** Time for which a screen says that another code or link was sent (AUTH-17). */
export const resentShown: Span = 2000;
/** Time for which a screen says that another code or link could not be sent (AUTH-18). */
export const resendErrorShown: Span = 8000;
/** Views that refresh themselves ask for what is new (SHELL-45). */
export const refreshEvery: Span = 5000;
/** A medium that is still being made is asked for again (MEDIA-10). */
export const mediaRecheck: Span = 2500;
/** The progress of an upload is shown at most so often (MEDIA-15). */
export const progressThrottle: Span = 500;
/** The picture of a contribution is drawn after its page has come to rest (CONTRIB-18). */
export const thumbnailWait: Span = 2000;
/** The soundtrack's screen says that a track was added or removed (MUSIC-04). */
export const trackFlagShown: Span = 3000;
