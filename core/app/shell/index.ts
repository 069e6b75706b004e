export * from "./shell.ts";
