import type { BrowserContext, Page } from "@playwright/test";
import { say } from "#web/words/index.ts";
import { bothSizes } from "./sizes.ts";
import { barriers, expect, test } from "./test.ts";

test.use({ ownBrowser: true });

const sentence = say("old.browser");
const told = (page: Page) => page.getByRole("alert").filter({ hasText: sentence });

/** Browsers older than one of those that the README names: each lacks what came last to it. */
const older: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  "Chrome 110, without colours that are mixed": (context) =>
    context.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (...said: string[]) =>
        !said.join().includes("color-mix") && supports.apply(CSS, said as [string]);
    }),
  "Firefox 120, without :has": (context) =>
    context.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (...said: string[]) =>
        !said.join().includes(":has") && supports.apply(CSS, said as [string]);
    }),
  "Safari 16.3, without patterns that look behind": (context) =>
    context.addInitScript(() => {
      window.RegExp = new Proxy(RegExp, {
        construct: (made, [pattern, ...more]) => {
          if (String(pattern).includes("(?<=")) throw new SyntaxError("invalid group specifier");
          return new made(pattern, ...more);
        },
      });
    }),
  "one without CSS.supports": (context) =>
    context.addInitScript(() => {
      delete (window as { CSS?: unknown }).CSS;
    }),
};

for (const [name, become] of Object.entries(older))
  test(`[F-64] ${name} is told in one sentence, whether or not the app runs`, {
    tag: name.startsWith("Safari") ? bothSizes : [],
  }, async ({ context, site }) => {
    await become(context);
    await context.route("**/assets/**/*.js", (route) => route.abort());
    const page = await context.newPage();
    for (const path of ["/", "/shop", `/r/${site.card.recipient}`]) {
      await page.goto(site.address + path);
      await expect(told(page)).toBeVisible();
      await expect(told(page)).toBeInViewport();
    }
  });

test("[F-64] a browser of today reads nothing of it", async ({ open }) => {
  for (const path of ["/", "/shop"]) {
    const page = await open("nobody", path);
    await expect(page.locator("h1").first()).toBeAttached();
    await expect(page.getByText(sentence)).toBeHidden();
    expect(await barriers(page)).toEqual([]);
    await page.close();
  }
});
