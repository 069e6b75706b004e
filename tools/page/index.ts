export { buildEmptyPage } from "./empty.ts";
export { type FirstLoad, firstLoad, heavyIn } from "./firstLoad.ts";
