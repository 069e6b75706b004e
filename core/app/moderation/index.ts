export * from "./moderation.ts";
export * from "./open.ts";
