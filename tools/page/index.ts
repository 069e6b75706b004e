export { buildEmptyPage } from "./empty.ts";
export { type FirstLoad, firstLoad, heavyIn, unplayedIn } from "./firstLoad.ts";
