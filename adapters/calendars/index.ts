export { type CalendarOptions, webCalendars } from "./address.ts";
export { dateFiles } from "./files.ts";
