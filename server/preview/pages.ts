import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Service } from "#core/service/index.ts";
import { escaped } from "../html.ts";
import type { StaticFiles } from "../static.ts";
import { mayBeSignedIn } from "../wire/cookies.ts";
import { about } from "./about.ts";
import { headHtml } from "./head.ts";
import { type Manifest, screenLinks } from "./screens.ts";

/** What the web app is told of the settings, in the page itself. */
export interface Told {
  readonly productName: string;
  readonly supportEmail: string;
  readonly operator?: { readonly name: string; readonly place: string };
  readonly forwardHosts: readonly string[];
}

export interface PagesOptions {
  readonly service: Service;
  readonly web: StaticFiles;
  /** The app's own page and the list of its parts. */
  readonly template: string;
  readonly manifest: Manifest;
  /** The landing page as it is painted before any script runs; "" where it was not made. */
  readonly still: string;
  readonly told: Told;
}

const root = '<div id="app"></div>';
const place = /<!--head-->[\s\S]*<!--\/head-->/;

/** The page with the still in it: what paints it comes first, then the app, which starts when it is on the screen. */
const paint = (page: string, still: string): string => {
  const styles = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return page
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, "")
    .replace("</title>", () => `</title>\n    ${styles.join("\n    ")}`)
    .replace(root, () => `<div id="app">${still}</div>`)
    .replace(
      /<script type="module"([^>]*) src="([^"]+)"><\/script>/,
      '<script type="module" src="/late.js" data-app="$2"></script>\n    <link rel="modulepreload"$1 href="$2" />',
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
};

/** The built app's page and its parts, as they lie in its folder. */
export const readTemplate = async (
  folder: string,
): Promise<Pick<PagesOptions, "template" | "manifest" | "still">> => ({
  template: await readFile(join(folder, "index.html"), "utf8"),
  manifest: JSON.parse(
    await readFile(join(folder, ".vite/manifest.json"), "utf8").catch(() => "{}"),
  ) as Manifest,
  still: await readFile(join(folder, "../landing.html"), "utf8").catch(() => ""),
});

/**
 * The page of the app for every path, with a head that says what the path leads to: for chats and search engines,
 * which run nothing. Answering it changes nothing, whoever asks (R11).
 */
export const pages = ({ service, web, template, manifest, still, told }: PagesOptions) => {
  if (!place.test(template)) throw new Error("The web app’s page has no place for its head.");
  const read = about(service, web.has);
  const links = screenLinks(manifest);
  const settings = `<meta name="site" content="${escaped(JSON.stringify(told))}" />`;
  const { address, productName } = service.settings;
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const head = headHtml({ ...(await read(pathname)), brand: productName, address });
    const parts = [head, settings, links(pathname)].filter((part) => part !== "");
    const page = template.replace(place, () => parts.join("\n    "));
    // whoever may be signed in is not shown a page for strangers first
    const isNew = pathname === "/" && !mayBeSignedIn(request);
    const painted = isNew && still !== "" ? paint(page, still) : page;
    return new Response(painted, {
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" },
    });
  };
};
