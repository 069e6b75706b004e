export { formError } from "./formError.ts";
