export { plain } from "./scene.ts";
