export * from "./anonymous.ts";
export * from "./goOn.ts";
export { KeyedQueue } from "./keyedQueue.ts";
export type { Login } from "./login.ts";
export * from "./pending.ts";
export * from "./resume.ts";
export * from "./session.ts";
export { stopAtCard } from "./stopped.ts";
export * from "./whereOneIs.ts";
