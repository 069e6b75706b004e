import { matchRoute, queryPart } from "#core/domain/navigation/index.ts";
import { perform, type Service } from "#core/service/index.ts";
import { mayBeSignedIn } from "../wire/cookies.ts";
import { stranger } from "../wire/stranger.ts";
import type { Stills } from "./stills.ts";

/** With one of these a card is not shown as its recipient first sees it. */
const otherwise = ["preview", "slide", "join_token", "modal"];

/** What an address shows before any script runs; "" where that depends on who asks. Changes nothing (R11). */
export const stillFor =
  (service: Service, stills: Stills) =>
  async (request: Request): Promise<string> => {
    const { pathname, search } = new URL(request.url);
    const { route, params } = matchRoute(pathname);
    switch (route.path) {
      case "/":
        // whoever may be signed in is not shown a page for strangers first
        return mayBeSignedIn(request) ? "" : stills.landing;
      case "/r/:token": {
        if (otherwise.some((one) => queryPart(search, one) !== null)) return "";
        const answer = await perform(service)(stranger)("readStoryByLink", {
          path: { tokenType: "recipient", token: params.token ?? "" },
          query: {},
        });
        if (!answer.ok) return "";
        // a page that comes a little later is better than none
        return stills.recipient(answer.value.story).catch((error: unknown) => {
          service.reporter.fault(error, "still");
          return "";
        });
      }
      default:
        return "";
    }
  };
