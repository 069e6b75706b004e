import { expect, it, test } from "vitest";
import { as } from "#core/kernel/index.ts";
import { aReminder } from "#specs/contracts/records.ts";
import {
  blankReminder,
  chosenFor,
  dueAfter,
  dueChanged,
  hoursEast,
  type ReminderChoice,
  type SentReminder,
} from "./index.ts";

it("[OPEN-142] no place lies further west or east of UTC than the last ones do", () => {
  expect(hoursEast).toEqual({ least: -12, most: 14 });
});

const before: ReminderChoice = {
  ...blankReminder,
  title: "Cake!",
  recipient_first_name: "Grace",
  recipient_last_name: "Hopper",
  recipient_email: "grace@mail.test",
  occasion_date: "2027-05-12",
};

test.each<[SentReminder, Partial<ReminderChoice>]>([
  [{}, {}],
  [{ title: null }, { title: null }],
  [{ title: "  " }, { title: null }],
  [{ title: " Tea " }, { title: "Tea" }],
  [{ recipient_email: "" }, { recipient_email: null }],
  [{ recipient_email: null }, { recipient_email: null }],
  [{ recipient_email: "g@mail.test" }, { recipient_email: "g@mail.test" }],
  [{ occasion_date: "2027-06-01T09:00:00Z" }, { occasion_date: "2027-06-01" }],
  [{ occasion: "wedding" }, { occasion: "wedding" }],
  [
    { repeat: true, reminder_offset: 2 },
    { repeat: true, reminder_offset: 2 },
  ],
  [{ repeat: false, reminder_offset: 0 }, {}],
  [{ recipient_first_name: " Ada " }, { recipient_first_name: "Ada" }],
  [{ recipient_last_name: " Byron " }, { recipient_last_name: "Byron" }],
  [
    { recipient_name: " Ada  King Byron " },
    { recipient_first_name: "Ada", recipient_last_name: "King Byron" },
  ],
  [{ recipient_name: "Ada" }, { recipient_first_name: "Ada", recipient_last_name: "" }],
  [{ recipient_name: "No One", recipient_first_name: "Ada" }, { recipient_first_name: "Ada" }],
  [{ recipient_name: "No One", recipient_last_name: "Byron" }, { recipient_last_name: "Byron" }],
])("[REMIND-02, REMIND-03] sent %j it becomes %j, the rest stays", (sent, becomes) => {
  expect(chosenFor(before, sent)).toEqual({ ...before, ...becomes });
});

it("[OPEN-139] is due again as if nothing was told, once it is on another day", () => {
  const now = Date.parse("2027-05-06T00:00:00Z");
  const told = { ...aReminder(as("ada"), before), reminded_for: "2027-05-12" };
  const never = { remind_on: null, remind_for: null };
  expect(dueAfter(told, now, told.reminded_for)).toEqual({ ...never, reminded_for: "2027-05-12" });
  expect(dueChanged(told, told, now)).toEqual({ ...never, reminded_for: "2027-05-12" });
  expect(dueChanged(told, { ...told, occasion_date: "2027-05-20" }, now)).toEqual({
    remind_on: "2027-05-13T09:00:00.000Z",
    remind_for: "2027-05-20",
    reminded_for: null,
  });
});
