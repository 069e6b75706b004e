export * from "./cardName.ts";
export * from "./hearing.ts";
export * from "./logo.ts";
export * from "./post.ts";
export * from "./retrying.ts";
export * from "./templates/index.ts";
export * from "./unsubscribing.ts";
