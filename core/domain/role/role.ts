import * as z from "zod/mini";

/** ROLE-01; `viewer` is the specification's word for a watcher, null means blocked. */
export const RoleType = z.enum(["owner", "contributor", "viewer", "recipient"]);
export type RoleType = z.infer<typeof RoleType>;

/** ROLE-02. */
export const RoleStatus = z.enum(["active", "pending", "requested", "rejected"]);
export type RoleStatus = z.infer<typeof RoleStatus>;

/** ROLE-09; the printed `recipient_token` is another spelling of `recipient` (OPEN-71). */
export const TokenType = z.enum(["group", "recipient", "invite", "watch"]);
export type TokenType = z.infer<typeof TokenType>;

/** Usable only when active and owner, contributor or recipient (ROLE-04). */
export const isUsable = (role: { role_type: RoleType | null; status: RoleStatus }): boolean =>
  role.status === "active" &&
  (role.role_type === "owner" ||
    role.role_type === "contributor" ||
    role.role_type === "recipient");
