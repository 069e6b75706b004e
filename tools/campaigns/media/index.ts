export { hostileMedia } from "./hostileMedia.ts";
