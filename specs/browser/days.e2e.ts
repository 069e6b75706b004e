import type { Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { addDays, dayHere } from "#core/domain/reminder/index.ts";
import { say } from "#web/words/index.ts";
import { bothSizes } from "./sizes.ts";
import { barriers, expect, scrollsSideways, test } from "./test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const isCalm = async (page: Page) => {
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
};

test("[SEND-04] a card is scheduled for a day and a time, changed, and its sending is cancelled", {
  tag: bothSizes,
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
  await page.getByRole("radio", { name: say("send.onADay") }).check({ force: true });
  await page.getByLabel(say("send.day"), { exact: true }).fill(day);
  await page.getByLabel(say("send.time"), { exact: true }).selectOption("18:30");
  await expect(page.getByText(say("send.staysOpen"))).toBeVisible();
  await isCalm(page);
  await button(page, say("send.schedule")).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Scheduled");
  await isCalm(page);
  expect(await coming()).toEqual([[day, "18:30"]]);

  await button(page, say("send.seeSchedule")).click();
  await button(page, say("send.changeWho", { email })).click();
  await expect(page.getByText(say("send.changing", { email }))).toBeVisible();
  await page.getByLabel(say("send.time"), { exact: true }).selectOption("07:00");
  await isCalm(page);
  await button(page, say("send.saveSchedule")).click();
  await expect.poll(coming).toEqual([[day, "07:00"]]);
  await button(page, say("send.seeSchedule")).click();

  await button(page, say("send.cancelWho", { email })).click();
  const sure = page.getByRole("alertdialog", { name: say("send.cancelSure", { email }) });
  await isCalm(page);
  await sure.getByRole("button", { name: say("send.cancelNo") }).click();
  await expect(sure).toHaveCount(0);
  expect(await coming()).toHaveLength(1);
  await button(page, say("send.cancelWho", { email })).click();
  await sure.getByRole("button", { name: say("send.cancelYes") }).click();
  await expect(page.getByText(say("send.cancelled"))).toBeVisible();
  await expect.poll(coming).toEqual([]);
  await isCalm(page);
});

test("[OPEN-26] how often news come is chosen in the account, and stays", {
  tag: bothSizes,
}, async ({ open, newcomer }) => {
  const page = await open(newcomer, paths.emails);
  const choice = (of: "daily" | "never") =>
    page.getByRole("radio", { name: say(`account.news_${of}`) });
  await choice("daily").check({ force: true });
  await expect(page.getByText(say("account.newsHelp_daily"))).toBeVisible();
  const news = async () => (await newcomer.ask("readEmails", {})).emails.news;
  await expect.poll(news).toBe("daily");
  await isCalm(page);
  await page.reload();
  await expect(choice("daily")).toBeChecked();
  await choice("daily").press("ArrowRight");
  await expect.poll(news).toBe("never");
  await expect(choice("never")).toBeChecked();
});

test("[REMIND-01] [OPEN-142] birthdays out of a table are looked into, taken, and taken back", {
  tag: bothSizes,
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
  await isCalm(page);
  await give("notes.csv", "only a note");
  await expect(page.getByRole("alert")).toBeVisible();
  await isCalm(page);
  await give("birthdays.csv", table);
  const heading = page.getByRole("heading", { level: 2, name: say("reminders.found", { n: 2 }) });
  await expect(heading).toBeFocused();
  await page.getByText(say("reminders.unread", { n: 1 })).click();
  await expect(page.getByRole("code").filter({ hasText: "Ada Lovelace" })).toBeVisible();
  await isCalm(page);
  await button(page, say("reminders.take", { n: 2 })).click();
  await expect(page).toHaveURL(/\/reminders$/);
  await expect(page.getByText(say("reminders.imported", { n: 2 }))).toBeVisible();
  expect(await kept()).toBe(2);
  await isCalm(page);
  await button(page, say("reminders.undoImport")).click();
  await expect.poll(kept).toBe(0);
  await isCalm(page);
});
