export { loadPosterFace, paintPoster } from "./poster.ts";
