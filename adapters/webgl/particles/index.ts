export { particlesShape } from "./shape/scene.ts";
export { particlesText } from "./text/scene.ts";
