export { webMusic } from "./music.ts";
