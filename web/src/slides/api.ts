import { restApi } from "#adapters/rest/index.ts";
import { home } from "./home.ts";

/** Without a person or headers of its own, so that a page of another site may ask as well; answers are the same for everybody. */
export const api = restApi({
  base: `${home}/api`,
  token: () => null,
  fetch: ({ url }) => fetch(url, { credentials: "omit", referrerPolicy: "no-referrer" }),
});
