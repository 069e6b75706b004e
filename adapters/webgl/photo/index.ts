export { photoTexture } from "./photo.ts";
