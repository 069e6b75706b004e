import type { Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { say } from "#web/words/index.ts";
import { lettersTo } from "../assemblies/pages.ts";
import { keptDrafts } from "./drafts.ts";
import { bothSizes, onlyPhone } from "./sizes.ts";
import { barriers, expect, press, scrollsSideways, test } from "./test.ts";

const pictures = process.env.PICTURES;
const picture = async (page: Page, name: string): Promise<void> => {
  if (pictures !== undefined)
    await page.screenshot({ path: `${pictures}/${name}.jpg`, type: "jpeg", quality: 80 });
};
/** On a phone the profile is a page of its own. */
const profileAt = (project: string): string =>
  project === "phone" ? paths.profile : paths.account;
const field = (page: Page, words: Parameters<typeof say>[0]) =>
  page.getByRole("textbox", { name: say(words) });
const button = (page: Page, words: Parameters<typeof say>[0]) =>
  page.getByRole("button", { name: say(words), exact: true });

test(
  "[ROUTE-38] [ROUTE-39] [ROUTE-41] the account is one page, and on a phone the profile a page of its own",
  { tag: bothSizes },
  async ({ open }, { project }) => {
    const isPhone = project.name === "phone";
    const page = await open("stranger", paths.account);
    await expect(page).toHaveTitle(say("account.title"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("account.title"));
    await expect(field(page, "auth.firstName")).toHaveCount(isPhone ? 0 : 1);
    await picture(page, `account-${project.name}`);
    expect(await barriers(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    if (isPhone) {
      await page
        .getByRole("main")
        .getByRole("link", { name: say("account.profile") })
        .click();
      await expect(page).toHaveTitle("Profile");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
      await picture(page, `account-profile-${project.name}`);
      expect(await barriers(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await page.getByRole("link", { name: say("account.back") }).click();
      await expect(page).toHaveTitle(say("account.title"));
    } else {
      await page.goto(new URL(paths.profile, page.url()).href);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("account.title"));
      await expect(field(page, "auth.firstName")).toHaveValue("Lin");
    }
    // contacts, and what was paid for
    for (const words of ["postal.contacts", "payments.credits", "payments.heading"] as const)
      await expect(
        page
          .getByRole("main")
          .getByRole(isPhone ? "link" : "heading", { name: say(words), exact: true }),
      ).toBeVisible();
  },
);

test("[OPEN-44] [MODAL-16] [FORM-06] a name is asked for, saved and told; what is typed outlives a reload", async ({
  open,
  newcomer,
}, { project }) => {
  const page = await open(newcomer, profileAt(project.name));
  const first = field(page, "auth.firstName");
  await first.fill("");
  await button(page, "account.saveName").click();
  await expect(page.getByText("Please type in your first name")).toBeVisible();
  await first.fill("x".repeat(60));
  await expect(first).toHaveValue("x".repeat(50));
  await first.fill("Linda");
  await expect.poll(() => keptDrafts(page)).toContain("Linda");
  await page.reload();
  await expect(first).toHaveValue("Linda");
  await button(page, "account.saveName").click();
  const told = page.getByRole("dialog", { name: say("modals.nameChanged") });
  await expect(told).toBeVisible();
  await expect(told).toContainText("Linda");
  await told.getByRole("button", { name: say("modals.nameChangedOk") }).click();
  await expect(told).toBeHidden();
  await page.reload();
  await expect(first).toHaveValue("Linda");
});

test(
  "[ACCT-03] [API-04] [ERR-01] a new address waits for its code, through a wrong one and a reload",
  { tag: onlyPhone },
  async ({ open, site, newcomer }, { project }) => {
    const page = await open(newcomer, profileAt(project.name));
    const next = `next.${newcomer.email}`;
    const email = field(page, "auth.email");
    await email.fill("not an address");
    await button(page, "account.sendCode").click();
    await expect(page.getByText("Your email doesn’t look right")).toBeVisible();
    await email.fill("priya@example.com");
    await button(page, "account.sendCode").click();
    await expect(page.getByText("Another account already uses this email address")).toBeVisible();
    await email.fill(next);
    await button(page, "account.sendCode").click();
    const code = field(page, "auth.code");
    await expect(code).toBeFocused();
    await picture(page, `account-code-${project.name}`);
    expect(await barriers(page)).toEqual([]);
    await expect.poll(() => keptDrafts(page)).toContain("contextId");
    await page.reload();
    await code.fill("wrong1");
    await expect(page.getByText("Code is invalid. Please request another.")).toBeVisible();
    const sent = async () => (await lettersTo(site.address, next)).findLast((l) => l.code)?.code;
    await expect.poll(sent).toBeTruthy();
    await code.fill((await sent()) ?? "");
    await expect(page.getByText(say("account.newAddress", { email: next }))).toBeVisible();
    await expect(email).toHaveValue(next);
    await picture(page, `account-changed-${project.name}`);
  },
);

test("[ACCT-04] [OPEN-60] hiding the address is kept at once", async ({ open, newcomer }, {
  project,
}) => {
  const page = await open(newcomer, profileAt(project.name));
  const hide = page.getByRole("switch", { name: say("account.hide") });
  await expect(hide).not.toBeChecked();
  await hide.click();
  await expect(page.getByText(say("account.hidden"))).toBeVisible();
  await expect
    .poll(async () => {
      await page.reload();
      return hide.isChecked();
    })
    .toBe(true);
  await hide.click();
  await expect(page.getByText(say("account.shown"))).toBeVisible();
  await expect
    .poll(async () => {
      await page.reload();
      await hide.waitFor();
      return hide.isChecked();
    })
    .toBe(false);
});

test(
  "[ACCT-07] [CONTRIB-13] cards are laid out as chosen, here and after a reload",
  { tag: bothSizes },
  async ({ open, newcomer }, { project }) => {
    await newcomer.ask("createStory", {
      body: { occasion: "thanks", recipient_first_name: "Tom" },
    });
    const page = await open(newcomer, paths.home());
    const cards = page.getByRole("list", { name: say("home.created") });
    const wide = async () => (await cards.getByRole("link").first().boundingBox())?.width ?? 0;
    const choose = (words: Parameters<typeof say>[0]) =>
      press(page.getByRole("radio", { name: say(words) }));
    await expect(page.getByRole("radio", { name: say("layout.grid_2x") })).toBeChecked();
    const large = await wide();
    await choose("layout.grid_3x");
    await expect.poll(wide).toBeLessThan(large);
    await picture(page, `home-small-${project.name}`);
    await choose("layout.list");
    await expect.poll(wide).toBeGreaterThan(large);
    expect(await barriers(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await picture(page, `home-list-${project.name}`);
    await page.reload();
    await expect(page.getByRole("radio", { name: say("layout.list") })).toBeChecked();
    expect(await page.evaluate(() => sessionStorage.getItem("preferences-4"))).toContain(
      '"view_as_cards":"list"',
    );
  },
);

test(
  "[OPEN-46] [MODAL-10] the back button asks before a name that is not saved is left, and goes on with a yes",
  { tag: bothSizes },
  async ({ open }, { project }) => {
    const page = await open("stranger", paths.home());
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const here = profileAt(project.name);
    await button(page, "shell.account").click();
    await page.getByRole("menuitem", { name: say("account.title") }).click();
    const isPhone = project.name === "phone";
    if (isPhone) {
      const profile = page.getByRole("main").getByRole("link", { name: say("account.profile") });
      await profile.click();
    }
    const first = field(page, "auth.firstName");
    await first.fill("Linnea");
    const at = () => new URL(page.url()).pathname + new URL(page.url()).search;
    const question = page.getByRole("alertdialog", { name: say("modals.discard") });
    // on a phone the account itself lies between
    const leave = () => page.evaluate((steps) => window.history.go(-steps), isPhone ? 2 : 1);
    await leave();
    await expect(question).toBeVisible();
    expect(at()).toBe(`${here}?modal=discard-changes`);
    expect(await barriers(page)).toEqual([]);
    await page.goBack();
    await expect(question).toBeHidden();
    await expect.poll(at).toBe(here);
    await expect(first).toHaveValue("Linnea");
    await leave();
    await button(page, "modals.discardYes").click();
    await expect.poll(at).toBe(paths.home());
  },
);
