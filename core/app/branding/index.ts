export * from "./open.ts";
export * from "./openShown.ts";
export type { LogoPlace, LogoPlaceOf } from "./place.ts";
