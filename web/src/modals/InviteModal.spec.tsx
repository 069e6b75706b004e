import { act, configure, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openContributor, openEditor } from "#core/app/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { product, value } from "#web/testing/product.tsx";
import { type Subject, useSubject } from "../hooks/subject.tsx";

// a modal is fetched when it is first asked for, and a busy machine takes its time
configure({ asyncUtilTimeout: 20_000 });

const Page = ({ subject }: { subject: Subject }) => {
  useSubject(subject);
  return <h1>The group</h1>;
};

/** A signed-in owner, and their card. */
const owned = async () => {
  const made = await product();
  const { api } = made.app.session;
  await made.signUp("Olive");
  const card = { occasion: "birthday", recipient_first_name: "Rae" } as const;
  const { story } = value(await api("createStory", { body: card }));
  return { ...made, api, story };
};

/** The owner at the invitations of their card. */
const invited = async () => {
  const { app, api, story, show } = await owned();
  const { id } = story;
  const editor = openEditor(app, id);
  await editor.open();
  show("/edit/:id/group", <Page subject={{ editor }} />, withModal(paths.group(id), "invite"));
  const dialog = await screen.findByRole("dialog", { name: "Invite by email" });
  const addresses = within(dialog).getByRole<HTMLTextAreaElement>("textbox");
  const invitations = async () =>
    value(await api("readGroup", { path: { id } }))
      .roles.filter(({ status }) => status === "pending")
      .map(({ join_email }) => join_email)
      .sort();
  const close = () => act(() => editor.close());
  return { dialog, addresses, invitations, close };
};

test("[MODAL-13] the owner’s addresses are invited to the group, and the modal has done its work", async () => {
  const { dialog, addresses, invitations, close } = await invited();
  await userEvent.type(addresses, "gus@mail.test, tom@mail.test");
  await userEvent.click(within(dialog).getByRole("button", { name: "Send 2 invitations" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await invitations()).toEqual(["gus@mail.test", "tom@mail.test"]);
  close();
});

test("[MODAL-13] what is no address is said, kept to be put right, and invites nobody", async () => {
  const { dialog, addresses, invitations, close } = await invited();
  await userEvent.type(addresses, "gus");
  await userEvent.click(within(dialog).getByRole("button", { name: "Send invitation" }));
  await waitFor(() => expect(addresses.getAttribute("aria-invalid")).toBe("true"));
  expect(addresses.value).toBe("gus");
  expect(await invitations()).toEqual([]);
  close();
});

test("[MODAL-13] whoever came by the group’s link passes it on, and sends no mail", async () => {
  const { app, story, show } = await owned();
  const group = story.tokens.group ?? "";
  await app.session.logout();
  const contributor = openContributor(app, group);
  await contributor.open();
  const path = withModal(`${paths.contributor(group)}/roles`, "invite");
  show("/group/:token/roles", <Page subject={{ contributor }} />, path);
  const dialog = await screen.findByRole("dialog", { name: "Invite people" });
  expect(within(dialog).queryByRole("textbox", { name: /addresses/ })).toBeNull();
  within(dialog).getByText(`fanfold.test/group/${group}`);
  await userEvent.click(within(dialog).getByRole("button", { name: "Copy link" }));
  expect(await window.navigator.clipboard.readText()).toBe(`https://fanfold.test/group/${group}`);
  act(() => contributor.close());
});
