import { describe, expect, it } from "vitest";
import { reminderMaximum } from "#core/domain/reminder/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { as } from "#core/kernel/index.ts";
import { aReminder } from "#specs/contracts/records.ts";
import { inEnglish, spoken } from "#specs/fixtures/english.ts";
import { answered, cardOf, codeOf, person, refusalOf } from "#specs/fixtures/messages.ts";
import { browser, makeService } from "#specs/fixtures/service.ts";

const day = "2027-05-12";
const set = async () => {
  const service = makeService();
  const ada = await person(service, "Ada");
  const ben = await person(service, "Ben");
  const add = (body: object = {}, query = {}) =>
    ada.api("createReminder", { query, body: { occasion_date: day, ...body } });
  return { service, ada, ben, add };
};

describe("reminders", () => {
  it("[REMIND-01][API-69][API-71] are added, listed, read, changed and deleted by their owner", async () => {
    const { ada, ben, add } = await set();
    const { reminder } = answered(
      await add({ occasion: "birthday", recipient_name: "Grace  Brewster Hopper" }),
    );
    expect(reminder).toMatchObject({
      title: "Grace's Birthday",
      recipient_first_name: "Grace",
      recipient_last_name: "Brewster Hopper",
      days_before: 7,
      repeat: false,
      reminder_date: "2027-05-05",
    });
    const path = { id: reminder.id };
    expect(answered(await ada.api("readReminders", {})).reminders).toEqual([reminder]);
    expect(answered(await ada.api("readReminder", { path })).reminder).toEqual(reminder);
    const changed = answered(await ada.api("changeReminder", { path, body: { days_before: 1 } }));
    expect(changed.reminder).toEqual({
      ...reminder,
      days_before: 1,
      reminder_date: "2027-05-11",
    });
    expect(codeOf(await ben.api("readReminder", { path }))).toBe("forbidden");
    expect(answered(await ben.api("readReminders", {})).reminders).toEqual([]);
    answered(await ada.api("deleteReminder", { path }));
    expect(codeOf(await ada.api("readReminder", { path }))).toBe("notFound");
  });

  it("[REMIND-03][API-72] what is not sent keeps its value; an emptied title is built again", async () => {
    const { ada, add } = await set();
    const whole = {
      title: "Cake!",
      occasion: "wedding",
      recipient_first_name: "Grace",
      recipient_email: "grace@people.test",
      days_before: 14,
      repeat: true,
      reminder_offset: 5.5,
    };
    const { reminder } = answered(await add(whole));
    expect(reminder).toMatchObject(whole);
    const path = { id: reminder.id };
    expect(answered(await ada.api("changeReminder", { path, body: {} })).reminder).toEqual(
      reminder,
    );
    const body = { title: "", recipient_email: "" };
    expect(answered(await ada.api("changeReminder", { path, body })).reminder).toMatchObject({
      title: "Grace's Wedding",
      recipient_email: null,
      days_before: 14,
    });
  });

  it("[API-68][REMIND-08][REMIND-09] of a card: what is not sent is as the card says; cards started from one are shown with it", async () => {
    const { service, ada, ben, add } = await set();
    const card = await cardOf(service, ada, { occasion_date: day });
    const path = { id: card.id };
    const made = await ada.api("createReminder", { query: { story_id: card.id }, body: {} });
    const { reminder } = answered(made);
    expect(reminder).toMatchObject({ title: "Robin's Birthday", occasion_date: day, stories: [] });
    expect(
      codeOf(await ben.api("createReminder", { query: { story_id: card.id }, body: {} })),
    ).toBe("forbidden");
    answered(await add());
    expect(answered(await ada.api("readStoryReminders", { path })).reminders).toEqual([reminder]);

    const body = { occasion: "birthday", from_reminder_id: reminder.id } as const;
    const { story } = answered(await ada.api("createStory", { body }));
    // the card knows whose day it is and when, for whoever reminds of it (REMIND-06)
    expect(story.occasion_date).toBe(day);
    const other = { ...body, occasion: "wedding" } as const;
    const wedding = answered(await ada.api("createStory", { body: other })).story;
    expect([wedding.occasion_date, wedding.from_reminder_id]).toEqual([null, reminder.id]);
    answered(await ada.api("deleteStory", { path: { id: wedding.id } }));
    const foreign = answered(await ben.api("createStory", { body }));
    const visitor = answered(await browser(service).api("createStory", { body }));
    const madeUp = answered(
      await ada.api("createStory", { body: { ...body, from_reminder_id: "made-up" } }),
    );
    // [F-26] somebody else's, or one that is gone, is no reason not to begin a card: it is left out
    for (const other of [foreign, visitor, madeUp])
      expect(await service.store.find("stories", other.story.id)).toMatchObject({
        from_reminder_id: null,
      });
    const read = () => ada.api("readReminder", { path: { id: reminder.id } });
    expect(answered(await read()).reminder.stories.map(({ id }) => id)).toEqual([story.id]);
    answered(await ada.api("deleteReminder", { path: { id: reminder.id } }));
    expect(await service.store.find("stories", story.id)).toMatchObject({ from_reminder_id: null });
  });

  it("[OPEN-139][API-71] refuses what is no day, no choice and no hour, in words", async () => {
    const { ada, add } = await set();
    const nothing = await ada.api("createReminder", { query: {}, body: {} });
    expect(spoken(refusalOf(nothing))).toBe(inEnglish(peopleWords.noOccasionDate));
    for (const [body, words] of [
      [{ occasion_date: "1799-12-31" }, "Please choose a year between 1800 and 2199"],
      [{ occasion_date: "2027-02-30" }, "Please enter a date"],
      [{ occasion_date: "0001-02-03" }, "Please choose a year between 1800 and 2199"],
      [{ days_before: 5 }, "Please choose 1, 3, 7, 14 days"],
      [{ reminder_offset: 99 }, "Please enter hours between -12 and 14"],
    ] as const)
      expect(refusalOf(await add(body)), JSON.stringify(body)).toContain(words);
    expect(codeOf(await add({ recipient_name: `${"a".repeat(80)} b` }))).toBe("invalid");
  });

  it("[REMIND-01] an account holds five hundred and no more", async () => {
    const { service, ada, add } = await set();
    const rows = Array.from({ length: reminderMaximum - 1 }, () => aReminder(as(ada.account.id)));
    await service.store.commit(
      rows.map((row) => ({ kind: "add", table: "reminders", row })),
      [],
    );
    answered(await add());
    expect(spoken(refusalOf(await add()))).toBe(inEnglish(peopleWords.tooManyReminders));
  });
});
