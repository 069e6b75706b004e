export * from "./handOver.ts";
export * from "./invitation.ts";
export * from "./open.ts";
export * from "./request.ts";
