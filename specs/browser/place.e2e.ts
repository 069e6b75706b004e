import type { Page } from "@playwright/test";
import { lookOf } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { say } from "#web/words/index.ts";
import { type LivingSite, plainCard } from "./site.ts";
import { bothSizes } from "./sizes.ts";
import { barriers, expect, reachedByKeys, scrollsSideways, test } from "./test.ts";

test.use({ smallAtDesk: true });

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const place = (page: Page, name: string) =>
  page.getByRole("group", { name: say("cover.place") }).getByRole("radio", { name });

const savedBox = async ({ owner }: LivingSite, id: string) => {
  const { story } = await owner.ask("readStory", { path: { id } });
  const cover = story.slides.find(({ type }) => type === "title");
  if (!cover) throw new Error("no cover");
  return lookOf(cover).box;
};
/** A card whose cover has its words where somebody may put them. */
const drawnCard = async ({ owner }: LivingSite) => {
  const card = await plainCard(owner, ["One"]);
  const { story } = await owner.ask("readStory", { path: { id: card.id } });
  const cover = story.slides.find(({ type }) => type === "title");
  await owner.ask("changeSlide", {
    path: { id: cover?.id ?? "" },
    body: { variant: "exported", exported_id: "bee_queen", theme: { name: "bee_queen" } },
  });
  return card;
};

test("[THEME-07, THEME-09, THEME-11] the words of a cover are put elsewhere by the keys alone, one thing being edited at a time", {
  tag: bothSizes,
}, async ({ open, site }) => {
  const card = await drawnCard(site);
  const page = await open("owner", paths.cover(card.id));
  const move = button(page, say("cover.moveText"));
  await expect(tab(page, say("cover.panelCover"))).toHaveAttribute("aria-selected", "true");
  await expect(move).toHaveCount(0);

  await tab(page, say("cover.panelCover")).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: say("cover.words") })).toBeVisible();
  await expect(place(page, say("cover.place_own"))).toBeChecked();
  await place(page, say("cover.place_own")).focus();
  await page.keyboard.press("ArrowRight");
  await expect(place(page, say("cover.place_top"))).toBeChecked();
  await expect(move).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.keyboard.press("Home");
  const isMove = () => move.evaluate((one) => one === document.activeElement);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await reachedByKeys(page, isMove)).toBe(true);
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(
    page.getByText(say("cover.placed", { x: 6, y: 10, width: 88, height: 30 })),
  ).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(button(page, say("cover.resizeText"))).toBeFocused();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect(
    page.getByText(say("cover.placed", { x: 6, y: 10, width: 83, height: 29 })),
  ).toBeAttached();
  // what was drawn is none of the places
  await expect(place(page, say("cover.place_top"))).not.toBeChecked();

  await tab(page, say("cover.panelCover")).click();
  await expect(move).toHaveCount(0);
  await tab(page, say("logos.heading")).click();
  await expect(button(page, say("logos.choose")).first()).toBeVisible();
  await expect(move).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);

  await button(page, say("cover.save")).click();
  await expect(page).toHaveURL(new RegExp(`${paths.edit(card.id)}$`));
  expect(await savedBox(site, card.id)).toEqual({
    key: "title",
    x: 6,
    y: 10,
    width: 83,
    height: 29,
  });
});

test("[THEME-07, THEME-09, THEME-10] they are dragged, no farther than the card, and nearly all of it is all of it", {
  tag: bothSizes,
}, async ({ open, site }) => {
  const card = await drawnCard(site);
  const page = await open("owner", paths.cover(card.id));
  await tab(page, say("cover.panelField")).click();
  await place(page, say("cover.place_middle")).press("Space");
  const drag = async (name: string, across: number, down: number) => {
    const handle = await button(page, name).boundingBox();
    if (!handle) throw new Error(`no ${name}`);
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + across, y + down, { steps: 6 });
    await page.mouse.up();
  };
  await drag(say("cover.moveText"), -900, -900);
  await expect(
    page.getByText(say("cover.placed", { x: 0, y: 0, width: 88, height: 30 })),
  ).toBeAttached();
  await drag(say("cover.resizeText"), 900, 900);
  await expect(place(page, say("cover.place_whole"))).toBeChecked();
  expect(await scrollsSideways(page)).toBe(false);
  await button(page, say("cover.save")).click();
  await expect(page).toHaveURL(new RegExp(`${paths.edit(card.id)}$`));
  expect(await savedBox(site, card.id)).toEqual({
    ...{ key: "title", x: 0, y: 0 },
    ...{ width: 100, height: 100 },
  });
});
