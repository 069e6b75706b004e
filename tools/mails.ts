/**
 * `npm run mails`: draws every mail as mail programs show it, one sheet a width and a scheme, to be looked at:
 *
 *   npm run mails -- [--out reports/mails] [--kind card …] [--blocked] [--text]
 *
 * `--blocked` shows no pictures; `--text` prints the plain texts instead.
 */
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium as browser } from "playwright";
import { withPictures } from "#core/service/mail/templates/index.ts";
import { escaped } from "#server/html.ts";
import { mails } from "#specs/fixtures/mails.ts";
import { chromium } from "#specs/support/browser.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "reports/mails" },
    kind: { type: "string", multiple: true },
    blocked: { type: "boolean", default: false },
    text: { type: "boolean", default: false },
  },
});
const widths = [390, 700] as const;
const schemes = ["light", "dark"] as const;
const cover = "web/public/posters/birthday/cake-0.jpg";

/** Of a company that is made up. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 36"><circle cx="18" cy="18" r="15" fill="#0f766e"/><path d="M10 22l8-12 8 12z" fill="#fff"/><text x="39" y="24" font-family="Liberation Sans" font-size="17" font-weight="700" fill="#134e4a">Northby</text></svg>`;
type Shown = Parameters<typeof withPictures>[1];

const chosen = Object.entries(mails).flatMap(([kind, [mail]]) =>
  (values.kind ?? [kind]).includes(kind) ? [{ kind, mail }] : [],
);

const sheet = (width: number, shown: Shown): string => `<!doctype html>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<style>body{margin:12px;display:flex;flex-wrap:wrap;gap:12px;align-items:start;font:14px sans-serif}iframe{display:block;border:1px solid #888;width:${width}px}</style>
${chosen
  .map(
    ({ kind, mail }) =>
      `<div>${escaped(`${kind}: ${mail.subject}`)}<iframe srcdoc="${escaped(withPictures(mail.html, shown))}"></iframe></div>`,
  )
  .join("\n")}`;

const draw = async (): Promise<void> => {
  const shown = values.blocked
    ? { picture: "blocked:", logo: "blocked:" }
    : {
        picture: `data:image/jpeg;base64,${await readFile(cover, "base64")}`,
        logo: `data:image/svg+xml,${encodeURIComponent(logo)}`,
      };
  await mkdir(values.out, { recursive: true });
  const chrome = await browser.launch(chromium());
  try {
    for (const width of widths)
      for (const colorScheme of schemes) {
        const viewport = { width: Math.min(chosen.length, 5) * (width + 14) + 24, height: 900 };
        const page = await chrome.newPage({ viewport, colorScheme });
        await page.setContent(sheet(width, shown));
        await page.evaluate(() => {
          for (const frame of document.querySelectorAll("iframe"))
            frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
        });
        const path = join(values.out, `${width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: true });
        console.log(path);
        await page.close();
      }
  } finally {
    await chrome.close();
  }
};

if (values.text)
  for (const { kind, mail } of chosen)
    console.log(`=== ${kind}\nSubject: ${mail.subject}\n\n${mail.text}`);
else await draw();
