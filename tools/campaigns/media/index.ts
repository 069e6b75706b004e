export { cutUploads } from "./cutUploads.ts";
export { hostileMedia } from "./hostileMedia.ts";
export { traces } from "./traces.ts";
