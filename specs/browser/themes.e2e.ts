import type { Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { themePaths } from "#core/domain/theme/index.ts";
import { say } from "#web/words/index.ts";
import { look } from "./look.ts";
import { plainCard } from "./site.ts";
import { expect, test } from "./test.ts";

test.use({ smallAtDesk: true });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("[THEME-16] a card is given a theme by the keys alone, its room is in those colours, and it can be undone", async ({
  open,
  site,
}) => {
  const card = await plainCard(site.owner, ["One"]);
  const theme = async () =>
    (await site.owner.ask("readCardTheme", { path: { id: card.id }, query: {} })).theme;
  const first = async () => (await theme()).colourset.colours[0];
  const page = await open("owner", paths.edit(card.id));
  await button(page, say("editor.colours")).press("Enter");
  const dialog = page.getByRole("dialog", { name: say("cardTheme.heading") });
  const asCover = dialog.getByRole("radio", { name: say("cardTheme.asCover") });
  await expect(asCover).toBeChecked();
  await asCover.focus();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: "Company" })).toBeChecked();
  await expect.poll(first).toBe("#1D3557");
  await look(page);

  await button(page, say("cardTheme.undo")).press("Enter");
  await expect(asCover).toBeChecked();
  await expect.poll(async () => (await theme()).playback).toBeNull();
  await dialog.getByLabel(say("cardTheme.colour", { n: 1 })).fill("#00aa55");
  await expect.poll(first).toBe("#00AA55");
  await button(page, say("cardTheme.done")).press("Enter");
  await expect(dialog).toBeHidden();

  const reader = await open("nobody", paths.recipient(card.recipient));
  await button(reader, say("recipient.open")).press("Enter");
  await expect(reader.getByRole("main", { name: say("player.card") })).toBeVisible();
  await reader.keyboard.press("ArrowRight");
  const near = () =>
    reader.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[style*='--near']")].map((one) =>
        one.style.getPropertyValue("--near"),
      ),
    );
  await expect
    .poll(async () => (await near()).some((one) => /^#[0-9a-f]{6}$/i.test(one)))
    .toBe(true);
});

test("[ROUTE-46] each page of themes has a title of its own", async ({ open, site }) => {
  const { id, set } = site.theme;
  for (const [who, path, title] of [
    ["owner", themePaths.create, say("themes.newHeading")],
    ["owner", themePaths.one(id), say("themes.editHeading")],
    ["owner", themePaths.share(set), say("themes.shareHeading")],
    ["stranger", themePaths.accept(set), say("themes.acceptHeading", { n: 1 })],
  ] as const) {
    const page = await open(who, path);
    await expect(page).toHaveTitle(new RegExp(title));
    await page.close();
  }
});

test("[FORM-14, THEME-19] what is no colour isn’t saved past, and a theme that is deleted meanwhile loses nothing", async ({
  open,
  newcomer,
}) => {
  const { theme } = await newcomer.ask("createTheme", {
    body: { name: "Spring", colourset: { colours: ["#123456"] } },
  });
  const page = await open(newcomer, themePaths.one(theme.id));
  const hex = page.getByLabel(say("themes.hex", { n: 1 }));
  const save = button(page, say("themes.save")).filter({ visible: true });
  await hex.fill("nonsense");
  await save.click();
  await expect(page.getByText(say("themes.notHex"))).toBeVisible();
  await expect(hex).toBeFocused();
  await look(page);
  await hex.fill("#00aa55");

  await newcomer.ask("deleteTheme", { path: { id: theme.id } });
  await save.click();
  await expect(page.getByText(say("theme.deletedElsewhere"))).toBeVisible();
  await save.click();
  await expect(page.getByRole("link", { name: "Spring" })).toBeVisible();
  const { themes } = await newcomer.ask("readThemes", {});
  expect(themes.map(({ name, colourset }) => [name, colourset.colours[0]])).toEqual([
    ["Spring", "#00AA55"],
  ]);
});

test("[THEME-12, THEME-13] a colour is taken from a picture or from the logo by the keys, and is seen on the card", async ({
  open,
  newcomer,
}) => {
  const { theme } = await newcomer.ask("createTheme", {
    body: { name: "Company", colourset: { colours: ["#123456"] } },
  });
  const page = await open(newcomer, themePaths.one(theme.id));
  const found = page.getByRole("group", { name: say("themes.found", { n: 1 }) });
  const hex = page.getByLabel(say("themes.hex", { n: 1 }));
  const files = "specs/fixtures/files";
  await page
    .locator('input[type="file"][name="photos"]')
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("milk") });
  await expect(page.getByText(say("themes.unreadPicture"))).toBeVisible();
  await page.locator('input[type="file"][name="photos"]').setInputFiles(`${files}/garden.jpg`);
  await expect(found.getByRole("radio").nth(3)).toBeVisible();
  await expect(page.getByText(say("themes.unreadPicture"))).toBeHidden();
  const third = await found.getByRole("radio").nth(2).getAttribute("value");
  await found.getByRole("radio").nth(2).press("Space");
  await expect(hex).toHaveValue(third ?? "");
  await look(page);

  await page.locator('input[type="file"][name="logo"]').setInputFiles(`${files}/logo-navy.png`);
  await button(page, say("logos.use")).press("Enter");
  await expect(page.getByRole("img", { name: "logo-navy.png" })).toBeVisible();
  await button(page, say("themes.save")).filter({ visible: true }).press("Enter");
  await page.getByRole("link", { name: "Company" }).press("Enter");
  await expect(hex).toHaveValue(third ?? "");
  await button(page, say("themes.fromLogo")).press("Enter");
  await expect(found.getByRole("radio")).not.toHaveCount(0);
  await found.getByRole("radio").first().press("Space");
  // the navy of its letters, and nothing of what is seen through
  await expect(hex).toHaveValue(/^#[0-3][0-9A-F][0-5][0-9A-F][4-9][0-9A-F]$/);
});

test("[THEME-14, THEME-15] a theme is made, moved and deleted by the keys alone", async ({
  open,
  site,
}) => {
  const names = async () =>
    (await site.stranger.ask("readThemes", {})).themes.map(({ name }) => name);
  const page = await open("stranger", paths.home());
  await button(page, say("shell.account")).press("Enter");
  await page.getByRole("menuitem", { name: say("shell.themes") }).press("Enter");
  await page.getByRole("link", { name: say("themes.add") }).press("Enter");
  const make = async (name: string) => {
    await page.getByLabel(say("themes.name")).fill(name);
    await page.getByLabel(say("themes.hex", { n: 1 })).fill("#123456");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name })).toBeVisible();
  };
  await make("Spring");
  await page.getByRole("link", { name: say("themes.add") }).press("Enter");
  await make("Autumn");
  await page
    .getByRole("button", { name: say("themes.move", { name: "Autumn", at: 2 }) })
    .press("ArrowUp");
  await expect.poll(names).toEqual(["Autumn", "Spring"]);
  await look(page);
  for (const name of ["Autumn", "Spring"]) {
    await page.getByRole("button", { name: say("themes.more", { name }) }).press("Enter");
    await page.getByRole("menuitem", { name: say("themes.delete") }).press("Enter");
    await expect(page.getByRole("link", { name })).toBeHidden();
  }
  // the last can be taken back for a while
  await expect.poll(names, { timeout: 15_000 }).toEqual([]);
});
