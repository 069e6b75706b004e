export { Prompts } from "./prompts.ts";
