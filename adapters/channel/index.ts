export * from "./channel.ts";
