import type { DeliveryRecord } from "#core/domain/delivery/index.ts";
import type { RoleRecord } from "#core/domain/role/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import type { Browser, TestService } from "../fixtures/service.ts";

export const parts = ["contributor", "recipient", "viewer", "blocked"] as const;
export const statuses = ["active", "pending", "requested", "rejected"] as const;
export type Part = `${(typeof parts)[number]} ${(typeof statuses)[number]}`;

/**
 * Everybody who asks. `nobody` has no cookie yet; `visitor` is an anonymous session; `maker` is the one who made
 * the visitors' card, before and after signing in; `coOwner` signs it too and was named beside its owner;
 * `invited` holds the token of our card's open invitation; the others are signed in, with the part in our card that they
 * are named after.
 */
export const everybody = [
  "nobody",
  "visitor",
  "maker",
  "makerSignedIn",
  "stranger",
  "invited",
  "owner",
  "coOwner",
  ...parts.flatMap((part) => statuses.map((status) => `${part} ${status}` as const)),
] as const;
export type Who = (typeof everybody)[number];

/** `ours` has everybody's parts; in `foreign` nobody of them has one; `visitors` was made before sign-in. */
export const cards = ["ours", "foreign", "visitors"] as const;
export type Which = (typeof cards)[number];

export interface Variant {
  /** Both links of every card. */
  readonly privacy: "public" | "private";
  readonly shown: boolean;
}

/** The ids of something that belongs to the asker (`mine`) or to somebody else in the card. */
export interface Things {
  readonly slide: string;
  readonly role: string;
  readonly media: string;
  readonly upload: string;
  /** "" for whoever has no account to keep one. */
  readonly reminder: string;
  readonly payment: string;
  readonly theme: string;
  readonly address: string;
  readonly postalOrder: string;
  readonly logoLink: string;
}
export interface Card {
  readonly story: StoryRecord;
  readonly theirs: Things;
  readonly unsent: string;
  readonly invitation: RoleRecord;
  /** The private link of a guest who was turned away. */
  readonly guest: string;
  readonly request: RoleRecord;
  readonly delivery: DeliveryRecord;
  /** What Elsa passes on. */
  readonly themeset: string;
}
export interface World {
  readonly service: TestService;
  readonly people: ReadonlyMap<Who, Browser>;
  readonly cards: Readonly<Record<Which, Card>>;
  readonly mine: ReadonlyMap<Who, Things>;
  /** How many changes the store has taken since the world was made. */
  commits(): number;
}

/** What a world is copied of. */
export type Built = Omit<World, "commits">;
