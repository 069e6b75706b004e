import type { LogoGround } from "#core/domain/branding/index.ts";

/** What the site says, or what a person wrote, which is set apart. */
export type Paragraph = string | { readonly quote: string };

/** Words that lead to an absolute http(s) address. */
interface Leading {
  readonly words: string;
  readonly url: string;
}
/** A logo as it stands in a mail; sizes in CSS pixels. */
export interface LogoBox {
  /** What it is, for whoever does not see it. */
  readonly words: string;
  readonly width: number;
  readonly height: number;
  readonly ground: LogoGround;
}
interface Part {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: Leading;
}

export interface Letter {
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly heading: string;
  readonly paragraphs: readonly Paragraph[];
  /** The one thing to do; an absolute http(s) address. */
  readonly button?: Leading;
  /** Several things, each with its own button. */
  readonly parts?: readonly Part[];
  /** Above the address that the button leads to. */
  readonly orLink: string;
  /** Shown large, to be read off or copied (OPEN-48). */
  readonly code?: string;
  /** What the picture above it shows, for whoever does not see it. */
  readonly picture?: string;
  /** The organiser's, beside the product's name. */
  readonly logo?: LogoBox;
  /** Why this mail came. */
  readonly footer: string;
  /** How to get no more of them, below the footer; an absolute address. */
  readonly wayOut?: Leading;
  /** Where to choose how often they come, before that. */
  readonly choice?: Leading;
  /** The product's name at the top (OPEN-01). */
  readonly brand?: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters and those that turn the reading direction are what is taken out
const unprintable = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Line breaks stay, one kind of them; nothing else that cannot be seen does. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(unprintable, "")
    .trim();
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? "");
const html = (text: string): string => escaped(clean(text)).replaceAll("\n", "<br>");
const oneLine = (text: string): string => clean(text).replace(/\s+/g, " ");

const address = /^https?:\/\/[^\s"'<>\\]+$/;
const checked = (url: string): string => {
  if (!address.test(url)) throw new Error("A mail's button leads to an absolute address.");
  return url;
};

/** Inline colours are the light ones; mail programs that know dark ask the classes. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #1d1730 !important; }
  .sheet { background: #2b2140 !important; border-color: #453a5e !important; }
  .ink { color: #fff9f2 !important; }
  .quiet { color: #c3bbd6 !important; }
  .code { background: #1d1730 !important; color: #fff9f2 !important; }
  .picture { background: #1d1730 !important; color: #c3bbd6 !important; }
  .brand { color: #ff8489 !important; }
  .logo.light { background: #fff9f2 !important; }
}`.trim();
const sans = "font-family:Nunito,'Segoe UI',Helvetica,Arial,sans-serif";
const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif";

const codeBlock = (code: string): string =>
  `<p class="code" style="margin:0 0 24px;padding:16px;border-radius:16px;background:#fff1e4;color:#2b2140;text-align:center;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${html(code)}</p>`;

const paragraphBlock = (paragraph: Paragraph): string =>
  typeof paragraph === "string"
    ? `<p class="ink" dir="auto" style="margin:0 0 16px;color:#2b2140;font-size:17px;line-height:1.55">${html(paragraph)}</p>`
    : `<p class="ink quote" dir="auto" style="margin:0 0 20px;padding:4px 16px;border-inline-start:3px solid #ffc021;color:#2b2140;${serif};font-size:18px;line-height:1.5">${html(paragraph.quote)}</p>`;
/** As mail programs quote, a mark before each line. */
const plainParagraph = (paragraph: Paragraph): string =>
  typeof paragraph === "string"
    ? clean(paragraph)
    : clean(paragraph.quote).replace(/^(?=.)/gm, "> ");

const pill = (words: string, url: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 8px"><tr><td bgcolor="#d2333f" style="border-radius:999px;background:#d2333f"><a href="${escaped(url)}" target="_blank" rel="noopener noreferrer" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#d2333f;color:#ffffff;${sans};font-size:17px;font-weight:700;text-decoration:none">${html(words)}</a></td></tr></table>`;
const buttonBlock = (words: string, url: string, orLink: string): string =>
  `${pill(words, url)}
<p class="quiet" style="margin:20px 0 0;color:#6b6280;font-size:13px;line-height:1.5">${html(orLink)}<br><span style="word-break:break-all">${escaped(url)}</span></p>`;

const partBlock = ({ heading, paragraphs, button }: Part): string =>
  `<h2 class="ink" dir="auto" style="margin:28px 0 8px;color:#2b2140;${serif};font-size:20px;line-height:1.3">${html(heading)}</h2>
${paragraphs.map(paragraphBlock).join("\n")}
${pill(button.words, checked(button.url))}`;
const plainPart = ({ heading, paragraphs, button }: Part): string =>
  [oneLine(heading), ...paragraphs.map(clean), plainLink(button)].join("\n\n");
const plainLink = ({ words, url }: Leading): string => `${oneLine(words)}:\n${checked(url)}`;

/** What a mail may carry along to show, each with its content id within the mail (RFC 2392). */
export const contentIds = { picture: "cover@card", logo: "logo@card" } as const;
export type Carried = keyof typeof contentIds;
const carried = Object.keys(contentIds) as readonly Carried[];
const fenced = (what: Carried, html: string): string => `<!--${what}-->${html}<!--/${what}-->`;
const fences: Readonly<Record<Carried, RegExp>> = {
  picture: /<!--picture-->[\s\S]*?<!--\/picture-->/g,
  logo: /<!--logo-->[\s\S]*?<!--\/logo-->/g,
};

/** On the page; it is sent larger, for screens with more pixels. */
const pictureSize = { width: 240, height: 336 } as const;

const pictureBlock = (words: string, url: string | undefined): string => {
  const { width, height } = pictureSize;
  const img = `<img src="cid:${contentIds.picture}" width="${width}" height="${height}" alt="${escaped(oneLine(words))}" class="picture" style="display:block;width:${width}px;height:${height}px;border:0;border-radius:12px;background:#fff1e4;color:#6b6280;${sans};font-size:15px;line-height:1.5;text-align:center">`;
  return fenced(
    "picture",
    `<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="margin:0 auto 24px"><tr><td>${url === undefined ? img : `<a href="${escaped(checked(url))}" target="_blank" rel="noopener noreferrer">${img}</a>`}</td></tr></table>`,
  );
};

/** Around it, in CSS pixels. */
const plate = { top: 6, side: 8 } as const;

/** On the plate it can be seen on, at the end of the line that begins with the product's name. */
const logoBlock = ({ words, width, height, ground }: LogoBox, dir: Letter["dir"]): string =>
  fenced(
    "logo",
    `<img src="cid:${contentIds.logo}" width="${width}" height="${height}" alt="${escaped(oneLine(words))}" align="${dir === "rtl" ? "left" : "right"}" class="logo ${ground}" style="width:${width}px;height:${height}px;padding:${plate.top}px ${plate.side}px;border:0;border-radius:8px;background:${ground === "dark" ? "#2b2140" : "#fff9f2"};color:#6b6280;${sans};font-size:13px;font-weight:400;line-height:1.3">`,
  );

/** The product's name stands at half the logo's height. */
const beside = (logo: LogoBox | undefined): string =>
  logo === undefined ? "" : `;line-height:${Math.max(29, logo.height + 2 * plate.top)}px`;

/** The html of a mail with what it carries shown from these addresses; what has none is not there any more. */
export const withPictures = (
  html: string,
  addresses: Readonly<Record<Carried, string | null>>,
): string =>
  carried.reduce((shown, what) => {
    const address = addresses[what];
    return address === null
      ? shown.replace(fences[what], "")
      : shown.replaceAll(`src="cid:${contentIds[what]}"`, `src="${escaped(address)}"`);
  }, html);

const footLink = ({ words, url }: Leading): string =>
  `<br><a class="quiet" href="${escaped(checked(url))}" target="_blank" rel="noopener noreferrer" style="color:#6b6280">${html(words)}</a>`;

const footLinks = ({ choice, wayOut }: Letter): readonly Leading[] =>
  [choice, wayOut].filter((link) => link !== undefined);

const page = (letter: Letter, brand: string): string => {
  const { heading, paragraphs, parts = [], button, code, footer, picture, logo } = letter;
  const blocks = [
    ...paragraphs.map(paragraphBlock),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...parts.map(partBlock),
    ...(button ? [buttonBlock(button.words, checked(button.url), letter.orLink)] : []),
  ];
  return `<!doctype html>
<html lang="${escaped(letter.lang)}" dir="${letter.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(oneLine(heading))}</title>
<style>${style}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fff9f2;${sans}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:#fff9f2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="brand" style="padding:0 8px 16px;color:#d2333f;${serif};font-size:22px;font-weight:700${beside(logo)}">${logo === undefined ? "" : logoBlock(logo, letter.dir)}${html(brand)}</td></tr>
<tr><td class="sheet" style="padding:32px 28px;border:1px solid #f1e4d6;border-radius:16px;background:#ffffff;${sans}">
${picture === undefined ? "" : pictureBlock(picture, button?.url)}<h1 class="ink" dir="auto" style="margin:0 0 16px;color:#2b2140;${serif};font-size:28px;line-height:1.2">${html(heading)}</h1>
${blocks.join("\n")}
</td></tr>
<tr><td class="quiet" dir="auto" style="padding:20px 8px 0;color:#6b6280;${sans};font-size:13px;line-height:1.5">${html(footer)}${footLinks(letter).map(footLink).join("")}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
};

const plain = (letter: Letter, brand: string): string => {
  const { heading, paragraphs, parts = [], button, code, footer } = letter;
  return [
    oneLine(heading),
    ...paragraphs.map(plainParagraph),
    ...(code === undefined ? [] : [oneLine(code)]),
    ...parts.map(plainPart),
    ...(button ? [plainLink(button)] : []),
    `--\n${oneLine(brand)}\n${clean(footer)}`,
    ...footLinks(letter).map(plainLink),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
};

/**
 * One letter as plain text and as HTML (OPEN-26): words are shown as they are whatever they hold, and the
 * button is the only link, or each part's its own, but for those of the foot. Throws for one that leads nowhere absolute.
 */
export const layout = (letter: Letter): { readonly text: string; readonly html: string } => {
  const brand = letter.brand ?? "Fanfold";
  return { text: plain(letter, brand), html: page(letter, brand) };
};
