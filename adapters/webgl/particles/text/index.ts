export { particlesText } from "./scene.ts";
