import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openContributor, openRecipient } from "#core/app/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { gone, owned, press } from "#web/testing/owned.tsx";
import { value } from "#web/testing/product.tsx";

test("[MODAL-17] [OPEN-45] a tab that a link signed in may be closed; whoever is new goes on to their cards", async () => {
  const { over } = await owned();
  const tab = await over(paths.landing, {}, "auth-success", { tab: true });
  tab.getByText("You’re signed in. You can close this tab.");
  const here = await over(paths.home(), {}, "auth-success");
  expect(here.queryByText(/close this tab/)).toBeNull();
  expect(here.getByRole("link").getAttribute("href")).toBe("/home");
});

test.each([
  [{ alreadySent: false }, "It’s in the card."],
  [{ alreadySent: true }, "Your changes are in the card."],
  [
    { alreadySent: false, moderated: true },
    "It will be in the card once the organiser approves it.",
  ],
  [{ alreadySent: true, waiting: true }, /^Your message is safe/],
])("[MODAL-18] Message Sent, with %o, says what became of it", async (params, words) => {
  const { over, joined, group, app } = await owned();
  await joined();
  const contributor = openContributor(app, group);
  await contributor.open();
  const path = paths.contributorSlides(group);
  const dialog = await over(path, { contributor }, "contribution-sent", params);
  dialog.getByRole("heading", { name: "Message Sent" });
  dialog.getByText(words);
  act(() => contributor.close());
});

test("[MODAL-19] a card that is saved leads on to its group, or to one’s cards", async () => {
  const { over, editor } = await owned();
  const mine = await editor();
  const above = await over(paths.edit(mine.id), { editor: mine }, "card-saved");
  expect(above.getByRole("link").getAttribute("href")).toBe(paths.group(mine.id));
  const outside = await over(paths.landing, {}, "card-saved");
  expect(outside.getByRole("link").getAttribute("href")).toBe(paths.home());
  act(() => mine.close());
});

test("[MODAL-20] a kept card says whether the thanks went along, and else leads to them", async () => {
  const { over, recipient: token, app } = await owned();
  const recipient = openRecipient(app, token, false);
  await recipient.open();
  const path = paths.recipientSlides(token);
  const kept = await over(path, { recipient }, "recipient-saved", { thanksSent: false });
  kept.getByRole("heading", { name: "Card saved" });
  const leads = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(leads()).toEqual([paths.home("received"), paths.thanks(token)]);
  const thanked = await over(path, { recipient }, "recipient-saved", { thanksSent: true });
  thanked.getByRole("heading", { name: "Thank-you sent" });
  thanked.getByText(/^We’ll let Olive know/);
  expect(leads()).toEqual([paths.home("received")]);
  act(() => recipient.close());
});

test.each([
  [{}, "Scan to sign the card", "group"],
  [{ link: "recipient" }, "Scan to open the card", "r"],
  [{ link: "jump" }, "Continue on another device", "jump"],
] as const)("[MODAL-22] a code for %o: “%s”", async (params, title, place) => {
  const { over, editor, id, group, recipient } = await owned();
  const mine = await editor();
  const dialog = await over(paths.edit(id), { editor: mine }, "qr", params);
  dialog.getByRole("heading", { name: title });
  await dialog.findByRole("img", { name: "QR code of the link" });
  const token = { group, r: recipient, jump: id }[place];
  await press(dialog, "Copy link");
  expect(await navigator.clipboard.readText()).toBe(`https://fanfold.test/${place}/${token}`);
  act(() => mine.close());
});

test("[MODAL-24] [MODAL-05] a slide leads to its neighbours, and into the builder where it may be changed", async () => {
  const { over, editor, id, write, app } = await owned();
  const first = await write("Ada");
  const second = await write("Ben");
  const mine = await editor();
  const dialog = await over(paths.edit(id), { editor: mine }, "slide", { id: first });
  dialog.getByRole("heading", { name: "Text from Ada" });
  expect(dialog.getByRole("button", { name: "Previous" })).toHaveProperty("disabled", true);
  await press(dialog, "Next");
  await screen.findByRole("heading", { name: "Text from Ben" });
  await press(dialog, "Delete");
  const { navigator } = app.ports;
  expect(navigator.path).toBe(withModal(paths.edit(id), "delete-slide", { id: second }));
  act(() => navigator.go(withModal(paths.edit(id), "slide", { id: second }), { replace: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  await screen.findByRole("dialog", { name: "Edit your message" });
  expect(await screen.findByRole("textbox", { name: "Message" })).toHaveProperty("value", "Ben");
  act(() => mine.close());
});

test("[MODAL-27] [ACCT-06] help says what it is about, and is marked as read", async () => {
  const { over, api } = await owned();
  const help = await over(paths.home(), {}, "tooltip", { name: "effects" });
  help.getByRole("heading", { name: "Confetti and snow" });
  help.getByText(/^They fall across the whole card/);
  await waitFor(async () =>
    expect(value(await api("readAccount", {})).account.tooltips).toEqual(["effects"]),
  );
  await press(help, "Got it");
  await gone();
});

test("[MODAL-16] a changed name is said as one signs with it", async () => {
  const { over } = await owned();
  const dialog = await over(paths.account, {}, "name-changed-success");
  dialog.getByText("Your messages and cards now show Olive Example.");
});

test("[MODAL-28] the paywall marks the tier that was picked, and says when it is about sending", async () => {
  const { over, editor, id } = await owned();
  const mine = await editor();
  const params = { productTier: "unlimited", unlockDigitalSend: true };
  const dialog = await over(paths.edit(id), { editor: mine }, "upgrade", params);
  dialog.getByText(/^To send this card with every message in it/);
  const mark = await dialog.findByText("Your choice");
  const marked = mark.parentElement as HTMLElement;
  within(marked).getByRole("heading", { name: "Unlimited" });
  act(() => mine.close());
});

test.each([
  ["MODAL-12", "faq", "Do my friends need an account to sign?"],
  ["MODAL-21", "privacy", "What we keep, and why"],
  ["MODAL-26", "terms", "What you add"],
  ["MODAL-25", "corporate-terms", "Who agrees to this"],
] as const)("[%s] %s has its own text: “%s”", async (_id, name, words) => {
  const { over } = await owned();
  const dialog = await over(paths.landing, {}, name);
  await dialog.findByText(words);
});
