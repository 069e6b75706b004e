export * from "./send.ts";
