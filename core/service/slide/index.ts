export * from "./admitting.ts";
