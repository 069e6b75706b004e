export * from "./clip.ts";
export * from "./open.ts";
export * from "./player.ts";
