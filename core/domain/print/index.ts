export * from "./impose.ts";
export * from "./pages.ts";
export * from "./places.ts";
export * from "./sheet.ts";
