import { expect, it, test } from "vitest";
import type { AccountId } from "#core/kernel/index.ts";
import type { ReminderRecord } from "../reminder.ts";
import { readCalendar } from "./calendar.ts";
import { entryOf } from "./write.ts";

const reminder: ReminderRecord = {
  ...{ id: "r1", version: 1, account_id: "a1" as AccountId, story_id: null, import_id: null },
  ...{ title: null, recipient_first_name: "", recipient_last_name: "", recipient_email: null },
  ...{ occasion: "work anniversary", occasion_date: "2020-03-01", days_before: 3, repeat: true },
  ...{ reminder_offset: 0, remind_on: null, remind_for: null, reminded_for: null },
  created_on: "2026-11-24T00:00:00Z",
};

it("[REMIND-02] a reminder is written as an entry of a calendar", () => {
  expect(entryOf(reminder, "Five years")).toEqual({
    ...{ uid: "r1@reminders.fanfold", summary: "Five years", day: "2020-03-01" },
    ...{ yearly: true, daysBefore: 3, own: { OCCASION: "work anniversary" } },
  });
  expect(entryOf({ ...reminder, repeat: false, days_before: 14 }, "Once")).toMatchObject({
    ...{ yearly: false, daysBefore: 14 },
  });
});

test.each<[Partial<ReminderRecord>, Record<string, string>]>([
  [{ recipient_first_name: "Grace" }, { "FIRST-NAME": "Grace" }],
  [{ recipient_last_name: "Hopper" }, { "LAST-NAME": "Hopper" }],
  [{ recipient_email: "grace@example.com" }, { EMAIL: "grace@example.com" }],
  [{ recipient_email: "" }, {}],
  [{ title: "Five years" }, { TITLE: "Five years" }],
  [{ title: "" }, {}],
])("[REMIND-03] of %j an entry says what is there", (of, own) => {
  expect(entryOf({ ...reminder, ...of }, "Five years").own).toEqual({
    OCCASION: "work anniversary",
    ...own,
  });
});

it("[REMIND-01] an entry that was handed out is read back as the reminder it was", () => {
  const kept = {
    ...{ recipient_first_name: "Grace", recipient_last_name: "Hopper", title: "Five years" },
    ...{ recipient_email: "grace@example.com", occasion: "work anniversary" as const },
    ...{ occasion_date: "2020-03-01", days_before: 3, repeat: true },
  };
  const written = entryOf({ ...reminder, ...kept }, "Ada's birthday");
  const { lines } = readCalendar([{ ...written, line: 1, until: null }], "2026-11-24");
  expect(lines).toEqual([{ found: [{ line: 1, ...kept }] }]);
});
