export * from "./genre.ts";
export * from "./playing.ts";
export * from "./soundtrack.ts";
export * from "./track.ts";
