import type { Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { say } from "#web/words/index.ts";
import { apart, fragileStage, pictureOf } from "./fragile.ts";
import { inkOf, slideInHand } from "./ink.ts";
import { bothSizes } from "./sizes.ts";
import { expect, test } from "./test.ts";

test.use({ smallAtDesk: true, ownBrowser: true });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const bead = (page: Page, n: number) =>
  page
    .getByRole("group", { name: say("player.slides") })
    .getByRole("button")
    .nth(n - 1);

test(
  "[PLAY-01, PLAY-11] a card plays on where the context is lost in the middle of its cover, and on a later slide; back, it gives the same picture",
  { tag: bothSizes },
  async ({ open, site, context }, { project }) => {
    // one draws in a worker, the other on the page
    const stage = await fragileStage(context, project.name === "phone" ? "page" : "worker");
    const page = await open("nobody", "/robots.txt");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(new URL(paths.recipient(site.card.recipient), site.address).href);
    const problem = page.getByText("There was a problem playing this animation.");
    const message = page.getByText("You make Mondays bearable").first();

    // halted in the middle of its cover, when all of it has come in: before, a still stands there (OPEN-173)
    await stage.haltAfter(page, 4400);
    await button(page, say("recipient.open")).click();
    await expect(button(page, say("player.play"))).toBeVisible();
    await expect(bead(page, 1)).toHaveAttribute("aria-current", "true");
    // drawn in another size, and once more in its own
    const window = page.viewportSize() ?? { width: 390, height: 844 };
    const drawnAnew = async () => {
      const { height } = await pictureOf(page);
      await page.setViewportSize({ width: window.width, height: 420 });
      await expect.poll(async () => (await pictureOf(page)).height).toBeLessThan(height);
      await page.setViewportSize(window);
      await expect.poll(async () => (await pictureOf(page)).height).toBe(height);
      return pictureOf(page);
    };
    const whole = await drawnAnew();
    expect(whole.range).toBeGreaterThan(60);

    // lost and back: whatever is drawn anew is the same
    expect(await stage.lose(page)).toBe(1);
    expect(apart(await pictureOf(page), whole)).toBe(0);
    await stage.restore(page);
    // (made in the smaller size first, lines may lie a hair's breadth beside where they lay)
    expect(apart(await drawnAnew(), whole)).toBeLessThan(12);

    // lost while it plays: the picture stays, its time passes, and the next slide comes by itself
    await button(page, say("player.play")).click();
    await stage.lose(page);
    expect((await pictureOf(page)).range).toBeGreaterThan(60);
    await expect(message).toBeVisible();
    // on that slide everything works without; the cover has its poster
    await page.keyboard.press("Space");
    await expect(button(page, say("player.play"))).toBeVisible();
    await bead(page, 1).click();
    await expect.poll(() => inkOf(slideInHand(page))).toBeGreaterThan(0.1);
    await button(page, say("player.next")).click();
    await expect(message).toBeVisible();
    await expect(problem).toHaveCount(0);

    // what does not come back has given its place to a new one (F-53): the cover lives when it is played
    const before = await stage.shown(page);
    await button(page, say("player.previous")).click();
    await button(page, say("player.play")).click();
    await expect.poll(() => stage.shown(page)).toBeGreaterThan(before + 2);
    await expect(problem).toHaveCount(0);
  },
);
