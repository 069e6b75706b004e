/** The page of the private link that a guest keeps. */
export const privateLink = {
  "privateLink.title": "Your message",
  "privateLink.help": "Open it here to change it or take it out of the card.",
  "privateLink.open": "Open my message",
  "privateLink.gone": "We can’t open this message",
  "privateLink.home": "Go to the start page",
} as const;
