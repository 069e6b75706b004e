export { particlesShape } from "./scene.ts";
