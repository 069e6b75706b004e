export * from "./accounts.ts";
export * from "./external.ts";
export * from "./proof.ts";
export * from "./sessions.ts";
