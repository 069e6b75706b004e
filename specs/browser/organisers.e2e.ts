import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { addDays, dayHere } from "#core/domain/reminder/index.ts";
import { peopleWords, signInWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import { lettersTo } from "../assemblies/pages.ts";
import { test } from "./apart.ts";
import { type Known, known, soon } from "./known.ts";
import { look, settled } from "./look.ts";
import type { LivingSite } from "./site.ts";
import { onlyPhone } from "./sizes.ts";
import { expect } from "./test.ts";

const someone = (site: LivingSite, name: string) =>
  known(site.address, name, "Example", `${name.toLowerCase()}.${randomUUID()}@example.com`);

/** A card whose messages are approved first, with somebody in its group. */
const cardWith = async (owner: Known, helper: Known) => {
  const { story } = await owner.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Nora" },
  });
  const { id } = story;
  const group = { type: "group", value: story.tokens.group ?? "" } as const;
  await owner.ask("changeStory", { path: { id }, body: { content_moderation: true } });
  await helper.ask("joinStory", { path: group });
  return { id, group };
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const entry = async (page: Page, who: string, words: string) => {
  await button(page, say("group.more", { who })).click();
  await page.getByRole("menuitem", { name: words }).click();
  // while a question is on its way in, its buttons would be missed
  await settled(page);
};
const isCalm = async (page: Page, name?: string) => {
  // a button that has just done its work is on its way back to its colours
  await expect(page.locator("button[aria-busy]")).toHaveCount(0);
  await look(page, name);
};

test("[ROLE-06] somebody is named an organiser, approves a message, and is one of the group again", {
  tag: onlyPhone,
}, async ({ at, site, newcomer }) => {
  const tom = await someone(site, "Tom");
  const card = await cardWith(newcomer, tom);
  await site.contributor.ask("joinStory", { path: card.group });
  await site.contributor.ask("createSlide", {
    query: { story_id: card.id },
    body: { type: "text", variant: "letter", description: "The cake is on me." },
  });

  const owner = await at(newcomer, paths.group(card.id));
  await entry(owner, "Tom Example", say("group.nameEntry"));
  const ask = owner.getByRole("alertdialog", {
    name: say("group.nameSure", { who: "Tom Example" }),
  });
  await expect(button(owner, say("group.cancel"))).toBeFocused();
  await isCalm(owner);
  await ask.getByRole("button", { name: say("group.nameYes") }).click();
  const line = owner.getByRole("listitem").filter({ hasText: "Tom Example" });
  await expect(line).toContainText(say("group.helps"));
  await isCalm(owner, "organisers");

  const helper = await at(tom, paths.home("contributed"));
  await expect(helper.getByText(say("home.noContributed"))).toBeVisible();
  await helper.getByRole("link", { name: new RegExp(`^${say("home.created")}`) }).click();
  const desk = helper.getByRole("list", { name: say("home.created") });
  await desk.getByRole("button", { name: /Nora/ }).click();
  await expect(helper.getByRole("menuitem", { name: say("home.delete") })).toHaveCount(0);
  await helper.getByRole("menuitem", { name: say("home.leave") }).click();
  await isCalm(helper);
  await button(helper, say("group.cancel")).click();
  await desk.getByRole("link", { name: /Nora/ }).first().click();
  await expect(helper).toHaveURL(new RegExp(paths.edit(card.id)));
  await expect(helper.getByRole("link", { name: say("editor.cover") })).toBeVisible();
  await expect(button(helper, say("editor.logo"))).toHaveCount(0);
  await helper.goto(new URL(withModal(paths.edit(card.id), "upgrade"), site.address).href);
  await expect(helper.getByText(say("upgrade.notYours", { organiser: "Lin" }))).toBeVisible();
  await expect(helper.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
  await isCalm(helper);
  await helper.goto(new URL(paths.contributions(card.id), site.address).href);
  await button(helper, say("contributions.approveWho", { who: "Sam Example" })).click();
  await expect
    .poll(async () => (await newcomer.ask("readStory", { path: { id: card.id } })).story.slides)
    .toContainEqual(
      expect.objectContaining({ description: "The cake is on me.", status: "approved" }),
    );
  await isCalm(helper);
  await helper.goto(new URL(paths.group(card.id), site.address).href);
  await expect(helper.getByText(say("group.helps"))).toBeVisible();
  await expect(helper.getByRole("heading", { name: say("handOver.heading") })).toHaveCount(0);
  await isCalm(helper);

  await entry(owner, "Tom Example", say("group.unnameEntry"));
  await button(owner, say("group.unnameYes")).click();
  await expect(line).not.toContainText(say("group.helps"));
});

test("[ROLE-06] whoever the card is for is not named an organiser, nor offered it, and the page says why", {
  tag: onlyPhone,
}, async ({ at, site, newcomer }) => {
  const tom = await someone(site, "Tom");
  const card = await cardWith(newcomer, tom);
  await newcomer.ask("sendStory", {
    path: { id: card.id },
    body: {
      recipient_email: tom.email,
      recipient_name: "Tom",
      deliver_on: addDays(dayHere(Date.now()), 9),
      deliver_at: "09:00",
      deliver_zone: "UTC",
    },
  });
  const owner = await at(newcomer, paths.group(card.id));
  await entry(owner, "Tom Example", say("group.nameEntry"));
  await button(owner, say("group.nameYes")).click();
  const notices = owner.getByRole("region", { name: say("shell.notices") });
  await expect(notices).toContainText(inEnglish(peopleWords.helpsNotOwnCard));
  const line = owner.getByRole("listitem").filter({ hasText: "Tom Example" });
  await expect(line).not.toContainText(say("group.helps"));
  await isCalm(owner);

  await entry(owner, "Tom Example", say("handOver.offer"));
  await button(owner, say("handOver.send")).click();
  const asked = owner.getByRole("dialog", { name: say("handOver.askWho", { who: "Tom Example" }) });
  await expect(asked).toContainText(inEnglish(peopleWords.offeredToRecipient));
  await isCalm(owner);
  await asked.getByRole("button", { name: say("shell.close") }).click();
  const offers = owner.getByRole("region", { name: say("handOver.heading") });
  await offers.getByRole("button", { name: say("handOver.offer") }).click();
  const field = owner.getByRole("textbox", { name: say("handOver.email") });
  await field.fill(tom.email);
  await button(owner, say("handOver.send")).click();
  await expect(field).toHaveAccessibleDescription(inEnglish(peopleWords.offeredToRecipient));
  await isCalm(owner);
});

test("[ROLE-06] a card is offered, taken over once in two tabs, and whoever owned it helps", {
  tag: onlyPhone,
}, async ({ at, site, newcomer }) => {
  const tom = await someone(site, "Tom");
  const card = await cardWith(newcomer, tom);
  const linkOf = (email: string) =>
    soon(
      async () =>
        (await lettersTo(site.address, email))
          .flatMap(({ links }) => links)
          .findLast((link) => link.startsWith("/handover/")),
      `offer for ${email}`,
    );

  const owner = await at(newcomer, paths.group(card.id));
  const offers = owner.getByRole("region", { name: say("handOver.heading") });
  await offers.getByRole("button", { name: say("handOver.offer") }).click();
  const field = owner.getByRole("textbox", { name: say("handOver.email") });
  await field.fill("not an address");
  await button(owner, say("handOver.send")).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await isCalm(owner);
  const other = `nell.${randomUUID()}@example.com`;
  await field.fill(other);
  await button(owner, say("handOver.send")).click();
  await expect(offers).toContainText(say("handOver.offered", { who: other }));
  await button(owner, say("handOver.withdraw")).click();
  await expect(offers).toContainText(say("handOver.rowHelp"));
  const late = await at("nobody", await linkOf(other));
  await expect(late.getByRole("heading", { level: 1 })).toHaveText(say("handOver.withdrawn"));
  await isCalm(late, "hand-over-withdrawn");

  await entry(owner, "Tom Example", say("handOver.offer"));
  await expect(
    owner.getByRole("dialog", { name: say("handOver.askWho", { who: "Tom Example" }) }),
  ).toBeVisible();
  await isCalm(owner);
  await button(owner, say("handOver.send")).click();
  await expect(offers).toContainText(say("handOver.offered", { who: "Tom Example" }));
  await isCalm(owner, "hand-over-offered");

  const link = await linkOf(tom.email);
  const stranger = await at("nobody", link);
  await button(stranger, say("handOver.logIn")).click();
  await expect(stranger.getByRole("dialog", { name: inEnglish(signInWords.signIn) })).toBeVisible();
  const first = await at(tom, link);
  const second = await at(tom, link);
  await expect(first.getByRole("heading", { level: 1 })).toContainText("Nora");
  await isCalm(first, "hand-over");
  await button(first, say("handOver.yes")).click();
  await expect(first.getByRole("heading", { level: 1 })).toHaveText(say("handOver.done"));
  await isCalm(first, "hand-over-done");
  await button(second, say("handOver.yes")).click();
  await expect(second.getByRole("heading", { level: 1 })).toHaveText(say("handOver.done"));
  await first.getByRole("link", { name: say("handOver.toCard") }).click();
  await expect(first).toHaveURL(new RegExp(paths.edit(card.id)));

  await owner.reload();
  await expect(offers).toHaveCount(0);
  const people = owner.getByRole("listitem").filter({ has: owner.locator("b") });
  await expect(people.filter({ hasText: "Tom Example" })).toContainText(say("group.madeThis"));
  await expect(people.filter({ hasText: "Lin Example" })).toContainText(say("group.helps"));
});
