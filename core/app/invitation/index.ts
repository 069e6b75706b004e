export * from "./invitation.ts";
export * from "./request.ts";
