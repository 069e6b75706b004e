import * as z from "zod/mini";
import { Delivery, DeliveryReason } from "../mail/delivery.ts";
import { Story } from "../story/story.ts";

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

/** Whether a part is that of whoever made the card; they have it for good (ROLE-01). */
export const isOwnerRole = (role: { role_type: RoleType | null } | null): boolean =>
  role?.role_type === "owner";

/** Whether a part is that of somebody who organises the card: its owner, or one they named beside them. */
export const isOrganiserRole = (
  role: { role_type: RoleType | null; co_owner?: boolean | null | undefined } | null,
): boolean => isOwnerRole(role) || role?.co_owner === true;

/** Shut out of the card: blocked (no type) or turned away (ROLE-01, OPEN-64). */
export const isOutside = (role: { role_type: RoleType | null; status: RoleStatus }): boolean =>
  role.role_type === null || role.status === "rejected";

/** Who holds a role; the e-mail is there only for those who may see it (OPEN-60). */
export const Person = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.optional(z.nullable(z.string())),
});
export type Person = z.infer<typeof Person>;

/** Somebody's part in a card, as answered (ROLE-03). Join tokens only for those who may pass them on. */
export const Role = z.object({
  id: z.string(),
  story_id: z.string(),
  role_type: z.nullable(RoleType),
  status: RoleStatus,
  join_token: z.optional(z.nullable(z.string())),
  join_email: z.optional(z.nullable(z.string())),
  has_watched: z.optional(z.boolean()),
  last_watched_on: z.optional(z.nullable(z.string())),
  /** When they are first known to have opened their invitation or the invite link; the owner's to see. */
  opened_on: z.optional(z.nullable(z.string())),
  nudged_on: z.optional(z.nullable(z.string())),
  /** Where the last invitation or card mailed to this person is on its way; the owner's to see (F-30). */
  delivery: z.optional(z.nullable(Delivery)),
  /** Why it did not get there. */
  delivery_reason: z.optional(z.nullable(DeliveryReason)),
  /** Of a guest's own part: opens what they wrote in another browser. */
  guest_token: z.optional(z.nullable(z.string())),
  created_on: z.string(),
  /** Helps the owner organise the card; null where they can't. Told to organisers and to the person. */
  co_owner: z.optional(z.nullable(z.boolean())),
  person: Person,
  /** Messages of this person in the card, sent ones only. */
  contribution_count: z.number(),
  /** In the lists of one's own roles and behind invitations: no call lists cards, roles carry them (OPEN-37). */
  story: z.optional(Story),
});
export type Role = z.infer<typeof Role>;
/** Where the card comes along for certain. */
export type RoleWithStory = Role & { story: Story };
