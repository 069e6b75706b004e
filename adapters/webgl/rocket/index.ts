export { rocket } from "./scene.ts";
