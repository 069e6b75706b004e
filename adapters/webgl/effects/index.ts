export { clear } from "./clear.ts";
export { dressed } from "./overlay.ts";
