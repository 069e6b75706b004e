/** Every refusal's stable code and the HTTP status it has on the wire (api.md, common behaviour). */
export const refusalStatus = {
  malformed: 400,
  unauthenticated: 401,
  paywall: 402,
  forbidden: 403,
  notFound: 404,
  stale: 409,
  gone: 410,
  tooLarge: 413,
  unsupported: 415,
  sessionExpired: 419,
  invalid: 422,
  locked: 423,
  limited: 429,
} as const;
export type RefusalCode = keyof typeof refusalStatus;

/** What any operation may answer; a row names only what it adds. */
export const commonRefusals = [
  "malformed",
  "unauthenticated",
  "forbidden",
  "notFound",
  "invalid",
  "limited",
] as const satisfies readonly RefusalCode[];
export type CommonRefusal = (typeof commonRefusals)[number];

/** What the way to the authority itself may answer: no network, or a fault on the other side. */
export type TransportRefusal = "network" | "fault" | "aborted";
