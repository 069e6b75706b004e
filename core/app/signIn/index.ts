export * from "./open.ts";
export * from "./signIn.ts";
export type { Panel, Provider } from "./state.ts";
