/** The words of refusals that any call may answer. Where the specification gives words, they are its own. */
export const words = {
  pleaseSignIn: "Please sign in to go on.",
  signInAgain: "Please sign in again to go on.",
  notAllowed: "You don’t have access to this.",
  notFound: "We can’t find that. It may have been removed.",
  changedMeanwhile: "Somebody changed this at the same moment. Please try again.",
  notServedYet: "This part is not ready yet.",
  paywall: "This card is full. Upgrade it to add more messages.",
} as const;
