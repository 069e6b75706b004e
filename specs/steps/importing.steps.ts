import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { GroupNote, ReminderImport, ReminderList, Send } from "#core/app/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";

/** What somebody looks into, and the file that is passed around. */
const imports = new WeakMap<object, ReminderImport>();
const lists = new WeakMap<object, ReminderList>();
const files = new WeakMap<Scenario, string>();

const importOf = (actor: Actor): ReminderImport =>
  imports.get(actor.tab) ?? assert.fail(`${actor.name} looks into nothing`);
const listOf = async (actor: Actor): Promise<ReminderList> => {
  const list = actor.app.reminders();
  lists.set(actor.tab, list);
  await actor.does(list.open());
  return list;
};
const lookInto = async (actor: Actor, text: string) => {
  const model = actor.app.reminderImport();
  imports.set(actor.tab, model);
  await actor.does(model.readText("dates", text));
  assert.ok(model.preview, inEnglish(model.error) ?? "");
};
const newIn = ({ found }: ReminderImport): string =>
  found
    .filter(({ known }) => !known)
    .map((one) => `${one.recipient_first_name} ${one.recipient_last_name}`.trim())
    .join(", ");

When("{actor} deletes the first of her reminders", async (actor: Actor) => {
  const list = await listOf(actor);
  const [first] = list.upcoming;
  assert.ok(first, "there is none");
  list.remove(first.reminder);
});
When("{actor} takes the deletion back", (actor: Actor) =>
  lists.get(actor.tab)?.undoing.removal.undo(),
);

When(
  "{actor} looks into a file of dates",
  async function (this: Scenario, actor: Actor, text: string) {
    files.set(this, text);
    await lookInto(actor, text);
  },
);
When("{actor} looks into the same file again", async function (this: Scenario, actor: Actor) {
  await lookInto(actor, files.get(this) ?? assert.fail("there is no file"));
});
When(
  "{actor} exports her reminders and looks into that file",
  async function (this: Scenario, actor: Actor) {
    const text = await actor.does((await listOf(actor)).calendar());
    assert.ok(text);
    files.set(this, text);
    await lookInto(actor, text);
  },
);
When(
  "{actor} looks into the file that {actor} exported",
  async function (this: Scenario, actor: Actor, _whose: Actor) {
    await lookInto(actor, files.get(this) ?? assert.fail("there is no file"));
  },
);
When("{actor} imports what is offered", async (actor: Actor) => {
  const model = importOf(actor);
  assert.ok(await actor.does(model.take()), inEnglish(model.error) ?? "nothing was taken");
});
When("{actor} undoes the import", async (actor: Actor) => {
  const list = await listOf(actor);
  await actor.does(list.undoImport());
});

Then(
  "{actor} is offered {string} of it, and line {int} can't be read",
  (actor: Actor, names: string, line: number) => {
    const model = importOf(actor);
    assert.equal(newIn(model), names);
    assert.deepEqual(
      model.preview?.unread.map((one) => one.line),
      [line],
    );
  },
);
Then("{actor} is offered nothing new of it", (actor: Actor) => {
  const model = importOf(actor);
  assert.equal(newIn(model), "");
  assert.ok(model.found.length > 0, "nothing was found at all");
});
Then("{actor} has reminders of {string}", async (actor: Actor, titles: string) => {
  const { reminders } = await listOf(actor);
  assert.equal(reminders.map(({ title }) => title).join(", "), titles);
});

When(
  "{actor} tells the group {string} and wants to be reminded of {word}",
  async function (this: Scenario, actor: Actor, note: string, day: string) {
    const editor = actor.app.editor(this.cast.card.id);
    await actor.does(editor.read());
    const model: GroupNote = actor.app.groupNote(editor);
    model.write({ note });
    model.reminder.toggle(true);
    model.reminder.choose({ day });
    assert.ok(await actor.does(model.save()), inEnglish(model.reminder.error ?? model.error) ?? "");
    assert.equal(editor.story?.group_message, note);
  },
);
When(
  "{actor} sends the card to {string} and wants to be reminded of {word}",
  async function (this: Scenario, actor: Actor, email: string, day: string) {
    const editor = actor.app.editor(this.cast.card.id);
    await actor.does(editor.read());
    const send: Send = actor.app.send(editor);
    send.type("recipientEmail", email);
    send.reminder.toggle(true);
    send.reminder.choose({ day });
    const sent = send.sendByEmail(inEnglish(send.reminder.builtTitle));
    assert.ok(await actor.does(sent), inEnglish(send.reminder.error ?? send.error) ?? "");
  },
);
