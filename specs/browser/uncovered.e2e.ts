import type { Locator, Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { say } from "#web/words/index.ts";
import { watch } from "../assemblies/pages.ts";
import { banner } from "./banners.ts";
import { inkOf, slideInHand } from "./ink.ts";
import { bothSizes } from "./sizes.ts";
import { barriers, expect, scrollsSideways, test } from "./test.ts";

test.use({ movingAtDesk: true });

const sizes = {
  phone: [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ],
  desktop: [{ width: 1440, height: 900 }],
} as const;
const cookies = say("notices.cookies");

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Writes down in the page every slip that comes to lie at the foot of the window. */
const notingSlips = (page: Page) =>
  page.addInitScript(() => {
    const slips = new Set<string>();
    Object.assign(window, { slips });
    new MutationObserver(() => {
      for (const slip of document.querySelectorAll("section[data-place=foot]"))
        slips.add(slip.getAttribute("aria-label") ?? "");
    }).observe(document, { subtree: true, childList: true });
  });
const slipsOf = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { slips: Set<string> }).slips]);

interface Shift {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Two frames on, what is there by now has been painted. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  });

/** Writes down in the page what is painted elsewhere than it was in the frame before, from the next frame on. */
const notingMoves = async (page: Page) => {
  await painted(page);
  await page.evaluate(() => {
    const moves: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { sources } of entries as unknown as readonly Shift[])
        for (const { node, previousRect: from, currentRect: to } of sources)
          moves.push(
            `${from.x}, ${from.y} to ${to.x}, ${to.y}: ${node?.textContent?.slice(0, 60)}`,
          );
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift" });
    const moved = () => {
      note(observer.takeRecords());
      return moves;
    };
    Object.assign(window, { moved });
  });
};
const movesOf = async (page: Page): Promise<readonly string[]> => {
  await painted(page);
  return page.evaluate(() => (window as unknown as { moved(): readonly string[] }).moved());
};

/** Of a grid of points within an element those outside the window, or where something else lies over it. */
const coveredOf = (element: Locator): Promise<readonly string[]> =>
  element.evaluate((wanted) => {
    const { left, top, width, height } = wanted.getBoundingClientRect();
    const steps = [0.06, 0.28, 0.5, 0.72, 0.94];
    return steps.flatMap((x) =>
      steps.flatMap((y) => {
        const at = [Math.round(left + width * x), Math.round(top + height * y)] as const;
        const met = document.elementFromPoint(...at);
        // what it lies in shows through where it lets the finger pass
        const isIts = met !== null && (wanted.contains(met) || met.contains(wanted));
        return isIts ? [] : [`${at}: ${met?.outerHTML.slice(0, 120) ?? "outside the window"}`];
      }),
    );
  });

const seesWhole = async (what: string, element: Locator) => {
  await expect.poll(() => coveredOf(element), { message: `over ${what}` }).toEqual([]);
  await expect.poll(() => inkOf(element), { message: `ink of ${what}` }).toBeGreaterThan(0.02);
};

const ways = {
  opens: {
    open: say("recipient.open"),
    again: say("recipient.again"),
    before: "main [data-state=sealed]",
  },
  watches: { open: say("watch.open"), again: say("watch.again"), before: "main span[aria-hidden]" },
} as const;

/** How much of the window a card may take is taken: of its height or of its width. */
const leastShare = 0.7;

for (const [name, { open, again, before }] of Object.entries(ways))
  test(
    `[F-47, SHELL-17] nothing covers a card for whoever ${name} it, and nothing moves as its end comes and says what cookies are for`,
    { tag: bothSizes },
    async ({ context, site }, { project }) => {
      const isPhone = project.name === "phone";
      const faults: string[] = [];
      watch(context, faults);
      const path =
        name === "opens" ? paths.recipient(site.card.recipient) : paths.watch(site.watch);
      for (const size of sizes[isPhone ? "phone" : "desktop"])
        await test.step(`${size.width} × ${size.height}`, async () => {
          const page = await context.newPage();
          await page.setViewportSize(size);
          await notingSlips(page);
          await page.goto(new URL(path, site.address).href);
          await expect(page.locator("#still")).toHaveCount(0);
          // a phone on its side is told so until it is put away (SHELL-26)
          if (isPhone && size.width > size.height)
            await button(page, say("notices.portraitStay")).click();

          await seesWhole("the button", button(page, open));
          await seesWhole("the card before it is opened", page.locator(before).first());
          await button(page, open).click();
          await expect(button(page, say("player.pause"))).toBeVisible();
          await page.keyboard.press("Space");
          const card = slideInHand(page);
          await seesWhole("the card", card);
          const box = await card.boundingBox();
          const share = Math.max((box?.height ?? 0) / size.height, (box?.width ?? 0) / size.width);
          expect(share, "of the window").toBeGreaterThan(leastShare);
          for (const key of ["player.previous", "player.play", "player.next"] as const)
            await seesWhole(key, button(page, say(key)));
          expect(await slipsOf(page), "slips before the end").toEqual([]);

          await page
            .getByRole("group", { name: say("player.slides") })
            .getByRole("button")
            .last()
            .click();
          await notingMoves(page);
          await page.keyboard.press("ArrowRight");
          await expect(banner(page, cookies)).toBeVisible();
          await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
          expect(await movesOf(page), "moved as the end came").toEqual([]);
          const on = button(page, again);
          await seesWhole("the end's button", on);
          expect(await scrollsSideways(page)).toBe(false);
          expect(await barriers(page)).toEqual([]);
          // played again, it goes away again
          await on.click();
          await expect(button(page, say("player.pause"))).toBeVisible();
          await expect(banner(page, cookies)).toHaveCount(0);
          await page.close();
        });
      expect(faults, "what the console said").toEqual([]);
    },
  );
