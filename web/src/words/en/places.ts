/** Words of the places that lead on: the unsupported browser's page, the watcher's, the people on a card. */
export const places = {
  "unsupported.help":
    "Covers are drawn with WebGL, and this browser has none or has switched it off. These browsers draw them:",
  "unsupported.browsers": "Browsers that work",
  "unsupported.chrome": "Chrome, Edge or Opera, from 2021 on",
  "unsupported.firefox": "Firefox, from 2021 on",
  "unsupported.safari": "Safari 15 or later, on Mac, iPhone and iPad",
  "unsupported.goOn": "Continue with still pictures",
  "unsupported.goOnHelp": "You can do everything; covers keep still.",
} as const;
