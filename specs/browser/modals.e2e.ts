import type { Page } from "@playwright/test";
import {
  isResult,
  modalNames,
  paths,
  withModal,
  withoutModal,
} from "#core/domain/navigation/index.ts";
import { builderWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import { modalCases } from "./modals.ts";
import { barriers, expect, scrollsSideways, test } from "./test.ts";

const pathOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
const dialogs = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));
const named = (page: Page, name: string | RegExp) =>
  page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));
/** The page under a modal takes neither focus nor pointer, and readers do not meet it. */
const isShutOff = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    return main?.closest("[inert], [aria-hidden=true]") != null;
  });
/** Whether the focus is in the page under the modal. */
const isUnder = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.getElementById("app")?.contains(document.activeElement) === true);
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)))
        .map((one) => one.finished),
    ),
  );

test("the table has each modal once", () => {
  expect(modalCases.map(({ name }) => name).sort()).toEqual([...modalNames].sort());
});

for (const { name, id, who, at, not, params, title } of modalCases)
  test(`[${id}] [MODAL-01] [MODAL-02] ${name} opens by its address, and only where it may`, async ({
    travel,
    visit,
    site,
  }) => {
    const asked = await params?.(site);
    const path = at(site);
    // a result is shown to the page that brought it about
    const open = isResult(name) ? visit : travel;
    const page = await open(who, withModal(path, name, asked));
    const dialog = named(page, title);
    await expect(dialog).toBeVisible();
    expect(withoutModal(pathOf(page))).toBe(path);
    await expect
      .poll(() => dialog.evaluate((one) => one.contains(document.activeElement)), "has the focus")
      .toBe(true);
    await expect.poll(() => isShutOff(page), "the page under it is shut off").toBe(true);
    await settled(page);
    expect(await scrollsSideways(page), "scrolls sideways").toBe(false);
    expect(await barriers(page)).toEqual([]);
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      expect(await isUnder(page), "the page under it is not reached by keys").toBe(false);
    }

    await page.keyboard.press("Escape");
    await expect(dialogs(page)).toHaveCount(0);
    expect(pathOf(page)).toBe(path);
    expect(await isShutOff(page)).toBe(false);

    if (not === null) return;
    const elsewhere = not(site);
    await open(who, withModal(elsewhere, name, asked));
    await expect.poll(() => new URL(page.url()).search).not.toContain("modal");
    await expect(page.locator("h1, h2").first()).toBeAttached();
    await expect(dialogs(page)).toHaveCount(0);
  });

test("[MODAL-01] [OPEN-42] back closes what was opened, and closing leaves nothing behind to go back to", async ({
  open,
  site,
}) => {
  const edit = `/edit/${site.card.id}`;
  const page = await open("owner", "/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(new URL(edit, site.address).href);
  const menu = page.getByRole("button", { name: say("editor.menu") });
  const dialog = page.getByRole("alertdialog", { name: say("editor.deleteSure") });
  const ask = async () => {
    await menu.click();
    await page.getByRole("menuitem", { name: say("editor.deleteCard") }).click();
    await expect(dialog).toBeVisible();
    expect(pathOf(page)).toBe(`${edit}?modal=delete-card`);
  };
  await ask();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(pathOf(page)).toBe(edit);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => pathOf(page)).toBe(edit);
  await expect(menu, "the focus is where it was").toBeFocused();

  await ask();
  // as hasty people do: the second one must not leave the page
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => pathOf(page)).toBe(edit);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe("/home");
});

test("[MODAL-10] [BUILD-15] [OPEN-46] changes are asked about before they are lost, and kept when one goes on", async ({
  open,
  site,
}) => {
  const edit = `/edit/${site.card.id}`;
  const builder = withModal(edit, "contribution-builder", { slideType: "text" });
  const page = await open("owner", edit);
  await page.goto(new URL(builder, site.address).href);
  const field = page.getByRole("textbox", { name: say("builder.message") });
  await field.fill("Half a");
  await page.getByRole("button", { name: say("shell.close") }).click();
  const question = page.getByRole("alertdialog", { name: say("builder.discardNew") });
  await expect(question).toBeVisible();
  expect(pathOf(page)).toBe(`${edit}?modal=discard-changes`);
  await expect(question.getByRole("button", { name: say("modals.keepEditing") })).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect.poll(() => pathOf(page)).toBe(builder);
  await expect(field).toHaveValue("Half a");

  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: say("modals.keepEditing") }).click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue("Half a");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: say("modals.discardYes") }).click();
  await expect(dialogs(page)).toHaveCount(0);
  await expect.poll(() => pathOf(page)).toBe(edit);

  // opened on the page, the back button leads out of it, and asks the same question in the same place
  const kinds = page.getByRole("dialog", { name: inEnglish(builderWords.chooseType) });
  const begin = async () => {
    await page
      .getByRole("button", { name: say("editor.add") })
      .filter({ visible: true })
      .first()
      .click();
    await kinds.getByRole("button", { name: new RegExp(`^${say("kind.text")}`) }).click();
    await field.fill("Half a");
  };
  await begin();
  const here = pathOf(page);
  await page.goBack();
  await expect(question).toBeVisible();
  expect(pathOf(page)).toBe(`${edit}?modal=discard-changes`);
  await question.getByRole("button", { name: say("modals.keepEditing") }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => pathOf(page)).toBe(here);
  await expect(field).toHaveValue("Half a");
  await page.goBack();
  await question.getByRole("button", { name: say("modals.discardYes") }).click();
  await expect(dialogs(page)).toHaveCount(0);
  await expect.poll(() => pathOf(page)).toBe(edit);

  // two steps at once, as out of the list behind the back button, are both taken after a yes
  await page.getByRole("link", { name: say("editor.greeting") }).click();
  await expect.poll(() => pathOf(page)).toBe(paths.greeting(site.card.id));
  await page.getByRole("link", { name: say("cover.back") }).click();
  await expect.poll(() => pathOf(page)).toBe(edit);
  await begin();
  await page.evaluate(() => window.history.go(-2));
  await question.getByRole("button", { name: say("modals.discardYes") }).click();
  await expect.poll(() => pathOf(page)).toBe(paths.greeting(site.card.id));
});

test("[MODAL-24] [MODAL-15] [MODAL-23] from slide to slide, from photos to a message, out of the shop", async ({
  open,
  site,
}) => {
  const edit = `/edit/${site.card.id}`;
  const page = await open("owner", "/shop");
  await page.getByRole("button", { name: say("shell.account") }).click();
  await page.getByRole("menuitem", { name: say("shell.signOut") }).click();
  const sure = page.getByRole("alertdialog", { name: say("shell.signOut") });
  await sure.getByRole("button", { name: say("shell.stay") }).click();
  await expect(sure).toBeHidden();
  await expect.poll(() => pathOf(page)).toBe("/home");

  await page.goto(new URL(edit, site.address).href);
  await page
    .getByRole("button", { name: /^Text from/ })
    .first()
    .click();
  await page.getByRole("button", { name: say("modals.next") }).click();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogs(page)).toHaveCount(0);
  await expect.poll(() => pathOf(page)).toBe(edit);

  await page.getByRole("button", { name: say("editor.menu") }).click();
  await page.getByRole("menuitem", { name: say("modals.library") }).click();
  const photos = page.getByRole("dialog", { name: say("modals.library") });
  await photos.getByRole("button", { name: say("modals.libraryPick", { at: 2 }) }).click();
  await photos.getByRole("button", { name: say("modals.libraryUse", { n: 1 }) }).click();
  await expect(
    page.getByRole("button", { name: say("builder.photoMenu", { at: 1 }) }),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: say("builder.title") })).toBeVisible();
});

test("[MODAL-29] a modal comes and goes in 350 ms, and at once for whoever wants no motion", async ({
  open,
}) => {
  const page = await open("nobody", "/?modal=faq");
  const dialog = page.getByRole("dialog", { name: say("modals.faq") });
  await expect(dialog).toBeVisible();
  const lasting = () =>
    dialog.evaluate((one) =>
      getComputedStyle(one).transitionDuration.split(",").map(Number.parseFloat),
    );
  for (const one of await lasting()) expect(one).toBeLessThanOrEqual(0.001);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const one of await lasting()) expect(one).toBeCloseTo(0.35, 2);
});
