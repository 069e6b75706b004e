/** What every page and answer carries: no referrer leaves, nothing foreign runs (design rule 2, R13). */
export const securityHeaders = (uploadsTo: string | null): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": [
    "default-src 'self'",
    "script-src 'self'",
    // components place themselves with style attributes
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    // a photo that was picked is on its cover before it is uploaded
    `connect-src 'self' blob:${uploadsTo === null ? "" : ` ${uploadsTo}`}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), microphone=(self), geolocation=()",
});
