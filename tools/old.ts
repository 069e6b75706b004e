import type { Plugin } from "vite";

/** The sentence to older browsers, in the page itself: whoever needs it runs none of the app (F-64). */
export const oldBrowsers = (): Plugin => ({
  name: "old-browsers",
  transformIndexHtml: async (html) => {
    const { old } = await import("../web/src/words/en/old.ts");
    return html.replace("<!--old-->", old["old.browser"]);
  },
});
