import { expect, it } from "vitest";
import { mapDrafts, steppedClock } from "#adapters/memory/index.ts";
import type { Reminder } from "#core/domain/reminder/index.ts";
import { asSaid, done, type Outcome, refused } from "#core/kernel/index.ts";
import { inEnglish, spoken } from "#specs/fixtures/english.ts";
import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import { undoFor } from "../removal/index.ts";
import { openCardReminder, openReminder, openReminderImport, openReminders } from "./index.ts";

/** Ada's app at noon on the 1st of March 2026, what it asks for, and what is answered. */
const ada = (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked: [id: string, input: { body?: Record<string, unknown> }][] = [];
  const clock = steppedClock();
  const session = {
    profile: { id: "ada" },
    isSignedIn: true,
    anonymous: { data: {} },
    onLogout: () => () => undefined,
    api: async (id: string, input: object) => {
      asked.push([id, input]);
      const answer = answers[id];
      return (typeof answer === "function" ? answer(input) : answer) ?? done({});
    },
  };
  let keys = 0;
  const ports = {
    observe: <T>(model: T) => model,
    clock,
    drafts: mapDrafts(),
    newKey: () => `k${++keys}`,
    reporter: { event: () => undefined, fault: () => undefined },
    settings: { productName: "Fanfold", supportEmail: "help@fanfold.test" },
  };
  const app = { ports, session } as unknown as AppContext;
  const ids = () => asked.map(([id]) => id);
  return { app, asked, clock, ids, last: () => asked.at(-1)?.[1].body };
};

const reminder = (own: Partial<Reminder> = {}): Reminder => ({
  id: "r1",
  title: "Grace's Birthday",
  own_title: null,
  recipient_first_name: "Grace",
  recipient_last_name: "Hopper",
  recipient_name: "Grace Hopper",
  recipient_email: null,
  occasion: "birthday",
  occasion_date: "1906-12-09",
  days_before: 7,
  repeat: true,
  reminder_date: "2026-12-02",
  reminder_offset: 0,
  reminder_days_before: null,
  reminder_occasion_date: null,
  reminder_title: null,
  stories: [],
  ...own,
});

it("[ROUTE-42] what is next comes first, by month; what is over comes last", async () => {
  const reminders = [
    reminder({ id: "over", repeat: false, occasion_date: "2026-02-28" }),
    reminder({ id: "next year", occasion_date: "1990-02-28" }),
    reminder({ id: "today", occasion_date: "1990-03-01" }),
    reminder({ id: "soon", occasion_date: "2026-03-13", repeat: false }),
  ];
  const { app } = ada({ readReminders: done({ reminders }) });
  const list = openReminders(app);
  await list.open();
  expect(
    list.months.map(({ month, all }) => [month, all.map((one) => [one.reminder.id, one.inDays])]),
  ).toEqual([
    [
      "2026-03",
      [
        ["today", 0],
        ["soon", 12],
      ],
    ],
    ["2027-02", [["next year", 364]]],
    [null, [["over", -1]]],
  ]);
});

it("[REMIND-01] what is deleted is gone at once, comes back when it is undone, and goes for good a little later", async () => {
  const one = reminder();
  const { app, clock, ids } = ada({ readReminders: done({ reminders: [one] }) });
  const list = openReminders(app);
  await list.open();
  list.remove(one);
  expect(list.upcoming).toEqual([]);
  list.undoing.removal.undo();
  expect(list.upcoming).toHaveLength(1);
  await clock.pass(undoFor);
  expect(ids()).toEqual(["readReminders"]);
  list.remove(one);
  await clock.pass(undoFor);
  expect(ids()).toEqual(["readReminders", "deleteReminder"]);
  expect(list.upcoming).toEqual([]);
});

it("[REMIND-01] one that was deleted on its own page can be taken back on the page of all; a failure brings it back", async () => {
  const one = reminder();
  let answer: Outcome<unknown> = refused("fault", asSaid("Not now."));
  const { app, ids } = ada({
    readReminder: done({ reminder: one }),
    readReminders: done({ reminders: [one] }),
    deleteReminder: () => answer,
  });
  const form = openReminder(app, "r1");
  await form.open();
  await form.remove();
  const list = openReminders(app);
  await list.open();
  expect(list.upcoming).toEqual([]);
  list.close();
  await Promise.resolve();
  expect(ids().at(-1)).toBe("deleteReminder");
  expect(list.upcoming).toHaveLength(1);
  expect(spoken(list.undoing.error)).toBe("Not now.");
  answer = done(null);
});

it("[REMIND-04][OPEN-139][OPEN-142] a new one has sensible choices, follows its occasion and asks for no hours", async () => {
  const { app, last, ids } = ada({ createReminder: done({ reminder: reminder() }) });
  const form = openReminder(app, null);
  await form.open();
  expect(form.fields).toMatchObject({
    occasion: "birthday",
    daysBefore: 7,
    repeat: true,
    date: "",
  });
  expect(form.hasChanged).toBe(false);
  form.set("occasion", "wedding");
  expect(form.fields.repeat).toBe(false);
  form.set("occasion", "mothers");
  expect(form.fields).toMatchObject({ repeat: true, date: "2026-05-12" });
  form.set("occasion", "birthday");
  form.set("firstName", " Grace ");
  expect(inEnglish(form.builtTitle)).toBe("Grace's Birthday");
  expect(await form.save()).toBe(false);
  expect(spoken(form.errors)).toEqual({ date: "Please choose a date" });
  form.set("date", "1906-12-09");
  expect(await form.save()).toBe(true);
  expect(last()).toEqual({
    recipient_first_name: "Grace",
    recipient_last_name: "",
    recipient_email: "",
    occasion: "birthday",
    occasion_date: "1906-12-09",
    days_before: 7,
    repeat: true,
    title: null,
    reminder_offset: -new Date(2026, 11, 9, 9).getTimezoneOffset() / 60 || 0,
  });
  expect(form.hasChanged).toBe(false);
  expect(ids()).toEqual(["createReminder"]);
});

it("[OPEN-46][OPEN-167] what was typed is there again, and gone once it is thrown away", async () => {
  const world = ada({ readReminder: done({ reminder: reminder({ own_title: "Cake!" }) }) });
  const form = openReminder(world.app, "r1");
  await form.open();
  expect([form.fields.title, form.hasChanged]).toEqual(["Cake!", false]);
  form.set("title", "Tea");
  expect(form.hasChanged).toBe(true);
  const again = openReminder(world.app, "r1");
  await again.open();
  expect([again.fields.title, again.hasChanged]).toEqual(["Tea", true]);
  await again.discard();
  const third = openReminder(world.app, "r1");
  await third.open();
  expect([third.fields.title, third.hasChanged]).toEqual(["Cake!", false]);
});

it("[ROUTE-44] one that is gone says so", async () => {
  const { app } = ada({ readReminder: refused("notFound", asSaid("")) });
  const form = openReminder(app, "r1");
  await form.open();
  expect(form.loaded).toBe("missing");
});

const found = (own: object = {}) => ({
  line: 2,
  recipient_first_name: "Grace",
  recipient_last_name: "",
  recipient_email: null,
  occasion: "birthday",
  occasion_date: "1906-12-09",
  repeat: true,
  days_before: 7,
  title: null,
  known: false,
  ...own,
});
const preview = (own: object = {}) =>
  done({
    preview: {
      found: [found(), found({ known: true }), found({ line: 4 })],
      unread: [],
      unread_count: 0,
      left_out: 0,
      date_order: "dayFirst",
      room: 500,
      ...own,
    },
  });

it("[REMIND-01] of a file everything new is chosen, the order of its days can be turned round, and it can be undone", async () => {
  const imported = done({ import_id: "i1", reminders: [reminder()] });
  const world = ada({
    previewReminders: () => preview(),
    importReminders: imported,
    readReminders: done({ reminders: [] }),
  });
  const model = openReminderImport(world.app);
  await model.readText("days.csv", "text");
  expect([...model.taken]).toEqual([0, 2]);
  await model.reorder("monthFirst");
  expect(world.last()).toEqual({ text: "text", date_order: "monthFirst" });
  model.toggle(2, false);
  expect(await model.take()).toBe(true);
  expect(world.last()).toEqual({
    reminders: [
      expect.objectContaining({
        recipient_first_name: "Grace",
        reminder_offset: expect.any(Number),
      }),
    ],
  });
  expect(world.last()?.reminders).not.toEqual([expect.objectContaining({ line: 2 })]);
  const list = openReminders(world.app);
  expect(list.undoing.imported).toEqual({ id: "i1", count: 1 });
  await list.undoImport();
  expect(world.ids().slice(-2)).toEqual(["undoImport", "readReminders"]);
  expect(list.undoing.imported).toBeNull();
});

it("[REMIND-01] no more is chosen than there is room for; what is wrong with an address stands under it", async () => {
  let answer: Outcome<unknown> = preview({ room: 1 });
  const { app, ids } = ada({ previewReminders: () => answer });
  const model = openReminderImport(app);
  await model.readText("days.csv", "text");
  expect([...model.taken]).toEqual([0]);
  model.toggle(2, true);
  expect([model.isTooMuch, await model.take()]).toEqual([true, false]);
  expect(ids()).toEqual(["previewReminders"]);
  answer = refused("invalid", asSaid("Closed."));
  model.again();
  await model.readAddress();
  expect(inEnglish(model.addressError)).toMatch(/^Please choose a file/);
  model.typeAddress("webcal://a.example/b.ics");
  await model.readAddress();
  expect([inEnglish(model.addressError), model.error]).toEqual(["Closed.", null]);
});

it("[REMIND-06] with an invitation it is the day before the occasion; [SEND-05] with a card it is of the next time", async () => {
  const story = {
    occasion: "birthday",
    recipient_first_name: "Grace",
    occasion_date: "2026-05-12",
  };
  const editor = { id: "s1", story } as unknown as CardEditor;
  const world = ada({
    createReminder: done({ reminder: reminder() }),
    readStoryReminders: refused("fault", asSaid("")),
  });
  const inviting = openCardReminder(world.app, editor, "inviting");
  await inviting.open();
  expect(inviting.own).toEqual([]);
  expect([inviting.day, inviting.daysBefore, await inviting.add()]).toEqual([
    "2026-05-12",
    1,
    true,
  ]);
  expect(world.ids()).toEqual(["readStoryReminders"]);
  inviting.toggle(true);
  expect(await inviting.add()).toBe(true);
  expect(world.asked.at(-1)?.[1]).toMatchObject({
    query: { story_id: "s1" },
    body: { occasion_date: "2026-05-12", days_before: 1 },
  });
  const sending = openCardReminder(world.app, editor, "sending");
  expect([sending.day, sending.daysBefore]).toEqual(["2027-05-12", 7]);
  sending.toggle(true);
  sending.choose({ day: "" });
  expect(sending.check()).toBe(false);
  expect(spoken(sending.error)).toBe("Please choose a date");
});
