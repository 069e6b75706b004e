import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openContributor, openGroup, openHome, openRecipient } from "#core/app/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { gone, owned, Page, press } from "#web/testing/owned.tsx";
import { product, value } from "#web/testing/product.tsx";

test("[MODAL-06] an account goes when that is said, with what goes with it named before", async () => {
  const { over, app, joined, asOlive } = await owned();
  await joined();
  await asOlive();
  const asked = await over(paths.account, {}, "delete-account");
  await asked.findByText("Your card and every message in it will be deleted too.");
  await press(asked, "Keep my account");
  await gone();
  expect(app.session.isSignedIn).toBe(true);
  const again = await over(paths.account, {}, "delete-account");
  await press(again, "Delete my account");
  await screen.findByText("Account deleted");
  expect(app.session.isSignedIn).toBe(false);
});

test("[MODAL-07] somebody is removed, and what they wrote stays or goes as chosen", async () => {
  const { over, joined, asOlive, editor, messages, people, app } = await owned();
  const role = await joined();
  await asOlive();
  const mine = await editor();
  const group = openGroup(app, mine);
  await group.open();
  const asked = await over(paths.group(mine.id), { editor: mine, group }, "role-delete", { role });
  asked.getByRole("heading", { name: "Remove Gus Example?" });
  await userEvent.click(asked.getByText("Remove from the card"));
  await press(asked, "Remove");
  await gone();
  expect(await people()).not.toContain("Gus");
  expect(await messages()).toEqual([]);
  act(() => [group, mine].forEach((model) => void model.close()));
});

test("[MODAL-08] whoever wrote a message deletes it for good once that is said; nobody else’s is asked about", async () => {
  const { over, write, joined, asOlive, group, app, messages, show } = await owned();
  const theirs = await write("From Olive");
  await joined();
  const contributor = openContributor(app, group);
  await contributor.open();
  const path = paths.contributorSlides(group);
  const [mine] = contributor.mine;
  const asked = await over(path, { contributor }, "delete-slide", { id: mine?.id ?? "" });
  await press(asked, "Delete");
  await screen.findByText("Message deleted");
  await gone();
  show(path, <Page subject={{ contributor }} />, withModal(path, "delete-slide", { id: theirs }));
  await waitFor(() => expect(app.ports.navigator.path).toBe(path));
  act(() => contributor.close());
  await asOlive();
  expect(await messages()).toEqual(["From Olive"]);
});

test("[MODAL-14] a card that one was given is taken from one’s own", async () => {
  const { over, signUp, api, recipient: token, app } = await owned();
  await signUp("Rae");
  value(await api("saveCard", { path: { token } }));
  const recipient = openRecipient(app, token, false);
  await recipient.open();
  const path = paths.recipientSlides(token);
  const asked = await over(path, { recipient }, "leave-group");
  await press(asked, "Remove from My cards");
  await waitFor(() => expect(app.ports.navigator.path).toBe(paths.home("received")));
  expect(value(await api("readRoles", {})).roles).toEqual([]);
  act(() => recipient.close());
});

test("[MODAL-09] a card is deleted from among one’s cards once that is said", async () => {
  const { over, app, api, id } = await owned();
  const home = openHome(app);
  await home.open();
  const role = home.of("created")[0]?.role.id ?? "";
  const asked = await over(paths.home(), { home }, "delete-card", { role });
  await press(asked, "Keep card");
  await gone();
  expect(home.of("created")).toHaveLength(1);
  const again = await over(paths.home(), { home }, "delete-card", { role });
  await press(again, "Delete card");
  await gone();
  expect(home.of("created")).toEqual([]);
  expect((await api("readStory", { path: { id } })).ok).toBe(false);
});

test("[MODAL-14] whoever leaves a group takes along what they wrote, if they want to", async () => {
  const { over, joined, asOlive, group, app, messages, people } = await owned();
  await joined();
  const contributor = openContributor(app, group);
  await contributor.open();
  const path = `${paths.contributor(group)}/roles`;
  const asked = await over(path, { contributor }, "leave-group");
  await userEvent.click(asked.getByText("Remove from the card"));
  await press(asked, "Leave");
  await screen.findByText("You’ve left the group");
  await asOlive();
  expect(await people()).not.toContain("Gus");
  expect(await messages()).toEqual([]);
  act(() => contributor.close());
});

test("[ROLE-06] [MODAL-14] a card that one helps to organise is left from among one’s own, not deleted", async () => {
  const { over, joined, asOlive, app, api, show, signUp, people } = await owned();
  const role = await joined();
  await asOlive();
  value(await api("nameCoOwner", { path: { id: role }, body: { co_owner: true } }));
  await signUp("Gus");
  const home = openHome(app);
  await home.open();
  expect(home.of("created").map((card) => card.role.id)).toEqual([role]);
  show("/home", <Page subject={{ home }} />, withModal(paths.home(), "delete-card", { role }));
  await waitFor(() => expect(app.ports.navigator.path).toBe(paths.home()));
  const asked = await over(paths.home(), { home }, "leave-group", { role });
  await press(asked, "Leave");
  await screen.findByText("You’ve left the group");
  expect(home.of("created")).toEqual([]);
  await asOlive();
  expect(await people()).not.toContain("Gus");
});

test("[MODAL-23] signing out is asked about; nobody who is out already is asked", async () => {
  const { over, app } = await owned();
  const asked = await over(paths.home(), {}, "sign-out");
  await press(asked, "Stay logged in");
  await gone();
  expect(app.session.isSignedIn).toBe(true);
  const again = await over(paths.home(), {}, "sign-out");
  await press(again, "Log out");
  await waitFor(() => expect(app.ports.navigator.path).toBe("/"));
  expect(app.session.isSignedIn).toBe(false);
  const { show, navigator } = await product();
  show("/", <h1>The page</h1>, "/?modal=sign-out");
  await waitFor(() => expect(navigator.path).toBe("/"));
});
