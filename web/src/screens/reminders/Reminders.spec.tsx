import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { owned } from "#web/testing/owned.tsx";
import { value } from "#web/testing/product.tsx";
import { Component } from "./index.ts";

/** Olive at one of her pages of reminders. */
const at = async (path: string, before: readonly object[] = []) => {
  const world = await owned();
  const reminders = [];
  for (const body of before)
    reminders.push(value(await world.api("createReminder", { query: {}, body })).reminder);
  const route = ["/reminders/add", "/reminders/import", "/reminders"].includes(path)
    ? path
    : "/reminders/:id";
  const open = (id = "") => world.show(route, <Component />, path.replace("ID", id));
  const kept = async () => value(await world.api("readReminders", {})).reminders;
  return { ...world, open, kept, reminders };
};
const grace = {
  occasion: "birthday",
  recipient_name: "Grace Hopper",
  occasion_date: "1906-12-09",
  repeat: true,
} as const;
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

/** The same button stands under the form and, on a phone, in its dock. */
const save = async () => {
  const [button] = await screen.findAllByRole("button", { name: "Save reminder" });
  await userEvent.click(button as HTMLElement);
};

test("[ROUTE-42] [REMIND-08] the list says what is next and in how many days, and leads to a card for it", async () => {
  const { open, api, reminders } = await at("/reminders", [grace]);
  const id = reminders[0]?.id ?? "";
  const card = {
    occasion: "birthday",
    recipient_first_name: "Grace",
    from_reminder_id: id,
  } as const;
  const { story } = value(await api("createStory", { body: card }));
  open();
  const row = (await screen.findByRole("heading", { name: "Grace's Birthday" })).closest("li");
  const within_ = within(row as HTMLElement);
  within_.getByText("Grace Hopper");
  within_.getByText(/^In \d+ days$/);
  within_.getByText("9 December");
  within_.getByText("Every year");
  within_.getByText("We’ll email you on 2 December");
  const link = (name: string) => within_.getByRole("link", { name }).getAttribute("href");
  expect(link("Make a card: Grace's Birthday")).toBe(`/shop/reminder/${id}`);
  expect(link("Open Happy Birthday Grace")).toBe(`/edit/${story.id}`);
  expect(link("Grace's Birthday")).toBe(`/reminders/${id}`);
});

test("[ROUTE-42] without any it leads on", async () => {
  const { open } = await at("/reminders");
  open();
  await screen.findByRole("heading", { name: "No reminders yet" });
  const links = screen.getAllByRole("link").map((one) => one.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(["/reminders/add", "/reminders/import"]));
});

test("[REMIND-01] deleting takes it away at once, and Undo brings it back", async () => {
  const { open, kept } = await at("/reminders", [grace]);
  open();
  await press("More options for Grace's Birthday");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete reminder" }));
  await screen.findByRole("heading", { name: "No reminders yet" });
  await press("Undo");
  await screen.findByRole("heading", { name: "Grace's Birthday" });
  expect(await kept()).toHaveLength(1);
});

test("[ROUTE-43] [REMIND-04] one that is added is called after person and occasion, and what is missing is said", async () => {
  const { open, kept, navigator } = await at("/reminders/add");
  open();
  await userEvent.type(await screen.findByRole("textbox", { name: "First name" }), "Grace");
  screen.getByText("Leave it empty to call it Grace's Birthday.");
  await save();
  const date = screen.getByLabelText("Date");
  expect(date.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(date);
  await userEvent.type(date, "1906-12-09");
  await userEvent.click(screen.getByRole("radio", { name: "2 weeks" }));
  await save();
  await waitFor(() => expect(navigator.path).toBe("/reminders"));
  expect(await kept()).toMatchObject([
    { title: "Grace's Birthday", own_title: null, days_before: 14, repeat: true },
  ]);
});

test("[OPEN-46] [MODAL-10] what is not saved is asked about before the page is left", async () => {
  const { open, navigator, reminders, kept } = await at("/reminders/ID", [grace]);
  open(reminders[0]?.id);
  const first = await screen.findByRole<HTMLInputElement>("textbox", { name: "First name" });
  await userEvent.type(first, "!");
  act(() => navigator.go("/home"));
  await screen.findByRole("alertdialog", { name: "Discard your changes?" });
  await press("Keep editing");
  await waitFor(() => expect(navigator.path).toBe(`/reminders/${reminders[0]?.id}`));
  expect(first.value).toBe("Grace!");
  act(() => navigator.go("/home"));
  await screen.findByRole("alertdialog", { name: "Discard your changes?" });
  await press("Discard");
  await waitFor(() => expect(navigator.path).toBe("/home"));
  expect(await kept()).toMatchObject([{ recipient_first_name: "Grace" }]);
});

test("[ROUTE-44] [REMIND-01] one is changed and saved", async () => {
  const { open, navigator, reminders, kept } = await at("/reminders/ID", [grace]);
  open(reminders[0]?.id);
  await userEvent.type(await screen.findByRole("textbox", { name: "Title" }), "Cake!");
  await userEvent.click(screen.getByRole("switch", { name: "Remind me every year" }));
  await save();
  await waitFor(() => expect(navigator.path).toBe("/reminders"));
  expect(await kept()).toMatchObject([{ title: "Cake!", repeat: false }]);
});

test("[ROUTE-44] one that is gone leads back", async () => {
  const { open } = await at("/reminders/ID");
  open("no-such");
  await screen.findByRole("heading", { name: "This reminder has been deleted" });
  const back = screen.getAllByRole("link", { name: "Back to reminders" });
  expect(back.map((one) => one.getAttribute("href"))).toContain("/reminders");
});

const table = [
  "Name,Birthday",
  "Grace Hopper,9 Dec 1906",
  "Katherine Johnson,26/08/1918",
  "Mary Jackson,09/04/1921",
  "Dorothy Vaughan,someday",
].join("\n");

test("[REMIND-01] a file is looked into first: what is known can’t be taken, what can’t be read is listed", async () => {
  const { open, kept, navigator } = await at("/reminders/import", [grace]);
  open();
  const file = new File([table], "birthdays.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText("From a file", { selector: "input" }), file);
  await screen.findByRole("heading", { name: "2 new dates" });
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  expect([box(/^Grace Hopper/).checked, box(/^Grace Hopper/).disabled]).toEqual([false, true]);
  screen.getByText("1 date is already in your reminders.");
  screen.getByText("1 line we can’t read");
  screen.getByText("This isn’t a date we know.", { exact: false });
  screen.getByText(/9 April 1921/);
  await userEvent.click(screen.getByRole("radio", { name: "4 March" }));
  await screen.findByText(/4 September 1921/);
  await userEvent.click(box(/^Katherine Johnson/));
  const [take] = screen.getAllByRole("button", { name: "Import 1 date" });
  await userEvent.click(take as HTMLElement);
  await waitFor(() => expect(navigator.path).toBe("/reminders"));
  expect((await kept()).map(({ occasion_date }) => occasion_date)).toEqual([
    "1906-12-09",
    "1921-09-04",
  ]);
});

test("[REMIND-01] what is no file of dates, and an address that can’t be asked, are said where they were chosen", async () => {
  const { open } = await at("/reminders/import");
  open();
  const input = await screen.findByLabelText("From a file", { selector: "input" });
  await userEvent.upload(
    input,
    new File(["Name,Town\nGrace,Arlington"], "towns.csv", { type: "text/csv" }),
  );
  await screen.findByText(/^We can’t find any dates in this/);
  const address = screen.getByRole("textbox", { name: "Calendar address" });
  await userEvent.type(address, "https://calendars.example/a.ics");
  await press("Read calendar");
  await screen.findByText(/^We can’t reach this calendar/);
  expect(address.getAttribute("aria-invalid")).toBe("true");
});
