export * from "./moderation.ts";
