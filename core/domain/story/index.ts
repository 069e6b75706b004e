export * from "./card.ts";
export * from "./counts.ts";
export * from "./defaults.ts";
export * from "./draft.ts";
export * from "./greeting.ts";
export * from "./record.ts";
export * from "./story.ts";
export * from "./thanks.ts";
