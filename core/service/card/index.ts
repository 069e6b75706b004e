export * from "./adopting.ts";
export * from "./card.ts";
export * from "./messages.ts";
export * from "./preview.ts";
export * from "./scheduled.ts";
