import * as z from "zod/mini";
import { Contribution, ContributionRow, Slide } from "#core/domain/slide/index.ts";
import { firstName } from "./account.ts";
import { byId, email, fields, id, ofStory, token, whole } from "./fields.ts";
import { operation } from "./operation.ts";
import { slideType, variant, writtenFields } from "./slideFields.ts";

const tag = "Slides";
const ofId = { of: "slide", at: "path.id" } as const;
const OneSlide = z.object({ slide: Slide });
const OneContribution = z.object({ contribution: Contribution });

const draft = { type: slideType, variant, ...writtenFields };

export const slideOperations = {
  createSlide: operation({
    tag,
    summary: "Add a message to a card the user belongs to",
    ids: ["API-31", "PAY-02", "SLIDE-01"],
    query: ofStory,
    body: fields(draft),
    answer: OneSlide,
    refusals: ["paywall"],
    subject: { of: "story", at: "query.story_id" },
    who: "cardWriter",
    once: true,
  }),
  changeSlide: operation({
    tag,
    summary: "Change a message",
    ids: ["API-32", "SLIDE-01"],
    inTurn: true,
    path: byId,
    body: fields({
      type: z.optional(slideType),
      variant: z.optional(variant),
      ...writtenFields,
      version: z.optional(whole),
    }),
    answer: OneSlide,
    refusals: ["stale"],
    current: OneSlide,
    subject: ofId,
    who: "authorOrOrganiser",
  }),
  readSlide: operation({
    tag,
    summary: "Get a message",
    ids: ["API-33", "STORY-13"],
    path: byId,
    answer: OneSlide,
    subject: ofId,
    who: "slideReader",
  }),
  readLastUpdate: operation({
    tag,
    summary: "Get when a message was last changed",
    ids: ["API-34", "STORY-13"],
    path: byId,
    answer: z.object({ last_update: z.string() }),
    subject: ofId,
    who: "slideReader",
  }),
  deleteSlide: operation({
    tag,
    summary: "Delete a message",
    ids: ["API-35", "SLIDE-39"],
    path: byId,
    answer: null,
    subject: ofId,
    who: "authorOrOrganiser",
  }),
  markSeen: operation({
    tag,
    summary: "Mark a message as seen by the owner",
    ids: ["API-36"],
    path: byId,
    answer: null,
    subject: ofId,
    who: "cardOrganiser",
  }),
  approveSlide: operation({
    tag,
    summary: "Approve a message",
    ids: ["API-37", "OPEN-96"],
    path: byId,
    answer: null,
    refusals: ["paywall"],
    subject: ofId,
    who: "cardOrganiser",
  }),
  rejectSlide: operation({
    tag,
    summary: "Decline a message",
    ids: ["API-38", "OPEN-96"],
    path: byId,
    answer: null,
    subject: ofId,
    who: "cardOrganiser",
  }),
  approveAllSlides: operation({
    tag,
    summary: "Approve all waiting messages",
    ids: ["API-39"],
    path: byId,
    answer: null,
    refusals: ["paywall"],
    subject: { of: "story", at: "path.id" },
    who: "cardOrganiser",
  }),
  readContributions: operation({
    tag,
    summary: "List a card's messages with their status",
    ids: ["API-40"],
    path: byId,
    answer: z.object({ contributions: z.array(ContributionRow) }),
    subject: { of: "story", at: "path.id" },
    who: "cardMember",
  }),
  readSlides: operation({
    tag,
    summary: "List a card's slides",
    ids: ["API-41"],
    query: ofStory,
    answer: z.object({ slides: z.array(Slide) }),
    subject: { of: "story", at: "query.story_id" },
    who: "cardMember",
  }),
  setThumbnail: operation({
    tag,
    summary: "Set a slide's thumbnail",
    ids: ["API-42"],
    inTurn: true,
    path: byId,
    body: fields({ s3_key: token }),
    answer: OneSlide,
    refusals: ["unsupported"],
    subject: ofId,
    who: "authorOrOrganiser",
  }),
  /** A finished message is never refused for want of room: it waits (OPEN-149). */
  createContribution: operation({
    tag,
    summary: "Save a message through a group link, before or after logging in",
    ids: ["API-43", "OPEN-96", "OPEN-149"],
    query: fields({ group: token, join_token: z.optional(token) }),
    body: fields({ ...draft, contribution_id: z.optional(id) }),
    answer: OneContribution,
    subject: { of: "link", type: "group", at: "query.group" },
    who: "linkHolder",
    once: true,
  }),
  sendContribution: operation({
    tag,
    summary: "Send a saved message",
    ids: ["API-44", "OPEN-95"],
    path: byId,
    body: fields({
      contributionId: z.optional(id),
      groupToken: z.optional(token),
      join_token: z.optional(token),
    }),
    answer: OneContribution,
    subject: { ...ofId, through: "body.groupToken" },
    who: "signedInSender",
  }),
  /** `guest_token` opens the message in another browser: `/message/{guest_token}`. */
  signAsGuest: operation({
    tag,
    summary: "Send a saved message with a name alone, where guests may sign",
    ids: ["API-44", "CONTRIB-02", "CONTRIB-03"],
    path: byId,
    body: fields({
      groupToken: token,
      name: firstName,
      email: z.optional(email),
    }),
    answer: z.object({ contribution: Contribution, guest_token: z.string() }),
    subject: { ...ofId, through: "body.groupToken" },
    who: "guestSender",
  }),
  /** Whoever holds the private link of a guest’s message goes on with it in this browser. */
  openPrivateLink: operation({
    tag,
    summary: "Open a guest’s messages by their private link",
    ids: ["API-44", "CONTRIB-07"],
    path: fields({ token }),
    answer: z.object({ group_token: z.string() }),
    refusals: ["gone"],
    subject: { of: "invitation", by: "guest_token", at: "path.token" },
    who: "invitationHolder",
  }),
};
