/** A card on a page of another site. */
export const embed = {
  "embed.loading": "Loading the card…",
  "embed.noToken": "No card to show",
  "embed.noTokenHelp": "Set this element’s token attribute to the one in a watch-only link.",
  "embed.failed": "We couldn’t load the card",
  "embed.tryAgain": "Try again",
  "embed.onSite": "Open the card in a new page",
} as const;
