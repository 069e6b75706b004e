export { curvey2 } from "./scene.ts";
