import type { Page } from "@playwright/test";
import { say } from "#web/words/index.ts";
import { blog } from "./blog.ts";
import { inkOf, slideInHand } from "./ink.ts";
import { bothSizes } from "./sizes.ts";
import { barriers, expect, test } from "./test.ts";

test.use({ movingAtDesk: true, ownBrowser: true });

const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: string[] }).told.slice());

test("[PLAY-10, OPEN-134] a card plays on a page of another site, by hand and by keys, to its end", async ({
  open,
  site,
}) => {
  const page = await blog(site.address, [site.watch]);
  try {
    const at = await open("nobody", page.address);
    const card = at.locator("fanfold-card");
    await expect(card.getByRole("group", { name: "A card for Grace" })).toBeVisible();
    // its thumbnail, or its cover painted where it has none yet
    const poster = card.locator(".poster").locator("canvas, img").first();
    await expect(poster).toBeVisible();
    const grace = await poster.screenshot();
    await card.getByRole("button", { name: say("watch.open") }).press("Enter");
    await expect
      .poll(async () => (await told(at)).slice(0, 3))
      .toEqual(["ready", "play", "slide title"]);
    // no slide of it makes a sound
    await expect(card.getByRole("button", { name: say("player.sound") })).toBeHidden();
    // whoever opened it by a key has the focus where they can halt it; it is drawn beside the page
    await expect(card.getByRole("button", { name: say("player.pause") })).toBeFocused();
    await expect.poll(() => at.workers().length).toBe(1);
    // a tap on the card halts it; beads and keys go on from there
    await expect(card.getByRole("button", { name: say("player.pause") })).toBeVisible();
    await card.locator(".scene").click();
    await expect(card.getByRole("button", { name: say("player.play") })).toBeVisible();
    await card.getByRole("button", { name: say("player.slide", { n: 2 }) }).click();
    await expect(card.getByText("You make Mondays bearable").first()).toBeVisible();
    await at.keyboard.press("ArrowRight");
    const photo = card.getByRole("img", { name: say("slides.photo", { n: 1 }) });
    await expect(photo).toBeVisible();
    // its pixels come from the other site, and are more than their paper
    await expect.poll(() => inkOf(slideInHand(card))).toBeGreaterThan(0.2);
    await expect(photo).toBeVisible();
    expect(await barriers(at)).toEqual([]);

    for (let i = 0; i < 4; i++) await at.keyboard.press("ArrowRight");
    await expect(card.getByText("That was Grace’s card")).toBeVisible();
    expect((await told(at)).at(-1)).toBe("end");
    const whole = card.getByRole("link", { name: say("embed.onSite") });
    await expect(whole).toHaveAttribute("href", `${site.address}/watch/${site.watch}`);
    await card
      .getByRole("button", { name: say("watch.again") })
      .first()
      .click();
    await expect.poll(async () => (await told(at)).slice(-2)).toEqual(["play", "slide title"]);

    // another card in its place: nothing of the first is left
    const { token } = await site.owner.ask("makeToken", {
      path: { id: site.full.id },
      body: { token_type: "watch" },
    });
    await card.evaluate((element, other) => element.setAttribute("token", other), token);
    await expect(card.getByRole("group", { name: "A card for Tom" })).toBeVisible();
    await expect(card.getByRole("button", { name: say("watch.open") })).toBeVisible();
    await expect.poll(async () => (await poster.screenshot()).equals(grace)).toBe(false);
    await expect(card.getByText("Grace")).toHaveCount(0);
  } finally {
    page.stop();
  }
});

test("[F-53, PLAY-10] of two cards on a page one plays at a time", async ({ open, site }) => {
  const page = await blog(site.address, [site.watch, site.watch]);
  try {
    const at = await open("nobody", page.address);
    const [one, other] = [at.locator("fanfold-card").first(), at.locator("fanfold-card").last()];
    await one.getByRole("button", { name: say("watch.open") }).press("Enter");
    await expect(one.getByRole("button", { name: say("player.pause") })).toBeVisible();
    await other.getByRole("button", { name: say("watch.open") }).press("Enter");
    await expect(other.getByRole("button", { name: say("player.pause") })).toBeVisible();
    await expect(one.getByRole("button", { name: say("player.play") })).toBeVisible();
    await one.getByRole("button", { name: say("player.play") }).press("Enter");
    await expect(other.getByRole("button", { name: say("player.play") })).toBeVisible();
    await expect(one.getByRole("button", { name: say("player.pause") })).toBeVisible();
  } finally {
    page.stop();
  }
});

test(
  "[PLAY-10, ROUTE-24] where there is no card, the page is told why, and the way on is shown",
  { tag: bothSizes },
  async ({ open, site }, { project }) => {
    // a page that allows no more than it has to; what it forbids all the same, its console says
    // a recipient's link opens nothing here: it is for one person
    const page = await blog(site.address, ["no-such-card", site.card.recipient, ""], true);
    try {
      const at = await open("nobody", page.address);
      for (const nth of [0, 1])
        await expect(at.locator("fanfold-card").nth(nth)).toContainText(say("watch.missing"));
      await expect(at.locator("fanfold-card").nth(2)).toContainText(say("embed.noToken"));
      expect((await told(at)).sort()).toEqual(["error missing", "error missing", "error missing"]);

      // another token is another card; one that may plays by itself as soon as it is seen, but not for the calm
      const third = at.locator("fanfold-card").nth(2);
      let isDown = true;
      await at.route(/\/api\/story\/watch\//, (route) =>
        isDown
          ? route.fulfill({
              contentType: "text/html",
              headers: { "access-control-allow-origin": "*" },
              body: "<html>Welcome to the café wifi</html>",
            })
          : route.continue(),
      );
      await third.evaluate((card, token) => {
        card.setAttribute("autoplay", "");
        card.setAttribute("token", token);
      }, site.watch);
      await expect(third).toContainText(say("embed.failed"));
      expect((await told(at)).at(-1)).toBe("error failed");
      isDown = false;
      await third.getByRole("button", { name: say("embed.tryAgain") }).click();
      const isCalm = project.name === "phone";
      const next = isCalm ? "watch.open" : "player.pause";
      await third.scrollIntoViewIfNeeded();
      await expect(third.getByRole("button", { name: say(next) })).toBeVisible();
      if (!isCalm) await expect.poll(() => at.workers().length, "it is drawn in a worker").toBe(1);
      // taken from the page it is gone, and put back it begins anew
      await third.evaluate((card) => {
        const { parentElement } = card;
        card.remove();
        card.removeAttribute("autoplay");
        parentElement?.append(card);
      });
      await expect(third.getByRole("button", { name: say("watch.open") })).toBeVisible();
    } finally {
      page.stop();
    }
  },
);
