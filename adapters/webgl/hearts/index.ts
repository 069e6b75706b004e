export { hearts } from "./scene.ts";
