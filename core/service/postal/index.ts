export * from "./desk.ts";
export * from "./ending.ts";
export * from "./following.ts";
export { noticePath, printPath } from "./links.ts";
export { printAt, printOf } from "./print.ts";
