import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { owned } from "#web/testing/owned.tsx";
import { value } from "#web/testing/product.tsx";
import { Contributions } from "./Contributions.tsx";

/** Olive's card, which shows her every message first, with what Gus and Ida sent in, and its page of messages. */
const moderated = async () => {
  const world = await owned();
  const { api, id, group } = world;
  value(await api("changeStory", { path: { id }, body: { content_moderation: true } }));
  for (const name of ["Gus", "Ida"]) {
    await world.signUp(name);
    value(await api("joinStory", { path: { type: "group", value: group } }));
    await world.write(`From ${name}`);
  }
  await world.asOlive();
  world.show("/edit/:id/contributions", <Contributions />, `/edit/${id}/contributions`);
  await screen.findByRole("button", { name: "Approve the message from Gus Example" });
  return {
    ...world,
    /** How each message stands, by the words it says. */
    standing: async () =>
      Object.fromEntries(
        value(await api("readContributions", { path: { id } })).contributions.map(
          ({ slide, status }) => [slide.description, status],
        ),
      ),
  };
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const tab = (name: RegExp) => userEvent.click(screen.getByRole("tab", { name }));
const listed = () => screen.queryAllByRole("heading", { level: 2 }).map((h) => h.textContent);

test("[F-57] [MODER-05] Decline declines that message, and no other", async () => {
  const { standing, messages } = await moderated();
  await press("Decline the message from Gus Example");
  await waitFor(() => expect(listed()).toEqual(["Ida Example"]));
  expect(await standing()).toEqual({ "From Gus": "rejected", "From Ida": "moderated" });
  expect(await messages()).toEqual([]);
  await tab(/Declined/);
  await screen.findByRole("heading", { name: "Gus Example" });
  expect(listed()).toEqual(["Gus Example"]);
});

test("[F-57] [MODER-05] Approve approves that message, and no other", async () => {
  const { standing, messages } = await moderated();
  await press("Approve the message from Ida Example");
  await waitFor(() => expect(listed()).toEqual(["Gus Example"]));
  expect(await standing()).toEqual({ "From Gus": "moderated", "From Ida": "approved" });
  expect(await messages()).toEqual(["From Ida"]);
});

test("[F-57] [MODER-05] what was declined is put in the card, and what is in the card is declined", async () => {
  const { standing } = await moderated();
  await press("Decline the message from Gus Example");
  await waitFor(() => expect(listed()).toEqual(["Ida Example"]));
  await tab(/Declined/);
  const declined = await screen.findByRole("heading", { name: "Gus Example" });
  const entry = within(declined.closest("li") as HTMLElement);
  expect(entry.queryByRole("button", { name: /^Decline/ })).toBeNull();
  expect(entry.getByText("Add to card")).toBeTruthy();
  await press("Approve the message from Gus Example");
  await waitFor(async () => expect(await standing()).toHaveProperty(["From Gus"], "approved"));
  await tab(/In the card/);
  await screen.findByRole("heading", { name: "Gus Example" });
  expect(screen.queryByRole("button", { name: /^Approve the/ })).toBeNull();
  await press("Decline the message from Gus Example");
  await waitFor(async () => expect(await standing()).toHaveProperty(["From Gus"], "rejected"));
});

test("[F-57] [MODER-05] Approve all approves every message that waits", async () => {
  const { standing } = await moderated();
  await press("Approve all");
  await screen.findByText("Nothing to review");
  expect(await standing()).toEqual({ "From Gus": "approved", "From Ida": "approved" });
  expect(screen.queryByRole("button", { name: "Approve all" })).toBeNull();
});
