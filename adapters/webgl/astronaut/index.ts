export { astronaut } from "./scene.ts";
