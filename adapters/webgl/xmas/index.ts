export { xmas } from "./scene.ts";
