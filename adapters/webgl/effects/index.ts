export { dressed, falling } from "./overlay.ts";
