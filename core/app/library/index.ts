export { Library, openLibrary } from "./library.ts";
