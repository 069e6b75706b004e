export * from "./record.ts";
export * from "./role.ts";
