export * from "./reminder.ts";
