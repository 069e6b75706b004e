export * from "./anonymous.ts";
export * from "./resume.ts";
export * from "./session.ts";
