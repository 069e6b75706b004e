import { escaped } from "../html.ts";

/** A font that is fetched, as the bundler writes it. */
const face = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const root = '<div id="app"></div>';

/**
 * The page with its still: what paints it stands in it, styles and all, so that nothing is waited for. The app follows:
 * `/late.js` asks for its parts once the still is on the screen, and it takes the still's place when it has its own (P3).
 */
export const paint = async (
  page: string,
  still: string,
  styleOf: (href: string) => Promise<string>,
  fonts: readonly string[],
): Promise<string> => {
  const styles: string[] = [];
  const links: string[] = [];
  for (const [link, href = ""] of page.matchAll(
    /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g,
  )) {
    styles.push(await styleOf(href));
    // whoever asks for it again sees that it is there
    links.push(link.replace("<link", "<link disabled"));
  }
  // the app's own parts, which the screen's are made of, stand after its script
  const app = page.indexOf('<script type="module"');
  const parts = [...page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g)];
  const [first, then] = [true, false].map((isFirst) =>
    parts.flatMap(({ index, 1: href = "" }) => (index > app === isFirst ? [href] : [])),
  );
  const later = escaped([...(first ?? []), ...(then ?? [])].join(" "));
  const own = styles.join("\n");
  const faces = own.match(face) ?? [];
  // fonts come with the app: the first picture shares its way with nothing, its words stand in faces at hand
  // to the end, since a page that changes its faces is laid out once more
  const head = [
    `<style>${own.replace(face, "")}</style>`,
    `<style media="print" data-late>${faces.join("\n")}</style>`,
    ...links,
  ].join("\n    ");
  return (
    page
      .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, "")
      // after what the robots read, who take no more than a page's beginning
      .replace("</head>", () => `${head}\n  </head>`)
      .replace("<html", "<html data-starting")
      .replace(root, () => `<div id="still">${still}</div>${root}`)
      .replace(
        /<script type="module"[^>]* src="([^"]+)"><\/script>/,
        (_, own: string) =>
          `<script type="module" src="/late.js" data-app="${own}" data-parts="${later}" data-fonts="${escaped(fonts.join(" "))}"></script>`,
      )
  );
};
