export * from "./actor.ts";
export * from "./preview.ts";
export type { Rule } from "./rule.ts";
export * from "./rules.ts";
export * from "./standing.ts";
export * from "./subject.ts";
