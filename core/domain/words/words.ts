/** The words of refusals that any call may answer. Where the specification gives words, they are its own. */
export const words = {
  pleaseSignIn: "Please log in to continue.",
  signInAgain: "Please log in again to continue.",
  notAllowed: "You don’t have access to this.",
  notFound: "We can’t find that. It may have been removed.",
  changedMeanwhile: "Someone else changed this at the same time. Please try again.",
  notServedYet: "This isn’t available yet.",
  paywall: "This card is full. Upgrade it to add more messages.",
} as const;
