import type { Page } from "@playwright/test";
import { builderWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import { picture, settled } from "./look.ts";
import { modalCases } from "./modals.ts";
import type { Screen } from "./screen.ts";
import { screens } from "./screens.ts";
import { bothSizes, onlyPhone } from "./sizes.ts";
import { barriers, expect, reachedByKeys, scrollsSideways, test } from "./test.ts";

test.use({ movingAtDesk: true });

/** Closed doors and empty rooms are looked at, not shown. */
const aside = /missing|gone|private|of-another|empty|not-found/;

/** Whether the table of modals opens it at a desk, where it is the same (`modals.e2e.ts`). */
const isOpened = ({ name }: Screen): boolean =>
  modalCases.some((modal) => name === `modal-${modal.name}`);

for (const screen of screens)
  test(
    `${screen.name}: opens, is named, has no barrier and is worked by keys`,
    { tag: isOpened(screen) ? onlyPhone : bothSizes },
    async ({ travel, visit, site }, { project }) => {
      const open = screen.loads ? visit : travel;
      const page = await open(screen.who, screen.at(site));
      if (screen.underBuilder) {
        const builder = page.getByRole("dialog", { name: inEnglish(builderWords.chooseType) });
        await builder.getByRole("button", { name: say("shell.close") }).click();
        await expect(builder).toBeHidden();
      }
      const ground = screen.isModal
        ? page
            .getByRole("dialog", { name: screen.title })
            .or(page.getByRole("alertdialog", { name: screen.title }))
        : page.locator("body");
      const [role, name] = screen.main;
      const main = ground.getByRole(role, { name }).filter({ visible: true }).first();
      await expect(main).toBeVisible();
      if (!screen.isModal) await expect(page).toHaveTitle(screen.title);
      await settled(page);
      if (!aside.test(screen.name)) await picture(page, screen.name);
      expect(await scrollsSideways(page), "scrolls sideways").toBe(false);
      if (project.name === "phone") await fitsNarrow(page);
      expect(await barriers(page)).toEqual([]);
      const isThere = () => main.evaluate((one) => one.matches(":focus, :focus-within"));
      if (project.name === "phone" && !isOpened(screen)) {
        // the way there is gone at a desk, and is the same
        await main.focus();
        expect(await isThere(), `${name} takes the focus`).toBe(true);
      } else expect(await reachedByKeys(page, isThere), `keys reach ${name}`).toBe(true);
    },
  );

/** On the narrowest phone there is, or in a desk's window at four times its size, as soon as what moves has moved. */
const fitsNarrow = async (page: Page): Promise<void> => {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...size, width: 320 });
  await expect.poll(() => scrollsSideways(page), "scrolls sideways, narrow").toBe(false);
  // what is beside the window in a modal is cut off, not scrolled to
  const beside = () =>
    page
      .locator("[data-modal] :is(button, a)")
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
          .map((one) => one.textContent),
      );
  await expect.poll(beside, "beside the window, narrow").toEqual([]);
  // a note may lie in the last column, where it would make the page wider, or before its neighbour
  const beyond = () =>
    page.locator("ul[data-layout] > li [data-tone]").evaluateAll((all) =>
      all
        .filter((one) => {
          const card = one.closest("li")?.getBoundingClientRect();
          return (
            one.getBoundingClientRect().right > (card?.right ?? 0) + 1 ||
            one.scrollWidth > one.clientWidth
          );
        })
        .map((one) => one.textContent),
    );
  await expect.poll(beyond, "wider than its card, narrow").toEqual([]);
  await page.setViewportSize(size);
};
