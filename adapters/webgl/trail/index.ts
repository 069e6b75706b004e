export { trail } from "./scene.ts";
