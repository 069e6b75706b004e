export { starburst } from "./scene.ts";
