/**
 * A refresh token reads `session.number.secret`. The session is the same for every token that follows from one
 * sign-in, and is no secret; of two tokens of a session the one with the higher number is the newer.
 */
export const sessionOf = (refreshToken: string | null): string | null =>
  refreshToken?.split(".")[0] ?? null;

const numberOf = (refreshToken: string): number => Number(refreshToken.split(".")[1] ?? 0) || 0;

/** True unless both are of one session and the first one is the older. */
export const isNotOlder = (refreshToken: string, than: string | null): boolean =>
  sessionOf(refreshToken) !== sessionOf(than) || numberOf(refreshToken) >= numberOf(than ?? "");
