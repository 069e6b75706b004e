import type { Plugin } from "vite";

/**
 * The sentence to older browsers, in the page itself: whoever needs it runs none of the app (F-64). `web/public/old.js`
 * shows it where something is missing that came last to one of the oldest that the README names: Chrome and Edge 111,
 * Firefox 121, Safari 16.4. Every browser there is reads it, so nothing in it is newer than 2009; and it is part of
 * every first load, so it is short.
 */
export const oldBrowsers = (): Plugin => ({
  name: "old-browsers",
  transformIndexHtml: async (html) => {
    const { old } = await import("../adapters/words/en/old.ts");
    return html.replace("<!--old-->", old["old.browser"]);
  },
});
