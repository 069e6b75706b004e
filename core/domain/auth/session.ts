import { days, type Instant, minutes, type Span, seconds } from "#core/kernel/index.ts";

export const accessTokenLife: Span = minutes(10);
/** How long a browser stays signed in without ever refreshing; each refresh starts it anew. */
export const familyLife: Span = days(60);
/** The token before the last one is good for this long, since an answer may be lost on its way. */
export const reuseGrace: Span = seconds(30);

export interface FamilyFacts {
  readonly rotated_on: string;
  readonly revoked_on: string | null;
  readonly expires_on: string;
}

/** Which of a family's refresh tokens was shown. `older` was once handed out, `foreign` never. */
export type TokenShown = "current" | "previous" | "older" | "foreign";

export type RefreshVerdict =
  /** The next token is due. */
  | "rotate"
  /** The same token as last time is answered again. */
  | "repeat"
  /** A token that was used up came back: somebody else may hold it, so the family ends. */
  | "revoke"
  | "refuse";

/**
 * What a shown refresh token is worth (design rule 6). `isSameAttempt`: whoever shows it names the attempt that used
 * it up, so it is that browser again, which never got its answer, however long ago that was.
 */
export const judgeRefresh = (
  family: FamilyFacts,
  shown: TokenShown,
  now: Instant,
  isSameAttempt = false,
): RefreshVerdict => {
  if (family.revoked_on !== null || now >= Date.parse(family.expires_on)) return "refuse";
  if (shown === "current") return "rotate";
  if (shown === "foreign") return "refuse";
  if (shown === "previous" && (isSameAttempt || now - Date.parse(family.rotated_on) <= reuseGrace))
    return "repeat";
  return "revoke";
};
