export { careful, reporterOptions } from "./reporter.ts";
