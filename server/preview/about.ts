import { matchRoute, type RoutePath } from "#core/domain/navigation/index.ts";
import type { TokenType } from "#core/domain/role/index.ts";
import { frameWords, previewWords as words } from "#core/domain/words/index.ts";
import { previewOf, type Service } from "#core/service/index.ts";
import type { Voice } from "#core/service/ports/index.ts";
import type { Head } from "./head.ts";

type Page = Pick<Head, "title" | "description" | "picture" | "canonical">;

/** Whose links these are (ROUTE-16..22). */
const links: { readonly [P in RoutePath]?: Exclude<TokenType, "invite"> } = {
  "/group/:token": "group",
  "/group/:token/roles": "group",
  "/group/:token/slides": "group",
  "/r/:token": "recipient",
  "/r/:token/roles": "recipient",
  "/r/:token/slides": "recipient",
  "/r/:token/thanks": "recipient",
  "/unwrap/:token": "recipient",
  "/watch/:token": "watch",
  "/share/:token": "watch",
};
/** What search engines may find. */
const found = new Set(["landing", "shop"]);

const brandPicture = (say: Voice["say"]) => ({
  url: "/preview.jpg",
  words: say(words.brandPicture),
  size: { width: 1200, height: 630 },
});

/** What a page is about, as whoever was sent its address may know it. `isThere` tells whether the site has a file. */
export const about =
  (service: Service, isThere: (path: string) => boolean) =>
  async (path: string, { say }: Pick<Voice, "say">): Promise<Page> => {
    const { address, productName } = service.settings;
    const { route, params } = matchRoute(path);
    const kind = links[route.path];
    const token = params.token ?? "";
    const card = kind && token ? await previewOf(service, kind, token) : null;
    if (kind && card) {
      const cover = card.pictures.find((one) => !one.startsWith("/posters/") || isThere(one));
      return {
        title: card.title || productName,
        description: say(words[kind]),
        picture: cover ? { url: cover, words: say(words.picture) } : brandPicture(say),
        canonical: null,
      };
    }
    const isFound = found.has(route.screen) && route.kind === "built";
    return {
      // a link that is not for everybody says no more than whose it is
      title: isFound ? say(route.title) : `${productName}: ${say(frameWords.tagline)}`,
      description: say(words.brand),
      picture: brandPicture(say),
      canonical: isFound ? new URL(path, address).href : null,
    };
  };
