export { dressed } from "./overlay.ts";
