/**
 * What a page of any other site may read, so that a card can stand in it (decision 0022): the script and what it is
 * made of, published pictures, a card by its watch link, the content of covers, the GIF or song of a slide, and
 * the tracks that a card plays for whoever has its link. Nothing of it depends on who asks: no cookie comes along.
 */
const shared: readonly RegExp[] = [
  /^\/embed\.js$/,
  /^\/(?:assets|cover-assets|files|songs|stickers|tracks)\//,
  /^\/api\/story\/watch\/[^/]+$/,
  /^\/api\/story\/[^/]+\/soundtrack$/,
  /^\/api\/covers\/exported\/[^/]+$/,
  /^\/api\/search\/(?:giphy_id|spotify)$/,
];

const headers = {
  // any origin, and never with cookies: browsers refuse those together with "*"
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/** The headers that let other sites read an answer; none where it is not shared. */
export const sharedHeaders = (method: string, path: string): Readonly<Record<string, string>> =>
  (method === "GET" || method === "HEAD") && shared.some((one) => one.test(path)) ? headers : {};
