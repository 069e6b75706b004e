import type { Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { say } from "#web/words/index.ts";
import { differing, inkOf, pictureOf, slideInHand } from "./ink.ts";
import { withoutWebgl } from "./noWebgl.ts";
import { plainCard } from "./site.ts";
import { bothSizes } from "./sizes.ts";
import { barriers, expect, test } from "./test.ts";

test.use({ movingAtDesk: true });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
/** Opens the card and halts it: from here on it stands where it is put, however slow the machine. */
const unwrap = async (page: Page) => {
  await button(page, say("recipient.open")).click();
  await expect(button(page, say("player.pause"))).toBeVisible();
  await page.keyboard.press("Space");
  await expect(button(page, say("player.play"))).toBeVisible();
};
const goTo = (page: Page, n: number) =>
  page
    .getByRole("group", { name: say("player.slides") })
    .getByRole("button")
    .nth(n - 1)
    .click();

test("[PLAY-11, OPEN-134] the card is played by buttons, keys, taps and its beads, to an end with replay, save and thanks", {
  tag: bothSizes,
}, async ({ open, site }) => {
  const page = await open("recipient", paths.recipient(site.card.recipient));
  await unwrap(page);
  await expect(button(page, say("player.sound"))).toHaveCount(0);
  await goTo(page, 1);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("You make Mondays bearable").first()).toBeVisible();
  await button(page, say("player.play")).click();
  await expect(button(page, say("player.pause"))).toBeVisible();
  // a tap on the card halts it, too
  await page.getByRole("main", { name: say("player.card") }).click();
  await expect(button(page, say("player.play"))).toBeVisible();

  await button(page, say("player.slideBy", { n: 3, name: "Priya" })).click();
  const photo = page.getByRole("img", { name: say("slides.photo", { n: 1 }) });
  await expect(photo).toBeVisible();
  await button(page, say("player.previous")).click();
  await expect(photo).toHaveCount(0);
  if (await page.evaluate(() => document.fullscreenEnabled)) {
    await button(page, say("player.full")).click();
    await expect(button(page, say("player.leaveFull"))).toBeVisible();
    await button(page, say("player.leaveFull")).click();
    await expect(button(page, say("player.full"))).toBeVisible();
  }
  expect(await barriers(page)).toEqual([]);

  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
  const end = page.getByRole("heading", { level: 1, name: "All for you, Grace" });
  await expect(end).toBeVisible();
  await expect(button(page, say("recipient.saved"))).toBeVisible();
  await expect(page.getByRole("link", { name: say("recipient.seeThanks") })).toBeVisible();
  await button(page, say("recipient.again")).last().press("Enter");
  await expect(button(page, say("player.pause"))).toBeVisible();
  // what had the focus has gone: it is on the card, then on the heading
  await expect(page.getByRole("main", { name: say("player.card") })).toBeFocused();
  for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowRight");
  await expect(end).toBeFocused();
});

test("[OPEN-164, PLAY-01] without WebGL and with a photo that does not come the card plays all the same", async ({
  open,
  site,
  context,
}) => {
  await withoutWebgl(context);
  await context.route(/\/files\/media\//, (route) =>
    route.fulfill({ status: 200, contentType: "image/webp", body: "no picture" }),
  );
  const page = await open("nobody", paths.recipient(site.card.recipient));
  await unwrap(page);
  await goTo(page, 1);
  // the cover is there, as its picture or painted flat, and nothing is wrong with it
  const cover = slideInHand(page);
  await expect
    .poll(() => inkOf(cover), { message: "the cover is more than its ground" })
    .toBeGreaterThan(0.2);
  await expect(page.getByText("There was a problem playing this animation.")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const slide = slideInHand(page);
  await expect(slide.getByRole("img", { name: say("slides.photoLost") }).first()).toBeVisible();
  await expect.poll(() => inkOf(slide)).toBeGreaterThan(0.02);
  await button(page, say("player.play")).click();
  await expect(button(page, say("player.pause"))).toBeVisible();
});

test.describe("what falls", () => {
  test.use({ smallAtDesk: true });

  test(
    "[F-50, FX-01] confetti falls over every slide; for whoever asked for calm over none",
    { tag: bothSizes },
    async ({ open, site }, { project }) => {
      const isCalm = project.name === "phone";
      // a card of its own: nobody else's has weather
      const { id, recipient } = await plainCard(site.owner, ["One", "Two"]);
      const opened = async (fx_confetti: boolean) => {
        const body = { fx_confetti, fx_snow: false };
        const { story } = await site.owner.ask("changeEffects", { path: { id }, body });
        expect(story.fx_confetti).toBe(fx_confetti);
        const page = await open("nobody", paths.recipient(recipient));
        await unwrap(page);
        return page;
      };
      const page = await opened(true);
      // the same slides, with nothing over them
      const other = await opened(false);
      for (const [i, words] of ["One", "Two"].entries()) {
        await goTo(page, i + 2);
        await goTo(other, i + 2);
        const [slide, without] = [slideInHand(page), slideInHand(other)];
        await expect(slide.getByText(words, { exact: true }).last()).toBeVisible();
        for (const one of [slide, without])
          await expect.poll(() => inkOf(one), { message: words }).toBeGreaterThan(0.005);
        const apart = async () => differing(await pictureOf(slide), await pictureOf(without));
        if (isCalm) await expect.poll(apart, { message: words }).toBeLessThan(0.006);
        else await expect.poll(apart, { message: words }).toBeGreaterThan(0.01);
      }
    },
  );
});

test("[THUMB-01, THUMB-02, THUMB-03] /thumbnail_generator draws covers as JPEG at 0.8 and other slides as PNG, by itself", async ({
  open,
  site,
}) => {
  const { story } = await site.owner.ask("readStory", { path: { id: site.card.id } });
  const page = await open("nobody", "/thumbnail_generator");
  await page.waitForFunction(() => typeof window.makeThumbnail === "function");
  // an empty page: nothing is seen of it
  expect(await page.evaluate(() => document.body.innerText.trim())).toBe("");
  const slides = story.slides.filter(({ type }) => type !== "credits");
  const drawn = await page.evaluate(
    async ([all, of]) => {
      const make = window.makeThumbnail;
      if (make === undefined) throw new Error("not offered");
      const order: string[] = [];
      const pictures = await Promise.all(
        all.map(async (slide) => {
          const { type, data } = await make(slide, of);
          order.push(slide.id);
          const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const pen = canvas.getContext("2d");
          pen?.drawImage(bitmap, 0, 0);
          const pixels = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
          const shades = new Set(Array.from(pixels, (value) => value >> 3));
          return {
            of: slide.type,
            type,
            size: `${bitmap.width} × ${bitmap.height}`,
            shades: shades.size,
            table: tableOf(bytes),
          };
        }),
      );
      return { order, pictures };

      /** A JPEG's first table of quantisation: what its quality is. */
      function tableOf(jpeg: Uint8Array): string {
        const at = jpeg.findIndex((byte, i) => byte === 0xff && jpeg[i + 1] === 0xdb);
        return at < 0 ? "" : jpeg.slice(at + 5, at + 69).join(" ");
      }
    },
    [slides as Slide[], { recipient_first_name: story.recipient_first_name }] as const,
  );
  // all were asked for at once: the cover takes longest, and is done first
  expect(drawn.order).toEqual(slides.map(({ id }) => id));
  const [cover, ...others] = drawn.pictures;
  expect(cover).toMatchObject({ of: "title", type: "image/jpeg", size: "480 × 672" });
  expect(cover?.table).toBe(await tableAt(page, 0.8));
  expect(cover?.table).not.toBe(await tableAt(page, 0.9));
  expect(others.map(({ of }) => of)).toContain("photos");
  for (const other of others) expect(other).toMatchObject({ type: "image/png", size: "480 × 672" });
  for (const { shades } of drawn.pictures) expect(shades).toBeGreaterThan(8);
});

const tableAt = (page: Page, quality: number): Promise<string> =>
  page.evaluate(async (q) => {
    const canvas = new OffscreenCanvas(8, 8);
    canvas.getContext("2d");
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: q });
    const jpeg = new Uint8Array(await blob.arrayBuffer());
    const at = jpeg.findIndex((byte, i) => byte === 0xff && jpeg[i + 1] === 0xdb);
    return jpeg.slice(at + 5, at + 69).join(" ");
  }, quality);
