import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { say } from "#web/words/index.ts";
import { look } from "./look.ts";
import { plainCard } from "./site.ts";
import { onlyPhone } from "./sizes.ts";
import { expect, test } from "./test.ts";

test.use({ smallAtDesk: true });

/** A word mark on nothing, navy or white. */
const file = async (name: string, colour: "navy" | "white") => ({
  name,
  mimeType: "image/png",
  buffer: await readFile(join("specs/fixtures/files", `logo-${colour}.png`)),
});
const pick = (page: Page, given: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type="file"][name="logo"]').setInputFiles(given);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const shown = (page: Page) => page.getByRole("img", { name: say("logos.shown") });

test("[LOGO-04] a logo is chosen for a card, cut, sized by the keys, and seen by whoever opens it", {
  tag: onlyPhone,
}, async ({ open, site }) => {
  const card = await plainCard(site.owner, ["One"]);
  const page = await open("owner", withModal(paths.edit(card.id), "logo"));
  const dialog = page.getByRole("dialog", { name: say("logos.heading") });
  await expect(dialog.getByText(say("logos.kinds"))).toBeVisible();
  await look(page);

  await pick(page, { name: "acme.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(dialog.getByRole("alert")).toContainText("export a PNG");
  await pick(page, await file("acme.png", "navy"));
  await dialog.getByRole("radio", { name: say("logos.wide") }).press("Space");
  await expect(dialog.getByRole("group", { name: say("logos.cropHelp") })).toBeVisible();
  await button(page, say("logos.use")).press("Enter");
  const own = dialog.getByRole("img", { name: "acme.png" });
  await expect(own).toBeVisible();
  const size = dialog.getByRole("slider", { name: say("logos.size") });
  await size.focus();
  for (let n = 0; n < 4; n++) await page.keyboard.press("ArrowRight");
  await expect(size).toHaveAttribute("aria-valuetext", "120%");
  const links = async () =>
    (await site.owner.ask("readBranding", { path: { id: card.id }, query: {} })).logo_links;
  await expect.poll(async () => (await links())[0]?.scale).toBe(1.2);
  await look(page);

  await button(page, say("logos.remove")).press("Enter");
  await expect(dialog.getByText(say("logos.removed"))).toBeVisible();
  await expect(own).toBeHidden();
  await button(page, say("logos.undo")).press("Enter");
  await expect(own).toBeVisible();
  await button(page, say("editor.done")).click();

  const reader = await open("nobody", paths.recipient(card.recipient));
  await expect(shown(reader)).toBeVisible();
  await look(reader);
  const read = await open("nobody", paths.recipientReader(card.recipient));
  await expect(shown(read)).toBeVisible();
});

test("[LOGO-01] a white logo on nothing stands on a dark ground", { tag: onlyPhone }, async ({
  open,
  site,
}) => {
  const page = await open("owner", `/themes/${site.theme.id}`);
  const panel = page.getByRole("region", { name: say("logos.heading") }).first();
  await expect(panel.getByText(say("logos.ofTheme"))).toBeVisible();
  await pick(page, await file("white.png", "white"));
  await button(page, say("logos.use")).click();
  const own = panel.getByRole("img", { name: "white.png" });
  await expect(own).toBeVisible();
  await expect(own.locator("xpath=..")).toHaveCSS("background-color", "rgb(36, 27, 54)");
  await look(page);
  await button(page, say("logos.remove")).click();
});
