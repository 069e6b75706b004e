export type { Banners } from "./banners.ts";
export type { AppError } from "./errors.ts";
export type { Loader } from "./loader.ts";
export { type Product, Shell } from "./shell.ts";
export type { AppWindow } from "./window.ts";
