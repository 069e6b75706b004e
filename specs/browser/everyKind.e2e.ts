import type { BrowserContext, Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { coverWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import { everyKind, spoken } from "./everyKind.ts";
import { inkOf, slideInHand } from "./ink.ts";
import { known } from "./known.ts";
import { look } from "./look.ts";
import { test as base, opening, silently } from "./sites.ts";
import { onlyPhone } from "./sizes.ts";
import { expect } from "./test.ts";

type Card = Awaited<ReturnType<typeof everyKind>>;

/** One card of every kind for all tests of a worker: on the site on which nothing is sold it may be as long as it is. */
const test = base.extend<object, { readonly card: Card }>({
  open: ({ context, unsold }, use) => silently(context, () => use(opening(context, unsold))),
  card: [
    async ({ unsold }, use) => use(await everyKind(await known(unsold.address, "Ada"))),
    { scope: "worker", timeout: 120_000 },
  ],
});
test.use({ movingAtDesk: true, smallAtDesk: true, ownBrowser: true });

// one after the other, for all of them on one server: each worker would start one of its own
test.describe.configure({ mode: "default" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Goes through the card from its cover: each slide is seen, and none of them breaks. */
const playThrough = async (
  page: Page,
  { slides }: Card,
  after: (n: number) => Promise<void> = async () => {},
) => {
  await button(page, say("recipient.open")).click();
  await expect(button(page, say("player.pause"))).toBeVisible();
  for (const [i, { type, variant }] of slides.entries()) {
    const name = `${i + 1}, ${type} ${variant}`;
    const inHand = slideInHand(page);
    await page
      .getByRole("group", { name: say("player.slides") })
      .getByRole("button")
      .nth(i)
      .click();
    await expect(inHand, name).toHaveAttribute("data-type", type);
    await expect.poll(() => inkOf(inHand), { message: `${name} is seen` }).toBeGreaterThan(0.01);
    await expect(page.getByText(inEnglish(coverWords.broken)), name).toHaveCount(0);
    await after(i + 1);
  }
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { level: 1, name: "All for you, Grace" })).toBeVisible();
};

/** Kept when nothing has been asked for over the network for so long. Milliseconds. */
const quiet = (context: BrowserContext, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      context.off("request", again);
      resolve();
    };
    let timer = setTimeout(over, ms);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(over, ms);
    };
    context.on("request", again);
  });

test("[SLIDE-04, SLIDE-18, OPEN-134] a card with every kind of slide in every look plays through, calm on a phone", {
  tag: onlyPhone,
}, async ({ open, card }) => {
  const page = await open("nobody", paths.recipient(card.recipient));
  await playThrough(page, card);
});

test("[OPEN-134, PLAY-02, OPEN-132] at a desk, moving, the card plays on to its end with the network cut after the second slide", async ({
  context,
  unsold,
  card,
}) => {
  // the console complains of what cannot be had, which is no fault here; what is thrown is one
  const thrown: string[] = [];
  context.on("weberror", (fault) => thrown.push(fault.error().message));
  const page = await opening(context, unsold)("nobody", paths.recipient(card.recipient));
  await playThrough(page, card, async (n) => {
    if (n !== 2) return;
    // what draws the slides has come while the first two were shown
    await quiet(context, 3000);
    await context.setOffline(true);
  });
  expect(thrown, "what is thrown").toEqual([]);
});

test("[ROUTE-20] a card with every kind of slide is read as a page, and printed with a code instead of what plays", {
  tag: onlyPhone,
}, async ({ open, card }) => {
  const page = await open("nobody", paths.recipientReader(card.recipient));
  const messages = page.getByRole("article");
  await expect(messages).toHaveCount(card.slides.filter(({ type }) => type !== "title").length);
  await expect(page.getByText("Saturday, 4 May 2019").first()).toBeVisible();
  await expect(page.getByText(spoken).first()).toBeVisible();
  await expect(page.locator("audio").first()).toBeVisible();
  const photo = page.getByRole("img", { name: say("slides.photo", { n: 1 }) }).first();
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(500);
  await look(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: say("reader.code") })).toBeVisible();
  await expect(page.getByText(spoken).first()).toBeVisible();
  for (const gone of [page.locator("audio, video"), page.getByRole("button"), page.locator("nav")])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
});
