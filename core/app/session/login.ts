/** Somebody is signed in from now on. */
export interface Login {
  /** In another tab; this one went along (AUTH-49). */
  readonly elsewhere: boolean;
  /** Somebody else was signed in here until now. */
  readonly switched: boolean;
  /** What the other tab goes on with, see `pendingOf`. */
  readonly resumes: string | null;
}
