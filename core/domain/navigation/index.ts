export * from "./modal.ts";
export * from "./paths.ts";
