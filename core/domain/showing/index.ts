export * from "./poster.ts";
export * from "./role.ts";
export * from "./slide.ts";
export * from "./story.ts";
