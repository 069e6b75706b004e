export * from "./open.ts";
export { askAgain } from "./resend.ts";
export * from "./signIn.ts";
export type { Panel, Provider, Resending } from "./state.ts";
