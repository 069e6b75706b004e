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
  brokenJson: "The request could not be read: its body is not valid JSON.",
  notAnObject: "The request could not be read: its body has to be a JSON object.",
  wrongSigns: "The request could not be read: it holds characters that can’t be stored.",
  /** An Idempotency-Key that came before, with something else. */
  keyUsed: "This Idempotency-Key was used for another request. Please use a new one.",
  tooLarge: "That is too much to send at once.",
  wrongOrigin: "This request came from another website.",
  noSuchCall: "There is no such call.",
  wrongMethod: (allowed: readonly string[]) => `This address answers ${allowed.join(", ")} only.`,
} as const;
