import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { headlessShell } from "#specs/support/browser.ts";
import { screens } from "../assemblies/pages.ts";
import { PageBuilding } from "../cast/page/building.ts";
import { say } from "../cast/page/see.ts";
import { keptDrafts } from "./drafts.ts";
import { type AtBrowser, atBrowser } from "./people.ts";
import type { LivingSite } from "./site.ts";
import { onlyPhone } from "./sizes.ts";
import { test as base, expect } from "./test.ts";

const test = base.extend({ baseURL: ({ site }, use) => use(site.address) });
test.use({ ownBrowser: true });
test.setTimeout(180_000);

let people = 0;
const newcomer = () => {
  people += 1;
  return { email: `priya.${people}@example.com`, network: `10.2.0.${people}` };
};
const siteOf = ({ address }: LivingSite) => ({
  address,
  screen: "desktop" as const,
  faults: [] as string[],
});

test.describe("three real tabs", () => {
  const priya = async (context: BrowserContext, site: LivingSite): Promise<AtBrowser> => {
    const { email, network } = newcomer();
    await context.setExtraHTTPHeaders({ "x-forwarded-for": network });
    return atBrowser(context, siteOf(site), "Priya", email);
  };
  const open = async (context: BrowserContext, path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const keeps = (page: Page) => page.evaluate(() => sessionStorage.getItem("auth-4") !== null);

  test("[AUTH-27][AUTH-49] a logout is in every tab within a second, a sign-in as well", async ({
    context,
    site,
  }) => {
    // what each tab hears and when, by the one clock of the machine
    await context.addInitScript(() => {
      const told: { event: string; at: number }[] = [];
      Object.assign(globalThis, { told });
      const note = (message: { type?: string; message?: { event?: string } }) => {
        if (message?.type === "auth")
          told.push({ event: message.message?.event ?? "", at: Date.now() });
      };
      const post = BroadcastChannel.prototype.postMessage;
      BroadcastChannel.prototype.postMessage = function (message) {
        note(message);
        return post.call(this, message);
      };
      const remove = Storage.prototype.removeItem;
      Storage.prototype.removeItem = function (key) {
        if (key === "auth-4") told.push({ event: "out", at: Date.now() });
        return remove.call(this, key);
      };
    });
    const { person, pages } = await priya(context, site);
    await person.account.signIn();
    const first = pages.page;
    const refreshes: string[] = [];
    context.on("request", (request) => {
      if (request.url().endsWith("/auth/refresh")) refreshes.push(request.url());
    });
    const second = await open(context, paths.home());
    const third = await open(context, paths.account);
    for (const page of [second, third]) {
      await expect.poll(() => keeps(page)).toBe(true);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    expect(refreshes, "a new tab is signed in by the others").toEqual([]);

    await person.account.signOut();
    type Noted = { told: { event: string; at: number }[] };
    const at = (page: Page, event: string) =>
      page.evaluate(
        (name) =>
          (globalThis as never as Noted).told.findLast((one) => one.event === name)?.at ?? 0,
        event,
      );
    for (const page of [second, third]) {
      await expect.poll(() => new URL(page.url()).pathname).toBe(paths.landing);
      expect(await keeps(page)).toBe(false);
    }
    const said = await at(first, "logout");
    expect(said).toBeGreaterThan(0);
    for (const page of [second, third]) {
      const out = await at(page, "out");
      expect(out - said).toBeGreaterThanOrEqual(0);
      expect(out - said).toBeLessThan(1000);
    }

    await person.account.signIn();
    for (const page of [second, third]) await expect.poll(() => keeps(page)).toBe(true);
  });

  test("[AUTH-31][OPEN-10] a duplicated tab goes on beside its original", async ({
    context,
    site,
  }) => {
    const { person, pages } = await priya(context, site);
    await person.account.signIn();
    const [twin] = await Promise.all([
      context.waitForEvent("page"),
      pages.page.evaluate((path) => void window.open(path), paths.home()),
    ]);
    await expect.poll(() => keeps(twin)).toBe(true);
    // both find their token worn out at once, as after a night
    const wear = (page: Page) =>
      page.evaluate(() => {
        const auth = JSON.parse(sessionStorage.getItem("auth-4") ?? "{}");
        sessionStorage.setItem("auth-4", JSON.stringify({ ...auth, accessToken: "worn" }));
      });
    for (const page of [twin, pages.page]) await wear(page);
    await Promise.all([twin.reload(), pages.page.reload()]);
    for (const page of [twin, pages.page]) {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(paths.home());
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem("auth-4")))
        .not.toContain("worn");
    }
  });

  test("[AUTH-36][AUTH-49][ROUTE-11] the mailed link in another tab takes the first one along", async ({
    context,
    site,
  }) => {
    const { person, pages, at } = await priya(context, site);
    await person.account.arrive();
    await person.shop.startCard("Grace");
    await person.desk.goOn("send");
    await person.account.seesAskedFor();
    const { page } = pages;
    await page.getByRole("textbox", { name: say("auth.email") }).fill(pages.email);
    await page.getByRole("button", { name: say("auth.sendCode") }).click();
    await page.getByRole("textbox", { name: say("auth.firstName") }).fill("Priya");
    await page.getByRole("textbox", { name: say("auth.lastName") }).fill("Example");
    await page.getByRole("button", { name: say("auth.done") }).click();
    const letter = await pages.letter(
      ({ links }) => links.some((l) => l.startsWith("/auth?")),
      "a link",
    );
    const link = letter.links.find((path) => path.startsWith("/auth?")) ?? "";
    const other = await open(context, link);
    await other.getByRole("main").getByRole("button").first().click();
    const send = paths.send(at.cast.card.id);
    for (const tab of [other, page])
      await expect.poll(() => new URL(tab.url()).pathname).toBe(send);
  });
});

test.describe("back the next day", () => {
  const day = 86_400_000;

  /** The browser really is another process each time; what it has is in its profile. */
  const launch = (site: LivingSite, profile: string, isMobile: boolean, network: string) =>
    chromium.launchPersistentContext(profile, {
      ...headlessShell(),
      ...(isMobile ? screens.phone : screens.desktop),
      baseURL: site.address,
      locale: "en-GB",
      reducedMotion: "reduce",
      extraHTTPHeaders: { "x-forwarded-for": network },
    });

  for (const isSignedIn of [false, true]) {
    const ids = isSignedIn ? "[AUTH-24][OPEN-10]" : "[AUTH-25][OPEN-10]";
    test(`${ids} in the middle of a card, ${isSignedIn ? "with" : "without"} an account`, {
      tag: isSignedIn ? onlyPhone : [],
    }, async ({ isMobile, site }) => {
      const profile = await mkdtemp(join(tmpdir(), "fanfold-profile-"));
      const { email, network } = newcomer();
      const before = await launch(site, profile, isMobile, network);
      const monday = atBrowser(before, siteOf(site), "Priya", email);
      if (isSignedIn) await monday.person.account.signIn();
      else await monday.person.account.arrive();
      await monday.person.shop.startCard("Grace");
      await monday.person.desk.writeText("You make Mondays bearable");
      const add = (page: Page) => page.getByRole("button", { name: say("editor.add") }).last();
      await add(monday.pages.page).click();
      await new PageBuilding(monday.at, say("builder.add")).text("And Fridays bet", "Priya");
      await expect.poll(() => keptDrafts(monday.pages.page)).toContain("And Fridays bet");
      await before.close();

      const after = await launch(site, profile, isMobile, network);
      await after.clock.setSystemTime(Date.now() + day);
      const tuesday = atBrowser(after, siteOf(site), "Priya", email, monday.at.cast.card);
      await tuesday.person.desk.comeBack();
      await tuesday.person.desk.seesMessages(["You make Mondays bearable"]);
      await add(tuesday.pages.page).click();
      const message = tuesday.pages.page.getByRole("textbox", { name: say("builder.message") });
      await expect(message).toHaveValue("And Fridays bet");
      if (isSignedIn) {
        await tuesday.pages.go(paths.home());
        expect(tuesday.pages.path).toBe(paths.home());
        await tuesday.person.account.seesCard("created", "Grace");
      }
      expect([...monday.pages.site.faults, ...tuesday.pages.site.faults]).toEqual([]);
      await after.close();
      await rm(profile, { recursive: true, force: true });
    });
  }
});
