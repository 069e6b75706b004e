export { cake } from "./scene.ts";
