import type { Page } from "@playwright/test";
import { say } from "#web/words/index.ts";
import { lettersTo } from "../assemblies/pages.ts";
import { walk } from "../assemblies/walk.ts";
import type { LivingSite } from "./site.ts";
import { opening, silently } from "./sites.ts";
import { onlyPhone } from "./sizes.ts";
import { barriers, test as base, expect } from "./test.ts";
import { tierWords, tierWordsIn } from "./tierWords.ts";

const test = base.extend({
  open: ({ context, unsold }, use) => silently(context, () => use(opening(context, unsold))),
});

test.use({ ownBrowser: true });
// one after the other, for all of them on one server: each worker would start one of its own
test.describe.configure({ mode: "default" });

/** Everything that is read on a page, with eyes or with ears. */
const readOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")];
    return [
      document.title,
      document.body.innerText,
      ...named.flatMap((one) =>
        ["aria-label", "title", "placeholder", "alt"].map((name) => one.getAttribute(name) ?? ""),
      ),
    ].join("\n");
  });

const places: readonly (readonly [
  who: "nobody" | "owner" | "contributor" | "recipient",
  path: (site: LivingSite) => string,
  shows: RegExp,
])[] = [
  ["nobody", () => "/#questions", /Before you start/],
  ["nobody", () => "/pricing", /One card\./],
  ["nobody", () => "/howitworks/overview", /One card\./],
  ["nobody", () => "/?bundles=true&type=postal&quantity=5&purchase=true#pricing", /One card\./],
  ["nobody", () => "/?utm_source=email&utm_campaign=branded25", /One card\./],
  ["nobody", () => "/?modal=faq", /Where is my password\?|What can people add\?/],
  ["nobody", () => "/terms", /Who you are agreeing with/],
  ["nobody", () => "/privacy", /Who is responsible/],
  ["nobody", () => "/corporate-terms", /Using Fanfold at work/],
  ["nobody", () => "/shop/birthday", /Birthday/],
  ["nobody", () => '/shop?modal=tooltip&params={"name":"waiting"}', /Birthday/],
  ["owner", () => "/home", /Grace/],
  ["owner", () => "/account", /Priya/],
  ["owner", () => "/account/bundles", /Priya/],
  ["owner", () => "/account/payments", /Priya/],
  ["owner", ({ full }) => `/edit/${full.id}`, /Messages/],
  ["owner", ({ full }) => `/edit/${full.id}?modal=upgrade`, /Messages/],
  ["owner", ({ full }) => `/edit/${full.id}?modal=contribution-builder`, /message/i],
  ["owner", ({ full }) => `/edit/${full.id}/settings`, /everyone who signed/],
  ["owner", ({ card }) => `/edit/${card.id}/approve_contributions`, /And the\s+cake\s+too/],
  ["owner", ({ full }) => `/edit/${full.id}/group`, /link/],
  ["owner", ({ full }) => `/edit/${full.id}/send`, /email|link/i],
  ["owner", ({ full }) => `/edit/${full.id}/send/post`, /email|link/i],
  ["contributor", ({ card }) => `/group/${card.group}`, /Grace/],
  ["contributor", ({ card }) => `/group/${card.group}/slides`, /coffee/],
  ["recipient", ({ card }) => `/r/${card.recipient}`, /Grace/],
];

test.describe("[F-35] [OPEN-169] where nothing is sold", () => {
  test("the words that are looked for are those of the catalogue", () => {
    expect(tierWords.length).toBeGreaterThan(40);
    for (const said of ["Free for up to five messages", "You’ve used 6 of 5 messages."])
      expect(tierWordsIn(said)).not.toEqual([]);
  });

  for (const who of ["nobody", "owner", "contributor", "recipient"] as const)
    test(`${who} reads nothing of it on any page`, async ({ open, unsold: site }) => {
      const own = places.filter(([whose]) => whose === who);
      expect(own.length).toBeGreaterThan(0);
      const page = await open(who, "/shop");
      for (const [, path, shows] of own) {
        // what led somebody here is read as the app begins
        if (path(site).includes("utm_")) await page.goto(site.address + path(site));
        else await walk(page, path(site));
        await expect.poll(() => readOn(page), path(site)).toMatch(shows);
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        expect([path(site), tierWordsIn(await readOn(page))]).toEqual([path(site), []]);
        await expect
          .poll(() => page.url())
          .not.toMatch(/modal=(?:upgrade|bundle|tooltip)|\/post$|\/account\/./);
      }
    });

  test("neither is there anything of it in the menu, nor does a sixth message ask for it", {
    tag: onlyPhone,
  }, async ({ open, unsold: site }) => {
    for (const who of ["nobody", "owner"] as const) {
      const page = await open(who, "/");
      const menu = page.getByRole("button", { name: who === "owner" ? "Your account" : "Menu" });
      await expect(menu).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await menu.click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
      expect(tierWordsIn(await readOn(page))).toEqual([]);
      await page.close();
    }
    const page = await open("owner", `/edit/${site.full.id}`);
    await expect(page.getByText("Six", { exact: true }).first()).toBeVisible();
    await page
      .getByRole("button", { name: say("editor.add") })
      .first()
      .click();
    await expect(page).toHaveURL(/modal=contribution-builder/);
  });

  test("nor in any email, nor in what the page says before it runs", async ({
    unsold: site,
    request,
  }) => {
    for (const { email } of [site.owner, site.contributor, site.recipient])
      for (const letter of await lettersTo(site.address, email))
        expect(tierWordsIn(`${letter.subject}\n${letter.text}`)).toEqual([]);
    for (const path of ["/", "/shop", `/watch/${site.watch}`]) {
      const html = await (await request.get(site.address + path)).text();
      expect(tierWordsIn(html.replace(/<(style|script)[\s\S]*?<\/\1>/g, ""))).toEqual([]);
    }
  });
});
