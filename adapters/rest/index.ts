export { type RestOptions, restApi } from "./api.ts";
