import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { product } from "#web/testing/product.tsx";
import { Editor } from "./Editor.tsx";

const opened = async (query = "", ...messages: string[]) => {
  const world = await product();
  const shop = world.app.shop("birthday");
  shop.recipientFirstName = "Grace";
  const id = (await shop.start()) ?? "";
  for (const description of messages)
    await world.app.session.api("createSlide", {
      query: { story_id: id },
      body: { type: "text", variant: "letter", description, subtitle: description },
    });
  world.show("/edit/:id", <Editor />, `/edit/${id}${query}`);
  await screen.findByText("Messages", { selector: "h2" });
  return { ...world, id };
};
const order = () =>
  screen
    .getAllByRole("button", { name: /^Move message/ })
    .map((handle) => handle.getAttribute("aria-label")?.replace(/.* /, ""));

test("[STORY-10] a handle moves its message with the arrow keys, keeps the focus and says where it is", async () => {
  await opened("", "Ada", "Ben", "Cem");
  screen.getByRole("button", { name: "Move message 1, Text from Ada" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(order()).toEqual(["Ben", "Ada", "Cem"]));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move message 2, Text from Ada");
  screen.getByText("Text from Ada moved to position 2 of 3");
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(order()).toEqual(["Ben", "Cem", "Ada"]));
  await userEvent.keyboard("{ArrowRight}");
  expect(order()).toEqual(["Ben", "Cem", "Ada"]);
});

test("[STORY-10] what was moved is kept by the card", async () => {
  const { app, id } = await opened("", "Ada", "Ben");
  screen.getByRole("button", { name: /^Move message 2/ }).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await waitFor(async () => {
    const card = await app.session.api("readStory", { path: { id } });
    expect(card.ok && card.value.story.slides.map((s) => s.description)).toEqual([
      null,
      "Ben",
      "Ada",
      expect.anything(),
    ]);
  });
});

test("[SLIDE-39] [MODAL-08] messages can be deleted and taken back; the credits offer no such thing", async () => {
  const { clock } = await opened("", "Ada", "Ben");
  await userEvent.click(screen.getByRole("button", { name: "More options for Text from Ada" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const ask = await screen.findByRole("alertdialog", { name: "Delete this message?" });
  await userEvent.click(within(ask).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(order()).toEqual(["Ben"]));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(order()).toEqual(["Ada", "Ben"]));
  await clock.pass(10_000);
  expect(order()).toEqual(["Ada", "Ben"]);
  expect(screen.queryByRole("button", { name: /More for Credits/ })).toBeNull();
});

test("[FX-01] [MODAL-11] confetti and snow are switched in their dialog and kept", async () => {
  const { app, id } = await opened("?modal=special-effects");
  const dialog = await screen.findByRole("dialog", { name: "Special effects" });
  await userEvent.click(within(dialog).getByRole("switch", { name: "Snow" }));
  await waitFor(async () => {
    const card = await app.session.api("readStory", { path: { id } });
    expect(card.ok && [card.value.story.fx_confetti, card.value.story.fx_snow]).toEqual([
      false,
      true,
    ]);
  });
});

test("[PAY-02] [OPEN-149] adding to a full card names the tiers and their prices, and sells nothing", async () => {
  await opened("", "a", "b", "c", "d", "e");
  await userEvent.click(screen.getAllByRole("button", { name: "Add message" })[0] as HTMLElement);
  const dialog = await screen.findByRole("dialog", { name: "Room for everyone" });
  for (const words of ["£0", "£4.99", "£9.99", "Up to 20 messages"])
    within(dialog).getByText(words);
  expect(within(dialog).queryByRole("button", { name: /buy|pay/i })).toBeNull();
});

test("[OPEN-149] who finds the card full meanwhile sees what room there is, and keeps what was written", async () => {
  const { app, id, navigator } = await opened("", "a", "b", "c", "d");
  const write = () =>
    act(() => navigator.go(`/edit/${id}?modal=contribution-builder&params={"slideType":"text"}`));
  write();
  await userEvent.type(await screen.findByRole("textbox", { name: "Message" }), "Dear");
  await app.session.api("createSlide", {
    query: { story_id: id },
    body: { type: "text", variant: "letter", description: "e", subtitle: "e" },
  });
  await userEvent.click(screen.getByRole("button", { name: "Add to card" }));
  await screen.findByRole("dialog", { name: "Room for everyone" });
  expect(navigator.path).toContain("modal=upgrade");
  await userEvent.click(screen.getByRole("button", { name: "Back to card" }));
  await waitFor(() => expect(navigator.path).toBe(`/edit/${id}`));
  write();
  const field = await screen.findByRole("textbox", { name: "Message" });
  await waitFor(() => expect(field).toHaveProperty("value", "Dear"));
});

test("[OPEN-40] saving before sign-in asks to sign in, and remembers why", async () => {
  const { app, navigator, id } = await opened();
  await userEvent.click(screen.getAllByRole("button", { name: "Save" })[0] as HTMLElement);
  expect(navigator.path).toBe(`/edit/${id}?modal=auth`);
  expect(app.session.anonymous.data).toMatchObject({ authScenario: "CreatorSave", storyId: id });
});

test("[STORY-09] [MODAL-09] deleting the card asks first", async () => {
  const { app, navigator, id } = await opened("?modal=delete-card");
  const ask = await screen.findByRole("alertdialog", { name: "Delete this card?" });
  await userEvent.click(within(ask).getByRole("button", { name: "Delete card" }));
  await waitFor(() => expect(navigator.path).toBe("/shop"));
  expect((await app.session.api("readStory", { path: { id } })).ok).toBe(false);
});

test("[PAY-05] closing the paywall leads back to where the person came from", async () => {
  const { app } = await opened("?modal=upgrade&params=%7B%22returnTo%22%3A%22%2Fhome%22%7D");
  const paywall = await screen.findByRole("dialog");
  await userEvent.click(within(paywall).getByRole("button", { name: "Go back" }));
  await waitFor(() => expect(app.ports.navigator.path).toBe("/home"));
});

test("[OPEN-40] the way back says where it leads: to the covers, and once the card is kept to My cards", async () => {
  const { signUp, navigator } = await opened();
  expect(screen.getByRole("link", { name: "Back to covers" }).getAttribute("href")).toBe("/shop");
  await signUp("Olive");
  await userEvent.click(await screen.findByRole("link", { name: "Back to My cards" }));
  await waitFor(() => expect(navigator.path).toBe("/home"));
});

test("[ACCT-02] an account keeps the music: whoever has none is asked to save the card first, whoever has one chooses", async () => {
  const { app, signUp } = await opened();
  const music = () => screen.getAllByRole("button", { name: "Music" })[0] as HTMLElement;
  await userEvent.click(music());
  expect(app.ports.navigator.path).toContain("modal=auth");
  expect(app.session.anonymous.data.authScenario).toBe("CreatorSave");
  await act(async () => {
    await signUp("Olive");
  });
  await userEvent.click(music());
  expect(app.ports.navigator.path).toContain("modal=soundtrack");
});
