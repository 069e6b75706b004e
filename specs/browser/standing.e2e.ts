import type { Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { say } from "#web/words/index.ts";
import { blog } from "./blog.ts";
import { differing, inkOf, pictureOf, slideInHand } from "./ink.ts";
import { onlyPhone } from "./sizes.ts";
import { expect, test } from "./test.ts";

test.use({ smallAtDesk: true });

/** Less than this is paper, and one short word is more. */
const leastInk = 0.005;

/** Opens the card and halts it at its cover. */
const halted = async (page: Page) => {
  await page.getByRole("button", { name: say("recipient.open"), exact: true }).click();
  await expect(page.getByRole("button", { name: say("player.pause"), exact: true })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: say("player.play"), exact: true })).toBeVisible();
  return slideInHand(page);
};

test("[F-49, OPEN-173] a slide reached while the card is halted stands settled, the same as for whoever asked for calm", async ({
  open,
  site,
}) => {
  const path = paths.recipient(site.card.recipient);
  const [moving, calm] = await Promise.all([open("nobody", path), open("nobody", path)]);
  await moving.emulateMedia({ reducedMotion: "no-preference" });
  const slide = await halted(moving);
  const still = await halted(calm);
  const steps = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft"] as const;
  for (const [i, key] of steps.entries()) {
    await moving.keyboard.press(key);
    await calm.keyboard.press(key);
    const step = `${key}, step ${i + 1}`;
    await expect
      .poll(async () => differing(await pictureOf(slide), await pictureOf(still)), {
        message: step,
      })
      .toBeLessThan(0.002);
    expect(await inkOf(slide), step).toBeGreaterThan(leastInk);
  }
  // played on, its entrance begins; halted at once, it stands settled again
  await moving.keyboard.press("Space");
  await moving.keyboard.press("Space");
  await expect
    .poll(async () => differing(await pictureOf(slide), await pictureOf(still)))
    .toBeLessThan(0.002);
});

test("[F-49, OPEN-173] halted in a card on another page, every slide of it has its ink", {
  tag: onlyPhone,
}, async ({ open, site }) => {
  const page = await blog(site.address, [site.watch]);
  try {
    const at = await open("nobody", page.address);
    await at.emulateMedia({ reducedMotion: "no-preference" });
    const card = at.locator("fanfold-card");
    await card.getByRole("button", { name: say("watch.open") }).press("Enter");
    await card.getByRole("button", { name: say("player.pause") }).press("Enter");
    const slide = slideInHand(card);
    for (const n of [2, 3, 4, 3, 2]) {
      const before = await slide.elementHandle();
      await card.getByRole("button", { name: say("player.slide", { n }) }).click();
      await expect
        .poll(() =>
          before?.evaluate(
            (element) => element.closest("[aria-hidden]") === null && element.isConnected,
          ),
        )
        .toBe(false);
      await expect.poll(() => inkOf(slide), { message: `slide ${n}` }).toBeGreaterThan(leastInk);
      const moving = await slide.evaluate(
        (element) => element.getAnimations({ subtree: true }).length,
      );
      expect(moving, `slide ${n} stands`).toBe(0);
    }
  } finally {
    page.stop();
  }
});
