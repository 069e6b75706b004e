export { type Facts, type OpenOptions, type OpenStore, openStore } from "./open.ts";
