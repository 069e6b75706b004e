export * from "./genre.ts";
export * from "./soundtrack.ts";
export * from "./track.ts";
