import { join } from "node:path";
import type { Page } from "@playwright/test";
import { labelOf } from "#core/domain/cover/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { dataIdOf } from "#core/domain/story/index.ts";
import { say } from "#web/words/index.ts";
import { look } from "./look.ts";
import type { LivingSite } from "./site.ts";
import { onlyPhone } from "./sizes.ts";
import { barriers, expect, press, scrollsSideways, test } from "./test.ts";

test.use({ movingAtDesk: true });

/** A card of its own: what is made of it here is looked at nowhere else. */
const cardOf = async ({ owner }: LivingSite) => {
  const body = { occasion: "birthday", recipient_first_name: "Grace" } as const;
  const { story } = await owner.ask("createStory", { body });
  return story;
};
const coverNow = async ({ owner }: LivingSite, id: string) => {
  const { story } = await owner.ask("readStory", { path: { id } });
  return { story, cover: story.slides.find(({ type }) => type === "title") };
};
const to = (page: Page, { address }: LivingSite, path: string) =>
  page.goto(new URL(path, address).href);
const read = (token = ""): string => `${paths.recipient(token)}?preview=true`;
const choose = async (page: Page, name: string): Promise<void> => {
  const one = page.getByRole("radio", { name, exact: true });
  await one.focus();
  await page.keyboard.press("Space");
  await expect(one).toBeChecked();
};
const tab = (page: Page, name: RegExp) => page.getByRole("tab", { name });
const save = (page: Page, words: string) =>
  page.getByRole("button", { name: words }).filter({ visible: true });
const inHand = (page: Page) => page.locator("[data-cover]");
const asks = (page: Page) => page.getByRole("alertdialog", { name: say("modals.discard") });

test("[ROUTE-53] [OPEN-46] [THUMB-04] a cover is chosen by keys, lives while it is written on, is kept over a reload, asked about, and saved with a new picture", async ({
  open,
  site,
}) => {
  const { id } = await cardOf(site);
  const page = await open("owner", paths.edit(id));
  await page.getByRole("link", { name: say("editor.cover") }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.cover(id)}$`));

  await choose(page, "Queen bee");
  await expect(inHand(page)).toHaveAttribute("data-cover", /^exported bee_queen/);
  // among all of them one place is drawn by the stage, and no other
  await press(page.getByRole("radio", { name: say("cover.byKind") }));
  await expect(page.getByText(say("cover.count", { n: 212 }))).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(2);
  expect(await page.locator("[data-cover] canvas").count()).toBe(2);
  expect(await barriers(page)).toEqual([]);

  await tab(page, /Text/).click();
  await page.getByRole("textbox", { name: say("cover.words") }).fill("Buzz, Grace");
  await expect(inHand(page)).toHaveAccessibleName(/Buzz, Grace/);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole("link", { name: say("cover.back") }).click();
  await asks(page)
    .getByRole("button", { name: say("modals.keepEditing") })
    .click();
  await expect(asks(page)).toBeHidden();
  await page.goBack();
  await asks(page)
    .getByRole("button", { name: say("modals.keepEditing") })
    .click();
  await expect(asks(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${paths.cover(id)}$`));

  await page.reload();
  await expect(inHand(page)).toHaveAccessibleName(/Queen bee: Buzz, Grace/);
  await save(page, say("cover.save")).click();
  await expect(page).toHaveURL(new RegExp(`${paths.edit(id)}$`));
  await expect
    .poll(async () => (await coverNow(site, id)).cover?.thumbnail_url ?? "none", {
      message: "its picture is made again",
      timeout: 60_000,
    })
    .toMatch(/\.jpg$/);
  const { story, cover } = await coverNow(site, id);
  expect([story.title, cover?.exported_id]).toEqual(["Buzz, Grace", "bee_queen"]);

  await to(page, site, paths.cover(id));
  await choose(page, "Sloth surprise");
  await page.getByRole("link", { name: say("cover.back") }).click();
  await asks(page)
    .getByRole("button", { name: say("modals.discardYes") })
    .click();
  await expect(page).toHaveURL(new RegExp(`${paths.edit(id)}$`));
  expect((await coverNow(site, id)).cover?.exported_id).toBe("bee_queen");
});

test("[OPEN-82] [OPEN-123] a photo and colours reach the picture wherever the cover is shown", {
  tag: onlyPhone,
}, async ({ open, site }) => {
  const { id } = await cardOf(site);
  const page = await open("owner", paths.cover(id));
  // who wants no motion sees its thumbnail, which is drawn alike
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await press(page.getByRole("radio", { name: say("cover.byKind") }));
  await page.getByRole("button", { name: say("family.trail_photo") }).click();
  await choose(page, labelOf("trail_photo", "trail-1"));
  await tab(page, /photo/).click();
  await page
    .locator('input[type="file"]')
    .setInputFiles(join("specs/fixtures/files", "garden.jpg"));
  await expect(page.getByText(say("cover.otherPhoto"))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await tab(page, /Colours/).click();
  await page.getByRole("button", { name: say("cover.ownColours") }).click();
  await page.getByLabel(say("cover.colour", { n: 1 })).fill("#102030");
  expect(await barriers(page)).toEqual([]);
  await save(page, say("cover.save")).click();
  await expect(page).toHaveURL(new RegExp(`${paths.edit(id)}$`));

  const { story, cover } = await coverNow(site, id);
  expect(cover?.theme).toMatchObject({ name: "trail-1", cover_colour_count: 1 });
  const photo = new URL(cover?.media[0]?.url ?? "", site.address).pathname;
  const shownAt = async (path: string) => {
    const asked = page.waitForRequest(
      (request) => request.resourceType() === "fetch" && new URL(request.url()).pathname === photo,
    );
    await to(page, site, path);
    if (path.startsWith("/r/"))
      await page.getByRole("button", { name: say("recipient.open") }).click();
    await asked;
  };
  await shownAt(paths.edit(id));
  await shownAt(paths.cover(id));
  await shownAt(read(story.tokens.recipient));
});

test("[MEDIA-19] a cover’s photo is cropped by the keys, and is whole again when it is said so", async ({
  open,
  site,
}) => {
  const { id } = await cardOf(site);
  const page = await open("owner", paths.cover(id));
  await press(page.getByRole("radio", { name: say("cover.byKind") }));
  await page.getByRole("button", { name: say("family.trail_photo") }).click();
  await choose(page, labelOf("trail_photo", "trail-1"));
  await tab(page, /photo/).click();
  await page
    .locator('input[type="file"]')
    .setInputFiles(join("specs/fixtures/files", "garden.jpg"));
  const crop = page.getByRole("button", { name: say("builder.crop") });
  const dialog = page.getByRole("dialog", { name: say("builder.cropTitle") });
  await crop.press("Enter");
  await expect(dialog.getByRole("group", { name: say("builder.cropHelp") })).toBeVisible();
  await look(page);
  await dialog.getByRole("slider", { name: say("builder.cropZoom") }).fill("2");
  const cutIt = dialog.getByRole("button", { name: say("builder.cropSave") });
  await expect(cutIt).toBeEnabled();
  await cutIt.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(crop).toBeVisible();
  await crop.press("Enter");
  const whole = dialog.getByRole("button", { name: say("builder.cropWhole") });
  await expect(whole).toBeEnabled();
  await dialog.getByRole("button", { name: say("shell.close") }).press("Enter");
  await save(page, say("cover.save")).click();
  await expect(page).toHaveURL(new RegExp(`${paths.edit(id)}$`));
  const shown = async () => (await coverNow(site, id)).cover?.media[0];
  const cut = await shown();
  expect(cut?.crop_transform?.width).toBeLessThan(0.6);
  expect(cut?.width).toBe(cut?.height);

  await to(page, site, paths.cover(id));
  await tab(page, /photo/).click();
  await crop.press("Enter");
  await expect(whole).toBeEnabled();
  await whole.press("Enter");
  await expect(dialog).toBeHidden();
  await save(page, say("cover.save")).click();
  await expect(page).toHaveURL(new RegExp(`${paths.edit(id)}$`));
  expect((await shown())?.id).toBe(cut?.crop_source_id);
});

test("[ROUTE-48] [ROUTE-49] [ROUTE-50] a card begun elsewhere gets its name, its greeting, and is made", async ({
  open,
  site,
}) => {
  const begun = dataIdOf({
    occasion: "wedding",
    occasion_date: null,
    title_style: null,
    title_theme: "1010",
    title_variant: "exported",
    title_exported_id: "1010",
    title_slide_data: null,
    reminderId: null,
  });
  const page = await open("owner", paths.createFrom(begun));
  await expect(page).toHaveURL(new RegExp(`${paths.create}$`));
  await page.getByRole("textbox", { name: say("cover.for") }).fill("Grace");
  await expect(inHand(page)).toHaveAccessibleName(
    "Penguins in love: Congratulations Grace on your wedding",
  );
  await page.getByRole("link", { name: say("cover.greet") }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.createGreeting}$`));
  await expect(page.getByRole("textbox", { name: say("greeting.to") })).toHaveValue("Grace");
  await page.getByRole("textbox", { name: say("greeting.message") }).fill("From all of us");
  expect(await barriers(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole("textbox", { name: say("cover.for") })).toHaveValue("Grace");
  await save(page, say("cover.make")).click();
  await expect(page).toHaveURL(/\/edit\/[^/]+$/);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { story } = await coverNow(site, id);
  expect([story.occasion, story.greeting_message]).toEqual(["wedding", "From all of us"]);

  await to(page, site, read(story.tokens.recipient));
  await expect(page.getByText("From all of us")).toBeVisible();
});

test("[ROUTE-54] [STORY-18] a greeting is written, asked about, saved, and read by the recipient", {
  tag: onlyPhone,
}, async ({ open, site }) => {
  const { id, tokens } = await cardOf(site);
  const page = await open("owner", paths.greeting(id));
  await page.getByRole("textbox", { name: say("greeting.message") }).fill("From all of us");
  await page.getByRole("link", { name: say("cover.back") }).click();
  await expect(page).toHaveURL(
    new RegExp(withModal(paths.greeting(id), "discard-changes").replace("?", "\\?")),
  );
  await asks(page)
    .getByRole("button", { name: say("modals.keepEditing") })
    .click();
  await page.getByRole("textbox", { name: say("greeting.from") }).fill("The second floor");
  await save(page, say("greeting.save")).click();
  await expect(page).toHaveURL(new RegExp(`${paths.edit(id)}$`));
  await to(page, site, read(tokens.recipient));
  for (const words of ["From all of us", "The second floor"])
    await expect(page.getByText(words)).toBeVisible();
});
