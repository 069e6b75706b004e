declare const brand: unique symbol;
/** A string that is the id of one kind of thing, so that a story id is never passed for a slide id. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind };

export type AccountId = Id<"account">;
export type StoryId = Id<"story">;
export type SlideId = Id<"slide">;
export type RoleId = Id<"role">;
export type MediaId = Id<"media">;
/** Hash of the anonymous-session cookie: a visitor owns what they make before sign-in (OPEN-40). */
export type VisitorId = Id<"visitor">;

/** Names a plain string as an id, where it comes from outside (a path, a row). */
export const as = <T extends string>(text: string): T => text as T;
