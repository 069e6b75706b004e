import { expect, test } from "vitest";
import { as } from "#core/kernel/index.ts";
import { aReminder } from "#specs/contracts/records.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { presentReminder, reminderTitle } from "./present.ts";

const ada = as<never>("ada");

test("[REMIND-04][REMIND-05][OPEN-141] a reminder is called after the person and the occasion", () => {
  expect(inEnglish(reminderTitle("Grace", "birthday", "Fanfold"))).toBe("Grace's Birthday");
  expect(inEnglish(reminderTitle("Grace", "work anniversary", "Fanfold"))).toBe(
    "Grace's Work Anniversary",
  );
  expect(inEnglish(reminderTitle("Grace", "custom", "Fanfold"))).toBe("Grace's Fanfold");
  expect(inEnglish(reminderTitle("", "custom", "Fanfold"))).toBe("Fanfold");
  expect(inEnglish(reminderTitle("", "wedding", "Fanfold"))).toBe("Wedding");
});

test("[REMIND-02][OPEN-139] it is shown with both names, its own words, and the day it reminds on", () => {
  const shown = presentReminder(
    aReminder(ada, { recipient_last_name: "Hopper", days_before: 14 }),
    [],
    "Fanfold",
    inEnglish,
  );
  expect(shown).toMatchObject({
    title: "Grace's Birthday",
    recipient_name: "Grace Hopper",
    occasion_date: "2027-05-12",
    reminder_date: "2027-04-28",
    reminder_days_before: null,
    reminder_occasion_date: null,
    reminder_title: null,
    stories: [],
  });
  expect(presentReminder(aReminder(ada), [], "Fanfold", inEnglish).recipient_name).toBe("Grace");
  const yearly = aReminder(ada, { title: "Cake!", repeat: true, remind_for: "2029-05-12" });
  expect(presentReminder(yearly, [], "Fanfold", inEnglish)).toMatchObject({
    title: "Cake!",
    reminder_date: "2029-05-05",
  });
});

test("[REMIND-02][SEND-05] one that was added with a card says what was chosen there", () => {
  const own = { story_id: as<never>("card"), days_before: 3 };
  expect(presentReminder(aReminder(ada, own), [], "Fanfold", inEnglish)).toMatchObject({
    reminder_days_before: 3,
    reminder_occasion_date: "2027-05-12",
    reminder_title: "Grace's Birthday",
  });
});
