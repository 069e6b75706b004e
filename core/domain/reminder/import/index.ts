export {
  DateOrder,
  FoundReminder,
  ImportPreview,
  importMaximum,
} from "./found.ts";
export { marked } from "./known.ts";
export { previewImport } from "./read.ts";
export type {
  BrokenPart,
  CalendarEntry,
  ContactEntry,
  DatesFile,
  TableRow,
  WrittenEntry,
} from "./source.ts";
export { entryOf } from "./write.ts";
