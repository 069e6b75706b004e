/** What people are told when signing in with a provider did not work, and how they get in all the same. */
export const externalWords = {
  /** ERR-07, to the letter. */
  failed: (provider: string) => `Your ${provider} login failed`,
  unverified: (provider: string) =>
    `${provider} hasn’t verified your email address. Enter it and we’ll send you a code.`,
  taken: (provider: string) =>
    `This email address is linked to a different ${provider} login. Enter it and we’ll send you a code.`,
  unreachable: (provider: string) =>
    `We can’t reach ${provider} right now. Try again, or enter your email and we’ll send you a code.`,
  over: "Please try again, or enter your email and we’ll send you a code.",
} as const;
