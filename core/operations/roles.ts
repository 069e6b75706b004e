import * as z from "zod/mini";
import { Media } from "#core/domain/media/index.ts";
import { Role, RoleStatus, RoleType } from "#core/domain/role/index.ts";
import { fieldWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import {
  byId,
  byToken,
  fields,
  flag,
  id,
  line,
  numeric,
  ofStory,
  oneOf,
  token,
  whole,
  withJoinToken,
  yesNo,
} from "./fields.ts";
import { groupLinkType, idOrLinkType, linkType } from "./links.ts";
import { operation } from "./operation.ts";

const tag = "Roles";
const ofRole = { of: "role", at: "path.id" } as const;
const ofStoryId = { of: "story", at: "path.id" } as const;
const recipientLink = { of: "link", type: "recipient", at: "path.token" } as const;

const atLeastOne = asText(fieldWords.askForOne);
const atMost = asText(fieldWords.hundredAtATime);
const OneRole = z.object({ role: Role });
const Roles = z.object({ roles: z.array(Role) });

export const roleOperations = {
  readGroupByLink: operation({
    tag,
    summary: "List the people in the group, through a link",
    ids: ["API-45"],
    path: fields({ type: groupLinkType, token }),
    query: withJoinToken,
    answer: Roles,
    subject: { of: "link", type: "path.type", at: "path.token" },
    who: "linkHolder",
  }),
  readGroup: operation({
    tag,
    summary: "List the people in the group",
    ids: ["API-46"],
    path: byId,
    answer: Roles,
    subject: ofStoryId,
    who: "cardMember",
  }),
  nudgeAll: operation({
    tag,
    summary: "Nudge everyone who hasn't added a message",
    ids: ["API-47", "OPEN-70", "ROLE-17"],
    path: byId,
    answer: z.object({ nudged: z.array(z.string()) }),
    subject: ofStoryId,
    who: "signedInCardOrganiser",
  }),
  approveAllRoles: operation({
    tag,
    summary: "Approve everyone who asked to join",
    ids: ["API-48", "ROLE-17"],
    path: byId,
    answer: z.object({ approved: z.array(z.string()) }),
    subject: ofStoryId,
    who: "signedInCardOrganiser",
  }),
  readRole: operation({
    tag,
    summary: "Get a role",
    ids: ["API-49", "ROLE-03"],
    path: byId,
    answer: OneRole,
    subject: ofRole,
    who: "ownRoleOrOrganiser",
  }),
  deleteRole: operation({
    tag,
    summary: "Withdraw an invitation or a request",
    ids: ["API-50", "OPEN-66"],
    path: byId,
    answer: null,
    subject: ofRole,
    who: "roleOrganiserSide",
  }),
  nudge: operation({
    tag,
    summary: "Nudge one person",
    ids: ["API-51", "ROLE-13"],
    path: byId,
    answer: null,
    subject: ofRole,
    who: "roleOrganiserSide",
  }),
  changeRole: operation({
    tag,
    summary: "Approve, decline or remove someone",
    ids: ["API-52", "ROLE-12"],
    inTurn: true,
    path: byId,
    body: fields({ status: oneOf(RoleStatus.options) }),
    answer: OneRole,
    subject: ofRole,
    who: "roleOrganiserSide",
  }),
  approveRole: operation({
    tag,
    summary: "Approve a join request from the emailed link",
    ids: ["API-53", "ROLE-11", "OPEN-68"],
    path: byId,
    query: fields({ approve_token: token }),
    answer: OneRole,
    refusals: ["gone"],
    subject: {
      of: "invitation",
      by: "approve_token",
      at: "query.approve_token",
      role: "path.id",
    },
    who: "invitationHolder",
  }),
  /** How many and whether they look right is said by the domain, with the product's name (ERR-17). */
  invite: operation({
    tag,
    summary: "Invite people by email",
    ids: ["API-54", "ROLE-15", "ROLE-16"],
    query: ofStory,
    body: fields({
      join_emails: z
        .array(line(1000), asText(fieldWords.anEmail))
        .check(z.maxLength(1000, asText(fieldWords.fewerPeople))),
      role_type: oneOf(RoleType.options),
    }),
    answer: Roles,
    subject: { of: "story", at: "query.story_id" },
    who: "signedInCardOrganiser",
    once: true,
  }),
  readRoles: operation({
    tag,
    summary: "List the cards the user is part of",
    ids: ["API-55", "OPEN-37"],
    query: fields({
      role_type: z.optional(oneOf(RoleType.options)),
      /** At most so many of each kind of part, the newest cards first; all without it. */
      limit: z.optional(numeric(whole.check(z.minimum(1, atLeastOne), z.maximum(100, atMost)))),
      /** The id of a card: older ones only. */
      before: z.optional(id),
    }),
    answer: Roles,
    subject: { of: "none" },
    who: "signedIn",
  }),
  readPendingRoles: operation({
    tag,
    summary: "List the user's pending invitations",
    ids: ["API-56"],
    answer: Roles,
    subject: { of: "none" },
    who: "signedIn",
  }),
  answerInvitation: operation({
    tag,
    summary: "Accept or decline an invitation",
    ids: ["API-57", "ROLE-13"],
    path: fields({ joinToken: token, id, answer: oneOf(["accept", "reject"]) }),
    answer: OneRole,
    refusals: ["gone"],
    subject: { of: "invitation", by: "join_token", at: "path.joinToken", role: "path.id" },
    who: "signedInInvitationHolder",
  }),
  /** `reassign_media` stands in the body or in the query, since the body of a DELETE may get lost (OPEN-67). */
  removeMember: operation({
    tag,
    summary: "Remove a member, or leave",
    ids: ["API-58", "OPEN-66", "OPEN-67"],
    path: byId,
    query: fields({ reassign_media: z.optional(flag) }),
    body: fields({ reassign_media: z.optional(yesNo) }),
    answer: null,
    subject: ofRole,
    who: "ownRoleOrOrganiser",
  }),
  readRoleMedia: operation({
    tag,
    summary: "List what a member uploaded",
    ids: ["API-59", "ROLE-19"],
    path: byId,
    answer: z.object({ media: z.array(Media) }),
    subject: ofRole,
    who: "roleOrganiserSide",
  }),
  readOwnRole: operation({
    tag,
    summary: "Get the user's role in a card, or null",
    ids: ["API-60", "OPEN-72"],
    path: fields({ type: idOrLinkType, value: token }),
    query: withJoinToken,
    answer: z.object({ story: z.object({ role: z.nullable(Role) }) }),
    subject: { of: "link", type: "path.type", at: "path.value" },
    who: "ownPart",
  }),
  readInvitation: operation({
    tag,
    summary: "Get the invitation behind a join token",
    ids: ["API-61", "OPEN-54"],
    path: byToken,
    answer: OneRole,
    subject: { of: "invitation", by: "join_token", at: "path.token" },
    who: "invitationHolder",
  }),
  /** Asked with the first gesture on the page that it leads to, never by drawing it (OPEN-165). */
  markOpened: operation({
    tag,
    summary: "Mark an invitation as opened by whoever it was sent to",
    ids: ["API-61", "OPEN-165"],
    path: byToken,
    answer: null,
    subject: { of: "invitation", by: "join_token", at: "path.token" },
    who: "invitationHolder",
  }),
  joinStory: operation({
    tag,
    summary: "Join through a link, or ask to join",
    ids: ["API-62", "OPEN-63", "OPEN-64"],
    path: fields({ type: linkType, value: token }),
    query: withJoinToken,
    answer: z.object({ story: z.object({ role: Role }) }),
    subject: { of: "link", type: "path.type", at: "path.value" },
    who: "signedInLinkHolder",
  }),
  markWatched: operation({
    tag,
    summary: "Mark the card as watched by the recipient",
    ids: ["API-63"],
    path: byId,
    body: fields({ has_watched: yesNo }),
    answer: OneRole,
    subject: ofRole,
    who: "ownRole",
  }),
  saveCard: operation({
    tag,
    summary: "Save a received card",
    ids: ["API-64", "OPEN-65"],
    path: byToken,
    query: withJoinToken,
    answer: OneRole,
    subject: recipientLink,
    who: "signedInRecipient",
  }),
};
