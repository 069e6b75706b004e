export * from "./open.ts";
export * from "./people.ts";
export * from "./recipient.ts";
export * from "./signers.ts";
