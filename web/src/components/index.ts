export * from "./button/index.ts";
export * from "./card/index.ts";
export * from "./dialog/index.ts";
export * from "./field/index.ts";
export * from "./icon/index.ts";
export * from "./logo/index.ts";
export * from "./toasts/index.ts";
export * from "./top-bar/index.ts";
