export { Banner } from "./Banner.tsx";
export { handOn } from "./handOn.ts";
