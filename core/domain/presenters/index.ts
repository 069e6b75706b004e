export * from "./audience.ts";
export type { RoleAudience } from "./fields.ts";
export * from "./media.ts";
export * from "./poster.ts";
export * from "./role.ts";
export * from "./slide.ts";
export * from "./story.ts";
export * from "./updates.ts";
export * from "./visible.ts";
