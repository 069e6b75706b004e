import * as z from "zod/mini";
import { Contribution, ContributionRow, Slide } from "#core/domain/slide/index.ts";
import { byId, fields, id, ofStory, token, whole } from "./fields.ts";
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
    summary: "Add a message to a card one belongs to",
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
    who: "authorOrOwner",
  }),
  readSlide: operation({
    tag,
    summary: "Read a message",
    ids: ["API-33", "STORY-13"],
    path: byId,
    answer: OneSlide,
    subject: ofId,
    who: "slideReader",
  }),
  readLastUpdate: operation({
    tag,
    summary: "When a message was last changed",
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
    who: "authorOrOwner",
  }),
  markSeen: operation({
    tag,
    summary: "The owner has seen a message",
    ids: ["API-36"],
    path: byId,
    answer: null,
    subject: ofId,
    who: "cardOwner",
  }),
  approveSlide: operation({
    tag,
    summary: "Take a message into the card",
    ids: ["API-37", "OPEN-96"],
    path: byId,
    answer: null,
    refusals: ["paywall"],
    subject: ofId,
    who: "cardOwner",
  }),
  rejectSlide: operation({
    tag,
    summary: "Keep a message out of the card",
    ids: ["API-38", "OPEN-96"],
    path: byId,
    answer: null,
    subject: ofId,
    who: "cardOwner",
  }),
  approveAllSlides: operation({
    tag,
    summary: "Take every waiting message into the card",
    ids: ["API-39"],
    path: byId,
    answer: null,
    refusals: ["paywall"],
    subject: { of: "story", at: "path.id" },
    who: "cardOwner",
  }),
  readContributions: operation({
    tag,
    summary: "The messages of a card with where they stand",
    ids: ["API-40"],
    path: byId,
    answer: z.object({ contributions: z.array(ContributionRow) }),
    subject: { of: "story", at: "path.id" },
    who: "cardMember",
  }),
  readSlides: operation({
    tag,
    summary: "The slides of a card",
    ids: ["API-41"],
    query: ofStory,
    answer: z.object({ slides: z.array(Slide) }),
    subject: { of: "story", at: "query.story_id" },
    who: "cardMember",
  }),
  setThumbnail: operation({
    tag,
    summary: "Give a slide its thumbnail",
    ids: ["API-42"],
    path: byId,
    body: fields({ s3_key: token }),
    answer: OneSlide,
    refusals: ["unsupported"],
    subject: ofId,
    who: "authorOrOwner",
  }),
  /** A finished message is never refused for want of room: it waits (OPEN-149). */
  createContribution: operation({
    tag,
    summary: "Store a message under a group link, also before sign-in",
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
    summary: "Send the message one stored",
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
};
