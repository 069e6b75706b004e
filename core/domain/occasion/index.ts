export * from "./occasion.ts";
