import { escaped } from "../html.ts";

/** What stands in the head of a page before any of it runs. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly picture: {
    readonly url: string;
    readonly words: string;
    readonly size?: { readonly width: number; readonly height: number };
  };
  /** The page's one address; null keeps it out of search engines. */
  readonly canonical: string | null;
  readonly brand: string;
  readonly address: string;
}

const tag = (name: "meta" | "link", attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(" ")} />`;
const meta = (name: string, content: string): string => tag("meta", { name, content });
const graph = (property: string, content: string): string => tag("meta", { property, content });

/** The head as HTML; whatever people wrote is text in it, never markup (R13). */
export const headHtml = ({
  title,
  description,
  picture,
  canonical,
  brand,
  address,
}: Head): string => {
  const url = new URL(picture.url, address).href;
  const { size } = picture;
  return [
    `<title>${escaped(title)}</title>`,
    meta("description", description),
    canonical === null
      ? meta("robots", "noindex")
      : tag("link", { rel: "canonical", href: canonical }),
    graph("og:type", "website"),
    graph("og:site_name", brand),
    graph("og:title", title),
    graph("og:description", description),
    ...(canonical === null ? [] : [graph("og:url", canonical)]),
    graph("og:image", url),
    ...(size
      ? [graph("og:image:width", `${size.width}`), graph("og:image:height", `${size.height}`)]
      : []),
    graph("og:image:alt", picture.words),
    meta("twitter:card", size ? "summary_large_image" : "summary"),
  ].join("\n    ");
};
