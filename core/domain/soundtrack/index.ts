export * from "./genre.ts";
export * from "./track.ts";
