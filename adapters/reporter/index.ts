export { pageReporter } from "./page.ts";
