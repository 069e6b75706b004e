export * from "../zone/moment.ts";
export * from "./delivery.ts";
export * from "./held.ts";
export * from "./plan.ts";
export * from "./present.ts";
export * from "./record.ts";
export * from "./scheduled.ts";
