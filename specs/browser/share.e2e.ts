import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { say } from "#web/words/index.ts";
import { look } from "./look.ts";
import { opening, silently } from "./sites.ts";
import { onlyPhone } from "./sizes.ts";
import { test as base, expect } from "./test.ts";

const test = base.extend({
  open: ({ context, site }, use) => silently(context, () => use(opening(context, site))),
});

test.use({ ownBrowser: true });

const file = (name: string) => fileURLToPath(new URL(`../fixtures/files/${name}`, import.meta.url));

/** Hands files to the product as a phone does: it posts them to the address that the manifest names. */
const share = async (page: Page, files: readonly string[]): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/shared", enctype: "multipart/form-data" });
    const input = document.createElement("input");
    Object.assign(input, { type: "file", name: "files", multiple: true, id: "sheet" });
    form.append(input);
    document.body.append(form);
  });
  await page.locator("#sheet").setInputFiles(files.map(file));
  await page.evaluate(() => document.querySelector<HTMLFormElement>("form:has(#sheet)")?.submit());
};

test("[MEDIA-11] photos from a phone’s share sheet go into the card that is chosen, over a reload, and once", {
  tag: onlyPhone,
}, async ({ open, newcomer }) => {
  for (const recipient_first_name of ["Nora", "Grace"])
    await newcomer.ask("createStory", {
      body: { occasion: "birthday", recipient_first_name },
    });
  const page = await open(newcomer, paths.home());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("home.heading"));
  await share(page, ["camp.jpg", "garden.jpg"]);
  await expect(page).toHaveURL(/\/shared$/);
  await expect(page).toHaveTitle(say("shared.heading"));
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(say("shared.photos", { n: 2 }));
  await expect(page.getByRole("img", { name: "garden.jpg" })).toBeVisible();
  await look(page);
  await page.reload();
  await page.getByRole("link", { name: /Nora/ }).click();
  const dialog = page.getByRole("dialog");
  for (const at of [1, 2])
    await expect(
      dialog.getByRole("button", { name: say("builder.photoMenu", { at }) }),
    ).toBeVisible();
  await dialog.getByRole("button", { name: say("builder.add"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(new URL(paths.shared, page.url()).href);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(say("shared.none"));
  await look(page);
});

test("[MEDIA-11] what is not wanted is thrown away, and nothing else is touched by the worker", async ({
  open,
  newcomer,
}) => {
  const page = await open(newcomer, paths.home());
  await share(page, ["camp.jpg"]);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(say("shared.noCards"));
  await page.getByRole("button", { name: say("shared.discard") }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
