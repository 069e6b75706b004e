export { catalogue } from "./catalogue.ts";
export { cover } from "./cover.ts";
export { print } from "./print.ts";
export { lastRuns } from "./reports.ts";
export { wanted } from "./wanted.ts";
