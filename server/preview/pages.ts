import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isNowhere } from "#core/domain/navigation/index.ts";
import type { Tiers } from "#core/domain/payment/index.ts";
import type { Service } from "#core/service/index.ts";
import { escaped } from "../html.ts";
import { packedText } from "../pack.ts";
import type { StaticFiles } from "../static.ts";
import { languagesOf } from "../wire/languages.ts";
import { about } from "./about.ts";
import { headHtml } from "./head.ts";
import { paint } from "./paint.ts";
import { firstFonts, type Manifest, screenLinks } from "./screens.ts";
import { stillFor } from "./stillFor.ts";
import { readStills, type Stills } from "./stills.ts";

/** What the web app is told of the settings, in the page itself. */
export interface SiteSettings {
  readonly productName: string;
  readonly supportEmail: string;
  readonly tiers: Tiers;
  readonly operator?: { readonly name: string; readonly place: string };
  readonly forwardHosts: readonly string[];
  /** Only where it is on. */
  readonly pseudoLocale?: true;
}

export interface PagesOptions {
  readonly service: Service;
  readonly web: StaticFiles;
  /** The app's own page and the list of its parts. */
  readonly template: string;
  readonly manifest: Manifest;
  /** The text of one of the app's stylesheets, by its address. */
  readonly styleOf: (href: string) => Promise<string>;
  readonly stills: Stills;
  readonly told: SiteSettings;
}

const place = /<!--head-->[\s\S]*<!--\/head-->/;

/** The built app's page and its parts, as they lie in its folder. */
export const readTemplate = async (
  folder: string,
  tiers: Tiers,
): Promise<Pick<PagesOptions, "template" | "manifest" | "styleOf" | "stills">> => {
  const styles = new Map<string, Promise<string>>();
  return {
    template: await readFile(join(folder, "index.html"), "utf8"),
    manifest: JSON.parse(
      await readFile(join(folder, ".vite/manifest.json"), "utf8").catch(() => "{}"),
    ) as Manifest,
    styleOf: (href) => {
      const text = styles.get(href) ?? readFile(join(folder, href), "utf8");
      styles.set(href, text);
      return text;
    },
    stills: await readStills(join(folder, "../still"), tiers),
  };
};

/**
 * The page of the app for every path, with a head that says what the path leads to: for chats and search engines,
 * which run nothing. Answering it changes nothing, whoever asks (R11).
 */
export const pages = ({
  service,
  web,
  template,
  manifest,
  styleOf,
  stills,
  told,
}: PagesOptions) => {
  if (!place.test(template)) throw new Error("The web app’s page has no place for its head.");
  const read = about(service, web.has);
  const stillOf = stillFor(service, stills);
  const links = screenLinks(manifest);
  const fonts = firstFonts(manifest);
  const settings = `<meta name="site" content="${escaped(JSON.stringify(told))}" />`;
  const { address, productName } = service.settings;
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const voice = service.translator.in(languagesOf(request));
    const isFirst = voice.locale === "en";
    const [page, still] = await Promise.all([
      read(pathname, voice),
      // painted in the first language only: nobody sees another one first
      isFirst ? stillOf(request) : "",
    ]);
    const head = headHtml({ ...page, brand: productName, address });
    const parts = [head, settings, links(pathname)].filter((part) => part !== "");
    const html = template
      .replace(place, () => parts.join("\n    "))
      .replace('<html lang="en"', () => `<html lang="${voice.locale}" dir="${voice.dir}"`);
    return packedText(
      request,
      still === "" ? html : await paint(html, still, styleOf, fonts),
      {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Language": voice.locale,
        // with its still a page is one card's, and nobody's on the way may keep it
        "Cache-Control": still === "" ? "no-cache" : "private, no-cache",
      },
      isNowhere(pathname + search, { address, hosts: told.forwardHosts }) ? 404 : 200,
    );
  };
};
