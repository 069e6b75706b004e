import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { addDays, dayHere } from "#core/domain/reminder/index.ts";
import { builderWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import { lettersTo } from "../assemblies/pages.ts";
import { test } from "./apart.ts";
import { known, soon } from "./known.ts";
import { look } from "./look.ts";
import { onlyPhone } from "./sizes.ts";
import { expect, press } from "./test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("[SEND-04] a card is scheduled for a day and a time, changed, and its sending is cancelled", {
  tag: onlyPhone,
}, async ({ open, newcomer }) => {
  const { story } = await newcomer.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Nora" },
  });
  const path = { id: story.id };
  const coming = async () =>
    (await newcomer.ask("readDeliveries", { path })).deliveries.map((one) => [
      one.deliver_on,
      one.deliver_at,
    ]);
  const day = addDays(dayHere(Date.now()), 9);
  const email = "nora@example.com";
  const page = await open(newcomer, paths.send(story.id, "email"));
  await page.getByRole("textbox", { name: say("send.theirEmail") }).fill(email);
  await press(page.getByRole("radio", { name: say("send.onADay") }));
  await page.getByLabel(say("send.day"), { exact: true }).fill(day);
  await page.getByLabel(say("send.time"), { exact: true }).selectOption("18:30");
  await expect(page.getByText(say("send.staysOpen"))).toBeVisible();
  await look(page, "send-schedule");
  await button(page, say("send.schedule")).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Scheduled");
  await look(page, "send-scheduled");
  expect(await coming()).toEqual([[day, "18:30"]]);

  await button(page, say("send.seeSchedule")).click();
  await button(page, say("send.changeWho", { email })).click();
  await expect(page.getByText(say("send.changing", { email }))).toBeVisible();
  await page.getByLabel(say("send.time"), { exact: true }).selectOption("07:00");
  await look(page, "send-schedule-change");
  await button(page, say("send.saveSchedule")).click();
  await expect.poll(coming).toEqual([[day, "07:00"]]);
  await button(page, say("send.seeSchedule")).click();

  await button(page, say("send.cancelWho", { email })).click();
  const sure = page.getByRole("alertdialog", { name: say("send.cancelSure", { email }) });
  await look(page, "send-schedule-cancel");
  await sure.getByRole("button", { name: say("send.cancelNo") }).click();
  await expect(sure).toHaveCount(0);
  expect(await coming()).toHaveLength(1);
  await button(page, say("send.cancelWho", { email })).click();
  await sure.getByRole("button", { name: say("send.cancelYes") }).click();
  await expect(page.getByText(say("send.cancelled"))).toBeVisible();
  await expect.poll(coming).toEqual([]);
  await look(page);
});

test("[SEND-04] what is scheduled is tried on oneself, signed by someone late, and goes out with what they wrote", async ({
  at,
  site,
  newcomer,
}) => {
  const { story } = await newcomer.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Nora" },
  });
  const email = `nora.${randomUUID()}@example.com`;
  await newcomer.ask("sendStory", {
    path: { id: story.id },
    body: {
      recipient_email: email,
      recipient_name: "Nora",
      deliver_on: addDays(dayHere(Date.now()), 9),
      deliver_at: "09:00",
      deliver_zone: "UTC",
    },
  });
  const letter = (to: string) =>
    soon(async () => (await lettersTo(site.address, to)).at(-1), `a mail to ${to}`);
  const owner = await at(newcomer, paths.send(story.id, "email"));
  await button(owner, say("send.test")).click();
  await expect(owner.getByText(say("send.testSent"))).toBeVisible();
  await expect
    .poll(async () => (await letter(newcomer.email)).subject)
    .toContain("Lin Example sent you a card");
  expect(await lettersTo(site.address, email)).toEqual([]);

  const late = "The cake is on me, as ever.";
  const tom = await known(site.address, "Tom", "Example", `tom.${randomUUID()}@example.com`);
  const signer = await at(tom, paths.contributor(story.tokens.group ?? ""));
  const builder = signer.getByRole("dialog", { name: inEnglish(builderWords.chooseType) });
  await builder.getByRole("button", { name: new RegExp(`^${say("kind.text")}`) }).click();
  await signer.getByRole("textbox", { name: say("builder.message") }).fill(late);
  await button(signer, say("builder.send")).click();
  await expect(signer.getByRole("dialog", { name: say("contributor.sent") })).toBeVisible();

  await button(owner, say("send.sendNowWho", { email })).click();
  const { links } = await letter(email);
  const card = await at("nobody", links.find((link) => link.startsWith("/unwrap/")) ?? "");
  await button(card, say("recipient.open")).click();
  await expect(card.getByText(late).first()).toBeAttached();
  await expect
    .poll(async () => {
      const path = { id: story.id };
      const { deliveries } = await newcomer.ask("readDeliveries", { path });
      return deliveries.map(({ state }) => state);
    })
    .toEqual(["opened"]);
});

test("[OPEN-26] how often news come is chosen in the account, and stays", {
  tag: onlyPhone,
}, async ({ open, newcomer }) => {
  const page = await open(newcomer, paths.emails);
  const choice = (of: "daily" | "never") =>
    page.getByRole("radio", { name: say(`account.news_${of}`) });
  await press(choice("daily"));
  await expect(page.getByText(say("account.newsHelp_daily"))).toBeVisible();
  const news = async () => (await newcomer.ask("readEmails", {})).emails.news;
  await expect.poll(news).toBe("daily");
  await look(page);
  await page.reload();
  await expect(choice("daily")).toBeChecked();
  await choice("daily").press("ArrowRight");
  await expect.poll(news).toBe("never");
  await expect(choice("never")).toBeChecked();
});

test("[REMIND-01] [OPEN-142] birthdays out of a table are looked into, taken, and taken back", {
  tag: onlyPhone,
}, async ({ open, newcomer }) => {
  const table = [
    "Name,Birthday",
    "Grace Hopper,9 Dec 1906",
    '"Babbage, Charles",26/12/1811',
    "Ada Lovelace,someday",
  ].join("\n");
  const kept = async () => (await newcomer.ask("readReminders", { query: {} })).reminders.length;
  const page = await open(newcomer, paths.importReminders);
  const give = (name: string, text: string) =>
    page
      .locator('input[type="file"][name="dates"]')
      .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(button(page, say("reminders.chooseFile"))).toBeVisible();
  await look(page);
  await give("notes.csv", "only a note");
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page);
  await give("birthdays.csv", table);
  const heading = page.getByRole("heading", { level: 2, name: say("reminders.found", { n: 2 }) });
  await expect(heading).toBeFocused();
  await page.getByText(say("reminders.unread", { n: 1 })).click();
  await expect(page.getByRole("code").filter({ hasText: "Ada Lovelace" })).toBeVisible();
  await look(page);
  await button(page, say("reminders.take", { n: 2 })).click();
  await expect(page).toHaveURL(/\/reminders$/);
  await expect(page.getByText(say("reminders.imported", { n: 2 }))).toBeVisible();
  expect(await kept()).toBe(2);
  await look(page);
  await button(page, say("reminders.undoImport")).click();
  await expect.poll(kept).toBe(0);
  await look(page);
});

test("[REMIND-01] [OPEN-142] birthdays out of a calendar file are chosen, taken and taken back", async ({
  open,
  newcomer,
}) => {
  const event = (day: string, summary: string) => [
    "BEGIN:VEVENT",
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${summary}`,
    "RRULE:FREQ=YEARLY",
    "END:VEVENT",
  ];
  const calendar = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...event("19061209", "Grace Hopper's Birthday"),
    ...event("18111226", "Charles Babbage's Birthday"),
    "END:VCALENDAR",
  ].join("\r\n");
  const kept = async () => (await newcomer.ask("readReminders", { query: {} })).reminders;
  const page = await open(newcomer, paths.importReminders);
  await page.locator('input[type="file"][name="dates"]').setInputFiles({
    name: "birthdays.ics",
    mimeType: "text/calendar",
    buffer: Buffer.from(calendar),
  });
  await expect(
    page.getByRole("heading", { level: 2, name: say("reminders.found", { n: 2 }) }),
  ).toBeFocused();
  await page.getByRole("checkbox", { name: /Charles/ }).uncheck({ force: true });
  await button(page, say("reminders.take", { n: 1 })).click();
  await expect(page).toHaveURL(/\/reminders$/);
  expect((await kept()).map(({ occasion_date, repeat }) => [occasion_date, repeat])).toEqual([
    ["1906-12-09", true],
  ]);
  await button(page, say("reminders.undoImport")).click();
  await expect.poll(async () => (await kept()).length).toBe(0);
});
