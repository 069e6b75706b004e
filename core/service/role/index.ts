export * from "./group.ts";
export * from "./joining.ts";
export * from "./nudging.ts";
