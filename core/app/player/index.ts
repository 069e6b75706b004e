export * from "./player.ts";
