import type { Page } from "@playwright/test";
import { isResult, withModal } from "#core/domain/navigation/index.ts";
import { modalCases } from "./modals.ts";
import { test as base, expect } from "./test.ts";

/** Notes every dialog that is ever in the page, from its first moment on: a flash too. */
const noteDialogs = (): void => {
  const seen: string[] = [];
  Object.assign(window, { seenDialogs: seen });
  new MutationObserver(() => {
    for (const one of document.querySelectorAll("[role=dialog], [role=alertdialog]"))
      seen.push(one.textContent ?? "");
  }).observe(document, { childList: true, subtree: true, attributes: true });
};
const seenOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { seenDialogs: string[] }).seenDialogs);

const test = base.extend<{ readonly noted: undefined }>({
  noted: [
    async ({ context }, use) => {
      await context.addInitScript(noteDialogs);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The address has been tidied, and the page under it stands. */
const stands = async (page: Page) => {
  await expect.poll(() => new URL(page.url()).search).not.toContain("modal");
  await expect(page.locator("h1, h2").first()).toBeAttached();
};

for (const { name, who, at, params } of modalCases.filter(({ name }) => isResult(name)))
  test(`[F-10] ${name} claims nothing when it is opened from outside`, async ({ open, site }) => {
    const path = withModal(at(site), name, await params?.(site));
    const page = await open(who, path, { brought: false });
    await stands(page);
    expect(await seenOn(page)).toEqual([]);
  });

test("[F-25] nobody who is signed in sees the sign-in flash", async ({ open }) => {
  for (const path of ["/?modal=auth", "/shop?modal=auth", "/home?modal=auth"]) {
    const page = await open("owner", path);
    await stands(page);
    expect([path, await seenOn(page)]).toEqual([path, []]);
    await page.close();
  }
});

test("[F-25] who is signed out is asked, and the watch notices it", async ({ open }) => {
  const page = await open("nobody", "/shop?modal=auth");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect((await seenOn(page)).length).toBeGreaterThan(0);
});
