import type { AuthLinkParams } from "#core/domain/auth/index.ts";
import type { AnonymousData } from "./anonymous.ts";

/** What of the data makes up the thing that somebody was about to do: it goes along in the mailed link (OPEN-53). */
const names = [
  "authScenario",
  "bundleType",
  "bundleQuantity",
  "contributionId",
  "didPlayAsRecipient",
  "groupToken",
  "joinToken",
  "productTier",
  "recipientThanks",
  "recipientToken",
  "sendMethod",
  "sharedStoryId",
  "slideType",
  "storyId",
  "themesetId",
] as const satisfies readonly (keyof AnonymousData & keyof AuthLinkParams)[];

const entries = (from: Readonly<Record<string, unknown>>) =>
  names.flatMap((name) => {
    const value = from[name];
    return value === null || value === undefined || value === false ? [] : [[name, value]];
  });

/** What the mailed link carries. */
export const toLink = (data: AnonymousData): AuthLinkParams =>
  Object.fromEntries(entries({ ...data })) as AuthLinkParams;

/**
 * What is under way for whoever opens the link, in place of what this browser had under way; a link that leads on to
 * nothing but a card that was watched leaves that alone, and a card of this browser stays known until there is another one.
 */
export const fromLink = (params: AuthLinkParams): Partial<AnonymousData> => {
  const { sharedStoryId } = params;
  if (params.authScenario === undefined) return sharedStoryId ? { sharedStoryId } : {};
  const { storyId: _, ...rest } = Object.fromEntries(names.map((name) => [name, null]));
  return { ...rest, didPlayAsRecipient: false, ...Object.fromEntries(entries(params)) };
};

/** Names what is to be done after sign-in, so that two tabs can tell whether they wait for the same. */
export const pendingOf = (data: AnonymousData): string | null =>
  data.authScenario === null ? null : JSON.stringify(entries({ ...data }));
