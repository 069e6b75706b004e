export * from "./clipEditor.ts";
