import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { owned } from "#web/testing/owned.tsx";
import { value } from "#web/testing/product.tsx";
import { Note } from "./Note.tsx";

/** Olive at the note to her group. */
const writing = async () => {
  const world = await owned();
  const editor = await world.editor();
  const path = `/edit/${world.id}/group`;
  const open = () => world.show("/edit/:id/group", <Note editor={editor} />, path);
  open();
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole("button", { name }));
  const field = () =>
    screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Note to the group" });
  return {
    press,
    field,
    /** She goes away and comes back. */
    again: () => {
      cleanup();
      open();
    },
    told: async () =>
      value(await world.api("readStory", { path: { id: world.id } })).story.group_message,
    reminders: async () =>
      value(await world.api("readStoryReminders", { path: { id: world.id } })).reminders,
    leave: () => act(() => editor.close()),
  };
};
const closed = () => waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());

test("[F-24] [OPEN-167] a note that was not saved is there again, and gone once it is", async () => {
  const { press, field, again, told, leave } = await writing();
  await press("Add a note");
  await userEvent.type(await field(), "By Friday, please");
  again();
  expect((await field()).value).toBe("By Friday, please");
  expect(await told()).toBeNull();
  await press("Save");
  await closed();
  expect(await told()).toBe("By Friday, please");
  again();
  await screen.findByText("By Friday, please");
  await closed();
  leave();
});

test("[F-24] a note that was cancelled does not come back", async () => {
  const { press, field, again, told, leave } = await writing();
  await press("Add a note");
  await userEvent.type(await field(), "Never mind");
  await press("Cancel");
  again();
  await screen.findByRole("button", { name: "Add a note" });
  await press("Add a note");
  expect((await field()).value).toBe("");
  expect(await told()).toBeNull();
  leave();
});

test("[OPEN-41] [REMIND-06] a reminder may be set with the note: the day before, unless it is to be earlier", async () => {
  const { press, field, again, reminders, leave } = await writing();
  await press("Add a note");
  await userEvent.type(await field(), "Sign soon");
  await userEvent.click(screen.getByRole("switch", { name: "Remind me of this occasion" }));
  await press("Save");
  await screen.findByText("Please choose a date");
  const days = screen.getByRole<HTMLSelectElement>("combobox", { name: "Remind me" });
  expect(days.value).toBe("1");
  await userEvent.type(screen.getByLabelText("Date"), "2027-05-12");
  await press("Save");
  await closed();
  expect(await reminders()).toMatchObject([
    { title: "Rae's Birthday", reminder_date: "2027-05-11" },
  ]);
  again();
  await press("Edit");
  await screen.findByText(/^Reminder set for Tuesday 11 May/);
  leave();
});
