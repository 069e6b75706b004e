export * from "./account.ts";
export { hearOfAccount } from "./news.ts";
export * from "./open.ts";
export { accountWords } from "./words.ts";
