const yearSeconds = 31_536_000;

export interface HeaderFacts {
  /** Another origin that browsers send uploads to; null where this server takes them. */
  readonly uploadsTo: string | null;
  /** Origins that pictures and clips of found things come from (OPEN-138). */
  readonly foundAt?: readonly string[];
  /** Cards are paid with in Stripe’s form, which Stripe’s own script shows. */
  readonly takesCards?: boolean;
  /** Where people reach the site. */
  readonly address: string;
}

/** Stripe’s own hosts, as its guide to a content security policy names them. */
const stripeHosts = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
  img: ["https://*.stripe.com"],
};

/** What every page and answer carries: no referrer leaves, nothing foreign runs (design rule 2, R13). */
export const securityHeaders = ({
  uploadsTo,
  foundAt = [],
  takesCards = false,
  address,
}: HeaderFacts): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": [
    "default-src 'self'",
    ["script-src 'self'", ...(takesCards ? stripeHosts.script : [])].join(" "),
    ...(takesCards ? [["frame-src 'self'", ...stripeHosts.frame].join(" ")] : []),
    // components place themselves with style attributes
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...foundAt, ...(takesCards ? stripeHosts.img : [])].join(" "),
    ["media-src 'self' blob:", ...foundAt].join(" "),
    "font-src 'self' data:",
    // a photo that was picked is on its cover before it is uploaded
    [
      "connect-src 'self' blob:",
      ...(uploadsTo === null ? [] : [uploadsTo]),
      ...foundAt,
      ...(takesCards ? stripeHosts.connect : []),
    ].join(" "),
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
  // of this host alone: what else lives below its name is not ours to decide
  ...(address.startsWith("https:")
    ? { "Strict-Transport-Security": `max-age=${yearSeconds}` }
    : {}),
});
