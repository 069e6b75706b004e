export type { ThemeForm } from "./form.ts";
export type { ThemeList } from "./list.ts";
export * from "./open.ts";
export type { SharedThemes } from "./shared.ts";
