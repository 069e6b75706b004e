export { CardReminder } from "./card.ts";
export type { FieldName, ReminderFields } from "./fields.ts";
export type { ReminderForm } from "./form.ts";
export type { ReminderImport } from "./importing.ts";
export type { Month, ReminderList, Upcoming } from "./list.ts";
export * from "./open.ts";
