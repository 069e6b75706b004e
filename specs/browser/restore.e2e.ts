import type { Page } from "@playwright/test";
import { say } from "#web/words/index.ts";
import { lettersTo } from "../assemblies/pages.ts";
import { movedAddress } from "./site.ts";
import { onlyPhone } from "./sizes.ts";
import { barriers, expect, scrollsSideways, test } from "./test.ts";

const pictures = process.env.PICTURES;
const picture = async (page: Page, name: string): Promise<void> => {
  if (pictures !== undefined)
    await page.screenshot({ path: `${pictures}/${name}.jpg`, type: "jpeg", quality: 80 });
};

test(
  "[F-08] the way back shows what it would do, does it when pressed, and is used from then on",
  { tag: onlyPhone },
  async ({ open, site }, { project }) => {
    const name = "Ines";
    const [before, after] = [`${name}@example.com`, `${name}.moved@example.com`].map((email) =>
      email.toLowerCase(),
    ) as [string, string];
    const path = await movedAddress(site.address, name);
    const page = await open("nobody", path);
    await expect(page).toHaveTitle(say("restore.title"));
    const said = page.getByRole("main");
    await expect(said).toContainText(before);
    await expect(said).toContainText(after);
    await picture(page, `restore-asked-${project.name}`);
    expect(await barriers(page)).toEqual([]);
    // opened twice more, it is as it was
    await page.reload();
    await page.getByRole("button", { name: say("restore.yes") }).click();
    await expect(page).toHaveTitle(say("restore.done"));
    await picture(page, `restore-done-${project.name}`);
    expect(await barriers(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await expect
      .poll(async () => (await lettersTo(site.address, after)).map(({ subject }) => subject))
      .toContain("Your Fanfold email address was changed back");
    await page.reload();
    await expect(page).toHaveTitle(say("restore.used"));
    await picture(page, `restore-used-${project.name}`);
    expect(await barriers(page)).toEqual([]);
    await said.getByRole("link", { name: say("restore.logIn") }).click();
    await expect(page).toHaveURL(/\/login$/);
  },
);
