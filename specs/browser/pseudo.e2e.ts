import type { Page } from "@playwright/test";
import { gallery, labelOf } from "#core/domain/cover/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { occasions } from "#core/domain/occasion/index.ts";
import { say } from "#web/words/index.ts";
import { walk } from "../assemblies/walk.ts";
import { accented, cutOff, englishOn, pseudo } from "./pseudo.ts";
import type { LivingSite } from "./site.ts";
import { onlyPhone } from "./sizes.ts";
import { expect, scrollsSideways, test } from "./test.ts";

/**
 * A cover's name is that of a work, and its title is written on the card, in the card's language; longer ones before
 * what is within them.
 */
const own: readonly string[] = [
  ...occasions.flatMap(({ title }) => [
    title("Grace"),
    title("Tom"),
    title("Ada"),
    title("Edith"),
    title(""),
  ]),
  ...gallery().flatMap(({ covers }) => covers.map(({ label }) => label)),
  labelOf("default", "default"),
  "With love from",
].sort((a, b) => b.length - a.length);

/** What people wrote, their names and the brand. */
const written = `You make Mondays bearable, and Fridays better still. Monday’s coffee is on me. And the cake too.
  Our summer. I read it twice. Priya priya Sam sam Lin Grace Tom Ada Otto Edith Clarke Example Fanfold
  Company Aa #90BE6D #43AA8B
  First Light Greensleeves Scarborough Fair Auld Lang Syne Traditional`;
const words = new Set(written.match(/[\p{L}’]+/gu));

/** Where pictures of the screens go, to be looked at; none are taken unless it is said. */
const pictures = process.env.PSEUDO_PICTURES;

type Stop = readonly [name: string, at: (site: LivingSite) => string, there: string];
const a = accented;

/** Looks at a screen once it is there: words, window and boxes. */
const look = async (page: Page, name: string, there: string): Promise<void> => {
  await test.step(name, async () => {
    await expect(
      page
        .getByText(there)
        .or(page.getByLabel(there))
        .or(page.getByPlaceholder(there))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page.locator("[aria-busy=true]").filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    await expect.soft
      .poll(() => englishOn(page, own, words), { message: `${name}: English`, timeout: 4000 })
      .toEqual([]);
    await expect.soft
      .poll(() => cutOff(page), { message: `${name}: cut off`, timeout: 4000 })
      .toEqual([]);
    expect.soft(await scrollsSideways(page), `${name}: scrolls sideways`).toBe(false);
    if (pictures !== undefined)
      await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
  });
};

const travel = async (page: Page, site: LivingSite, stops: readonly Stop[]): Promise<void> => {
  for (const [name, at, there] of stops) {
    await walk(page, at(site));
    await look(page, name, there);
  }
};

const ofNobody: readonly Stop[] = [
  ["landing", () => paths.landing, a("shell.makeCard")],
  ["shop", () => paths.shop("birthday"), a("shop.for")],
  ["login", () => paths.login, a("auth.email")],
  ["refusal", ({ closed }) => paths.contributor(closed.group), a("contributor.ask")],
  ["missing", () => "/no/such/page", a("shell.goHome")],
  ["thanks", ({ full }) => paths.thanks(full.recipient), a("thanks.send")],
  ["reader", ({ card }) => paths.recipientReader(card.recipient), a("reader.print")],
  ["private-link", () => paths.privateLink("none"), a("privateLink.open")],
  ["unsubscribe", ({ unsubscribe }) => unsubscribe, a("unsubscribe.leave")],
  ["unwrap", ({ card }) => paths.unwrap(card.recipient), a("recipient.open")],
];

const ofOwner: readonly Stop[] = [
  ["home", () => paths.home(), a("home.makeCard")],
  ["profile", () => paths.profile, a("account.saveName")],
  ["create", () => paths.create, a("cover.make")],
  ["cover", ({ card }) => paths.cover(card.id), a("cover.save")],
  ["editor", ({ card }) => paths.edit(card.id), a("editor.add")],
  ["greeting", ({ card }) => paths.greeting(card.id), a("greeting.save")],
  ["reminder", ({ reminder }) => paths.shopForReminder(reminder), a("shop.occasions")],
  [
    "builder-types",
    ({ card }) => withModal(paths.edit(card.id), "contribution-builder", {}),
    a("kind.location"),
  ],
  [
    "builder-text",
    ({ card }) => withModal(paths.edit(card.id), "contribution-builder", { slideType: "text" }),
    a("builder.message"),
  ],
  [
    "builder-photos",
    ({ card }) => withModal(paths.edit(card.id), "contribution-builder", { slideType: "photos" }),
    a("builder.choosePhotos"),
  ],
  ["group", ({ card }) => paths.group(card.id), a("group.copy")],
  ["invite", ({ card }) => withModal(paths.group(card.id), "invite"), a("group.addresses")],
  ["contributions", ({ card }) => paths.contributions(card.id), a("contributions.heading")],
  ["settings", ({ card }) => paths.settings(card.id), a("settings.moderation")],
  ["send-email", ({ card }) => paths.send(card.id, "email"), a("send.theirEmail")],
  ["send-link", ({ card }) => paths.send(card.id, "link"), a("send.copy")],
  ["account", () => paths.account, a("account.profile")],
  ["credits", () => paths.credits, a("payments.buy")],
  ["orders", () => paths.payments, a("payments.heading")],
  ["upgrade", ({ card }) => withModal(paths.edit(card.id), "upgrade"), a("upgrade.title")],
  ["soundtrack", ({ card }) => withModal(paths.edit(card.id), "soundtrack"), a("soundtrack.title")],
  ["logo", ({ card }) => withModal(paths.edit(card.id), "logo"), a("logos.heading")],
  ["colours", ({ card }) => withModal(paths.edit(card.id), "colours"), a("cardTheme.heading")],
  ["themes", () => "/themes", a("themes.heading")],
  ["theme-new", () => "/themes/create", a("themes.newHeading")],
  ["reminders-import", () => paths.importReminders, a("reminders.chooseFile")],
  ["shared", () => paths.shared, a("shared.home")],
  ["thank-you", ({ card }) => paths.thankYou(card.id), a("thankYou.hide")],
];

test.describe("every text is in the catalogue, and there is room for one that is 40 % longer", () => {
  test("[SHELL-04] to those who come by a link", { tag: onlyPhone }, async ({ open, site }) => {
    const page = await open("nobody", `/thumbnail_generator?locale=${pseudo}`);
    await travel(page, site, ofNobody);
    await page.getByRole("button", { name: a("recipient.open") }).click();
    await look(page, "player", a("player.pause"));
    await page.keyboard.press("Space");
    for (let i = 0; i < 8; i++) await page.keyboard.press("ArrowRight");
    await look(page, "end", a("recipient.again"));
  });

  test("it is chosen in the footer by keys, spoken at once, and the next time", {
    tag: onlyPhone,
  }, async ({ open }) => {
    const page = await open("nobody", paths.landing);
    const choice = page.getByRole("contentinfo").getByRole("combobox");
    await choice.focus();
    await page.keyboard.press("End");
    await expect(page.getByRole("heading", { name: a("landing.pricing") })).toBeAttached();
    await expect(choice).toBeFocused();
    await look(page, "landing-switched", a("shell.makeCard"));
    await page.reload();
    await look(page, "landing-again", a("shell.makeCard"));
    await choice.selectOption("en");
    await expect(page.getByRole("heading", { name: say("landing.pricing") })).toBeAttached();
  });

  test("[SHELL-04] to who makes a card", { tag: onlyPhone }, async ({ open, site }) => {
    const page = await open("owner", paths.account);
    await page.getByRole("combobox", { name: say("language.label") }).selectOption(pseudo);
    await look(page, "account-switched", a("language.changed"));
    await travel(page, site, ofOwner);
  });
});
