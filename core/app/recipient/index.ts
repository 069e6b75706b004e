export * from "./recipient.ts";
