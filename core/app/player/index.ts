export * from "./clip.ts";
export * from "./music.ts";
export * from "./open.ts";
export type { PlayerOutside } from "./outside.ts";
export * from "./player.ts";
export { tracksOfCard } from "./tracks.ts";
