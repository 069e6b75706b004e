import { expect, it } from "vitest";
import { reminderMaximum } from "#core/domain/reminder/index.ts";
import { importWords } from "#core/domain/words/index.ts";
import { as } from "#core/kernel/index.ts";
import { aReminder } from "#specs/contracts/records.ts";
import { inEnglish, spoken } from "#specs/fixtures/english.ts";
import { answered, codeOf, person } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";

const set = async () => {
  const service = makeService();
  const [ada, ben] = [await person(service, "Ada"), await person(service, "Ben")];
  const preview = async (body: object) =>
    answered(await ada.api("previewReminders", { body })).preview;
  const titles = async () =>
    answered(await ada.api("readReminders", {})).reminders.map(({ title }) => title);
  return { service, ada, ben, preview, titles };
};
type World = Awaited<ReturnType<typeof set>>;

const table = "Name,Birthday\nGrace Hopper,9 Dec 1906\nCharles Babbage,26 Dec 1815\nNo One,soon";
const taken = (found: Awaited<ReturnType<World["preview"]>>["found"]) =>
  found.map(({ line: _line, known: _known, ...rest }) => rest);
const refusalIn = (outcome: { ok: boolean; refusal?: unknown }) =>
  outcome.ok
    ? null
    : (outcome.refusal as { code: string; errors: { message: never }[]; message: never });

it("[REMIND-01] looking into a file changes nothing; importing adds what is chosen, once, and undoing takes it out", async () => {
  const { ada, ben, preview, titles } = await set();
  const own = {
    occasion: "wedding",
    recipient_first_name: "Own",
    occasion_date: "2027-05-12",
  } as const;
  answered(await ada.api("createReminder", { query: {}, body: own }));
  const seen = await preview({ text: table });
  expect(seen).toMatchObject({ unread_count: 1, left_out: 0, room: reminderMaximum - 1 });
  expect(seen.unread).toEqual([{ line: 4, text: "No One, soon", reason: "notDay" }]);
  expect(await titles()).toEqual(["Own's Wedding"]);

  const body = { reminders: taken(seen.found) };
  const { import_id, reminders } = answered(await ada.api("importReminders", { body }));
  expect(
    reminders.map(({ title, reminder_date, repeat }) => [title, reminder_date.slice(5), repeat]),
  ).toEqual([
    ["Grace's Birthday", "12-02", true],
    ["Charles's Birthday", "12-19", true],
  ]);
  expect((await preview({ text: table })).found.map(({ known }) => known)).toEqual([true, true]);
  const again = answered(await ada.api("importReminders", { body }));
  expect(again.reminders).toEqual([]);

  expect(codeOf(await ben.api("undoImport", { path: { id: import_id } }))).toBe("gone");
  expect(await titles()).toHaveLength(3);
  answered(await ada.api("undoImport", { path: { id: import_id } }));
  expect(await titles()).toEqual(["Own's Wedding"]);
  expect(codeOf(await ada.api("undoImport", { path: { id: import_id } }))).toBe("gone");
});

it("[REMIND-08] a card that was started from an imported reminder stays when the import is undone", async () => {
  const { service, ada, preview } = await set();
  const body = { reminders: taken((await preview({ text: table })).found) };
  const { import_id, reminders } = answered(await ada.api("importReminders", { body }));
  const card = { occasion: "birthday", from_reminder_id: reminders[0]?.id ?? "" } as const;
  const { story } = answered(await ada.api("createStory", { body: card }));
  expect(story.from_reminder_id).toBe(reminders[0]?.id);
  answered(await ada.api("undoImport", { path: { id: import_id } }));
  expect(await service.store.find("stories", story.id)).toMatchObject({ from_reminder_id: null });
});

it("[REMIND-01] what is handed out is recognised when it comes back", async () => {
  const { ada, preview, titles } = await set();
  const own = {
    occasion: "custom",
    title: "Tea; for two, of us",
    occasion_date: "2027-05-12",
  } as const;
  answered(await ada.api("createReminder", { query: {}, body: own }));
  const body = { reminders: taken((await preview({ text: table })).found) };
  answered(await ada.api("importReminders", { body }));
  const { calendar } = answered(await ada.api("exportReminders", {}));
  expect(calendar).toContain("X-WR-CALNAME:Fanfold: Reminders");
  const back = await preview({ text: calendar });
  expect(back.found.map(({ known, title }) => [known, title])).toEqual([
    [true, "Tea; for two, of us"],
    [true, null],
    [true, null],
  ]);
  expect(await titles()).toHaveLength(3);
});

it("[REMIND-01] a calendar is read at its address; why it isn’t is said under the address", async () => {
  const { service, ada, preview } = await set();
  const url = "webcal://calendars.example/family.ics";
  service.calendars.put(url, answered(await ada.api("exportReminders", {})).calendar);
  expect((await preview({ url })).found).toEqual([]);
  for (const reason of ["notAllowed", "unreachable", "refused", "tooSlow", "tooLarge"] as const) {
    service.calendars.refuse(url, reason);
    const refused = refusalIn(await ada.api("previewReminders", { body: { url } }));
    expect(spoken(refused?.errors)).toEqual([
      { field: "url", message: inEnglish(importWords[reason]) },
    ]);
  }
});

it("[REMIND-01] what is no file, has no days or is too much is said in words", async () => {
  const { ada } = await set();
  for (const [body, words] of [
    [{}, importWords.noSource],
    [{ text: "x", url: "https://a.example" }, importWords.noSource],
    [{ text: "%PDF\0" }, importWords.noFormat],
    [{ text: "Name,Town\nGrace,Arlington" }, importWords.noDays],
    [{ text: "x".repeat(1_000_001) }, importWords.tooLarge],
  ] as const) {
    const refused = refusalIn(await ada.api("previewReminders", { body }));
    expect(spoken(refused?.errors[0]?.message)).toBe(inEnglish(words));
  }
  const nothing = { body: { reminders: [] } };
  expect(codeOf(await ada.api("importReminders", nothing))).toBe("invalid");
  const noDay = { body: { reminders: [{ recipient_first_name: "Grace" }] } };
  expect(codeOf(await ada.api("importReminders", noDay))).toBe("invalid");
});

it("[REMIND-01] an account takes five hundred: what doesn’t fit is refused whole", async () => {
  const { service, ada, titles } = await set();
  const rows = Array.from({ length: reminderMaximum - 1 }, () => aReminder(as(ada.account.id)));
  await service.store.commit(
    rows.map((row) => ({ kind: "add", table: "reminders", row })),
    [],
  );
  const two = ["2027-03-01", "2027-03-02"].map((occasion_date) => ({ occasion_date }));
  const refused = refusalIn(await ada.api("importReminders", { body: { reminders: two } }));
  expect(spoken(refused?.message)).toBe(inEnglish(importWords.noRoom(1)));
  expect(await titles()).toHaveLength(reminderMaximum - 1);
  answered(await ada.api("importReminders", { body: { reminders: two.slice(1) } }));
});

it("[F-20] calendars are asked for fifteen times in a quarter of an hour, files looked into sixty times", async () => {
  const { service, ada, ben } = await set();
  const url = "https://calendars.example/a.ics";
  service.calendars.put(url, "Name,Birthday\nGrace,9 Dec 1906");
  const ask = (body: object) => ada.api("previewReminders", { body });
  for (let n = 0; n < 15; n++) answered(await ask({ url }));
  expect(refusalIn(await ask({ url }))).toMatchObject({ code: "limited", retryAfter: 900 });
  answered(await ben.api("previewReminders", { body: { url } }));
  for (let n = 16; n < 60; n++) answered(await ask({ text: table }));
  expect(codeOf(await ask({ text: table }))).toBe("limited");
});
