export * from "./occasion.ts";
export * from "./retitle.ts";
