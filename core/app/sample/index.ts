export * from "./open.ts";
export * from "./sampleCard.ts";
