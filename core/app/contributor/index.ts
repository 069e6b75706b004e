export * from "./arrival.ts";
export * from "./contributor.ts";
export * from "./open.ts";
export { openPrivateLink, type PrivateLink } from "./privateLink.ts";
