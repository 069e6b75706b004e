export * from "./clock.ts";
export * from "./covers.ts";
export * from "./ids.ts";
export * from "./secret-file.ts";
export * from "./secrets.ts";
export * from "./work-folder.ts";
