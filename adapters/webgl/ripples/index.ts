export { ripples } from "./scene.ts";
