export * from "./soundtrack.ts";
export * from "./track.ts";
