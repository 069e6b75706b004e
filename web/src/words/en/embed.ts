/** A card on a page of another site. */
export const embed = {
  "embed.loading": "Fetching the card",
  "embed.noToken": "No card to show",
  "embed.noTokenHelp": "Give this element the token of a watch link.",
  "embed.failed": "The card did not load",
  "embed.tryAgain": "Try again",
  "embed.onSite": "Open the card on its own page",
} as const;
