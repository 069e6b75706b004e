const marks = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|preview/i;

/** Whether this user agent belongs to a robot, by what it calls itself (OPEN-23). */
export const isBot = (userAgent: string): boolean => marks.test(userAgent);
