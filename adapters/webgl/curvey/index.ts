export { curvey } from "./scene.ts";
