/** What people are told when a call did not get through, or was not understood. */
export const transportWords = {
  network: "We can’t reach the server. Please check your connection and try again.",
  /** The generic words of ERR-12, without an address to write to. */
  fault: "Sorry, something went wrong. Please try again later.",
  unavailable: "We’ll be back in a moment. Please try again.",
  /** ERR-12, OPEN-13: what a form says when nothing better is known. */
  formFault: (email: string) =>
    `Sorry, something went wrong. Please try again later or email us at ${email} if the problem persists.`,
  aborted: "This was cancelled.",
  brokenJson: "The request couldn’t be read: its body isn’t valid JSON.",
  notAnObject: "The request couldn’t be read: its body must be a JSON object.",
  wrongSigns: "The request couldn’t be read: it contains characters that can’t be stored.",
  /** An Idempotency-Key that came before, with something else. */
  keyUsed: "This Idempotency-Key was used for another request. Please use a new one.",
  tooLarge: "That’s too much to send at once.",
  wrongOrigin: "This request came from another website.",
  noSuchCall: "This API call doesn’t exist.",
  wrongMethod: (allowed: readonly string[]) => `This address only accepts ${allowed.join(", ")}.`,
} as const;
