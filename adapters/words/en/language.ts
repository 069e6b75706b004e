/** Words of choosing a language (decision 0054). */
export const language = {
  "language.label": "Language",
  "language.help": "For this site and the emails we send you.",
  "language.changed": "Language changed",
  "language.failed": "We couldn’t change the language. Please try again.",
} as const;
