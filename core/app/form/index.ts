export { formError } from "./formError.ts";
export { Once } from "./once.ts";
