export { type OpenIdOptions, openIdentities } from "./identities.ts";
