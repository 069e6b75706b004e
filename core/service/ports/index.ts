export * from "./cards.ts";
export * from "./catalogue.ts";
export * from "./check.ts";
export * from "./identities.ts";
export * from "./infrastructure.ts";
export * from "./records.ts";
export * from "./store.ts";
export * from "./translator.ts";
