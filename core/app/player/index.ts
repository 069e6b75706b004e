export * from "./open.ts";
export * from "./player.ts";
