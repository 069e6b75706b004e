export * from "./open.ts";
export type { LogoPlace, LogoPlaceOf } from "./place.ts";
