export * from "./invite.ts";
export * from "./join.ts";
export * from "./nudge.ts";
export * from "./record.ts";
export * from "./role.ts";
export * from "./signing.ts";
export * from "./transition.ts";
export * from "./undelivered.ts";
