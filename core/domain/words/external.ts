/** What people are told when signing in with a provider did not work, and how they get in all the same. */
export const externalWords = {
  /** ERR-07, to the letter. */
  failed: (provider: string) => `Your ${provider} login failed`,
  unverified: (provider: string) =>
    `${provider} has not confirmed that your email address is yours. Type it in and we will send you a code.`,
  taken: (provider: string) =>
    `Somebody else’s ${provider} login belongs to this email address. Type it in and we will send you a code.`,
  unreachable: (provider: string) =>
    `We can’t reach ${provider} right now. Try again, or type in your email and we will send you a code.`,
  over: "Please try again, or type in your email and we will send you a code.",
} as const;
