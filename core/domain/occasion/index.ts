export * from "./coming.ts";
export * from "./day.ts";
export * from "./occasion.ts";
export * from "./retitle.ts";
export * from "./window.ts";
