import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openGroup } from "#core/app/index.ts";
import { owned } from "#web/testing/owned.tsx";
import { value } from "#web/testing/product.tsx";
import { Invite } from "./Invite.tsx";

const sheet = vi.fn();
beforeEach(() => Object.assign(navigator, { share: sheet.mockReset() }));
afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

/** The link of Olive's card, where she passes it on. */
const inviting = async () => {
  const world = await owned();
  const editor = await world.editor();
  const group = openGroup(world.app, editor);
  world.show("/edit/:id/group", <Invite group={group} />, `/edit/${world.id}/group`);
  const isSetUp = async () =>
    value(await world.api("readStory", { path: { id: world.id } })).story.setup_invite_complete;
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole("button", { name }));
  return { ...world, isSetUp, press, leave: () => act(() => editor.close()) };
};

test("[F-57] [ROLE-20] a copied link is the group's, and counts as passed on", async () => {
  const { isSetUp, press, group, leave } = await inviting();
  expect(await isSetUp()).toBe(false);
  await press("Copy link");
  await waitFor(async () => expect(await isSetUp()).toBe(true));
  expect(await navigator.clipboard.readText()).toContain(group);
  leave();
});

test("[F-57] [ROLE-20] so does a shared one; a sheet that was closed passes nothing on", async () => {
  const { isSetUp, press, group, leave } = await inviting();
  sheet.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
  await press("Share");
  expect(sheet).toHaveBeenCalledOnce();
  expect(await isSetUp()).toBe(false);
  sheet.mockResolvedValueOnce(undefined);
  await press("Share");
  await waitFor(async () => expect(await isSetUp()).toBe(true));
  expect(sheet.mock.lastCall?.[0].url).toContain(group);
  leave();
});
