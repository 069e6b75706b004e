/** What a browser is told that is too old for the app, in the page itself (tools/old.ts). */
export const old = {
  "old.browser":
    "This browser is too old for this page. Please update it, or open the page in a recent Chrome, Edge, Firefox or Safari.",
} as const;
