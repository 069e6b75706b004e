export * from "./camera.ts";
