export * from "./slide.ts";
export * from "./story.ts";
