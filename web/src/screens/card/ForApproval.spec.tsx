import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { paths } from "#core/domain/navigation/index.ts";
import { owned } from "#web/testing/owned.tsx";
import { value } from "#web/testing/product.tsx";
import { Editor } from "../editor/Editor.tsx";
import { Group } from "../group/Group.tsx";
import { Home } from "../home/Home.tsx";
import { Send } from "../send/Send.tsx";

/** Olive's card, which shows her every message first, with two of Gus's that she has looked at. */
const looked = async () => {
  const world = await owned();
  const { api, id } = world;
  value(await api("changeStory", { path: { id }, body: { content_moderation: true } }));
  await world.joined();
  await world.write("And more from Gus");
  await world.asOlive();
  const messages = async () =>
    value(await api("readContributions", { path: { id } })).contributions;
  for (const one of await messages()) value(await api("markSeen", { path: { id: one.id } }));
  return {
    ...world,
    decide: async (call: "approveSlide" | "rejectSlide") => {
      const waiting = (await messages()).find(({ status }) => status === "moderated");
      value(await api(call, { path: { id: waiting?.id ?? "" } }));
    },
  };
};
const places: readonly (readonly [string, ReactNode, string, (id: string) => string])[] = [
  ["the editor", <Editor key="e" />, "/edit/:id", paths.edit],
  ["the group's page", <Group key="g" />, "/edit/:id/group", paths.group],
  ["sending by email", <Send key="s" />, "/edit/:id/send", (id) => paths.send(id)],
  ["sending by link", <Send key="l" />, "/edit/:id/send/link", (id) => paths.send(id, "link")],
];

test.each(places)(
  "[F-42] [OPEN-170] %s counts what waits for approval until it is decided",
  async (_name, page, path, at) => {
    const { id, show, decide } = await looked();
    show(path, page, at(id));
    await screen.findByText(/^2 messages are waiting for your approval/);
    const review = screen.getByRole("link", { name: "Review" });
    expect(review.getAttribute("href")).toBe(paths.contributions(id));
    await decide("approveSlide");
    show(path, page, at(id));
    await screen.findByText(/^1 message is waiting for your approval/);
    await decide("rejectSlide");
    show(path, page, at(id));
    await screen.findAllByText("Rae", { exact: false });
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    expect(screen.queryByText(/waiting for your approval/)).toBeNull();
  },
);

test("[F-42] [OPEN-170] home says so as well, and the card's menu leads to its messages", async () => {
  const { id, show, navigator } = await looked();
  show("/home", <Home />, "/home");
  await screen.findByText("2 messages waiting for approval");
  show("/edit/:id", <Editor />, paths.edit(id));
  await userEvent.click(await screen.findByRole("button", { name: "Card menu" }));
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Contributions (2 to approve)" }),
  );
  await waitFor(() => expect(navigator.path).toBe(paths.contributions(id)));
});
