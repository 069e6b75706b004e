export { careful, reporterOptions, silentReporter } from "./reporter.ts";
