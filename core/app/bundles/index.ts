export { Bundles, openBundles } from "./bundles.ts";
