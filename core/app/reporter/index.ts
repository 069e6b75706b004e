export { careful, errorType, reporterOptions } from "./reporter.ts";
