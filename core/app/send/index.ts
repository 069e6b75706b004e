export type { Addressee } from "./addressee.ts";
export type { Deliveries } from "./deliveries.ts";
export * from "./open.ts";
export type { Schedule } from "./schedule.ts";
export * from "./send.ts";
