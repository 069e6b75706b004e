export * from "./reminders.ts";
export * from "./reminding.ts";
