export { boat } from "./scene.ts";
