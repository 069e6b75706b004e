export * from "./track.ts";
