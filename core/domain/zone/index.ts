export * from "./moment.ts";
export * from "./zone.ts";
