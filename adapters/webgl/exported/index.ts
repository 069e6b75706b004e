export { exported } from "./scene.ts";
