export * from "./actor.ts";
export * from "./preview.ts";
export * from "./rules.ts";
export * from "./subject.ts";
