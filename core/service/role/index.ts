export * from "./group.ts";
export * from "./joining.ts";
