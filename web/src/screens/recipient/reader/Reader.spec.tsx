import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { owned } from "#web/testing/owned.tsx";
import { value } from "#web/testing/product.tsx";
import { Component as Watch } from "../../watch/index.ts";
import { RecipientScreen } from "../RecipientScreen.tsx";

/** Rae reads the card that Olive made, with this in it. */
const read = async (
  body: object = { type: "text", variant: "letter", description: "Hello Rae" },
) => {
  const world = await owned();
  const query = { story_id: world.id };
  value(await world.api("createSlide", { query, body: body as never }));
  world.show("/r/:token/*", <RecipientScreen />, `/r/${world.recipient}/read`);
  return { ...world, message: await firstMessage() };
};
/** The one that was written; after it come the credits. */
const firstMessage = async () => {
  const [first] = await screen.findAllByRole("article");
  if (!first) throw new Error("Nothing is read");
  return first;
};

test("[ROUTE-20] the card is read as a page: who wrote it, and what, as text", async () => {
  const { message, recipient } = await read({
    type: "text",
    variant: "letter",
    description: "Hello Rae\n\nSee you on Monday",
    subtitle: "Your aunt",
  });
  expect(within(message).getByRole("heading", { level: 2 }).textContent).toBe("From Your aunt");
  expect(within(message).getByText(/Hello Rae/).textContent).toBe("Hello Rae\n\nSee you on Monday");
  expect(screen.getByRole("heading", { level: 1 }).textContent).not.toBe("");
  expect(screen.getByRole("link", { name: "Watch the card" }).getAttribute("href")).toBe(
    `/r/${recipient}`,
  );
});

test("[ROUTE-20, SLIDE-24] a date is read as the day it is", async () => {
  const { message } = await read({
    type: "date",
    variant: "clock",
    title: "The day we met",
    date: "2019-05-04",
  });
  expect(message.textContent).toContain("Saturday, 4 May 2019");
});

test("[ROUTE-20] printing waits for what is still to be drawn", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  await read();
  const coming = document.createElement("i");
  coming.dataset.coming = "";
  document.body.append(coming);
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  const busy = await screen.findByRole("button", { name: "Loading pictures" });
  expect([busy.getAttribute("aria-busy"), print.mock.calls.length]).toEqual(["true", 0]);
  coming.remove();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(await screen.findByRole("img", { name: "QR code for the card" })).toBeTruthy();
});

test("[ROUTE-24] whoever only watches reads it, too", async () => {
  const world = await owned();
  await world.write("Hello Rae");
  const path = { id: world.id };
  const { token } = value(await world.api("makeToken", { path, body: { token_type: "watch" } }));
  world.show("/watch/:token/*", <Watch />, `/watch/${token}/read`);
  expect((await firstMessage()).textContent).toContain("Hello Rae");
  expect(screen.getByRole("link", { name: "Watch the card" }).getAttribute("href")).toBe(
    `/watch/${token}`,
  );
});

test("[ROUTE-20, MUSIC-02, OPEN-135] its music is listed in order, each piece with the browser’s own controls; one that doesn’t come says so", async () => {
  const world = await owned();
  const tracks = ["ode-to-joy", "canon-in-d"];
  value(await world.api("changeSoundtrack", { path: { id: world.id }, body: { tracks } }));
  await world.write("Hello Rae");
  world.show("/r/:token/*", <RecipientScreen />, `/r/${world.recipient}/read`);
  const music = within(await screen.findByRole("region", { name: "Music" }));
  const [first, second] = music.getAllByRole("listitem");
  expect(first?.textContent).toContain("Ode to Joy");
  expect(second?.textContent).toContain("Traditional · Romantic · 1:12");
  const piece = music.getByLabelText<HTMLAudioElement>("Music: Canon in D, Traditional");
  expect([piece.controls, piece.preload]).toEqual([true, "none"]);
  piece.dispatchEvent(new Event("error"));
  expect(await music.findByText("This track didn’t load")).toBeTruthy();
});

test("[MUSIC-02] a card without music lists none", async () => {
  await read();
  expect(screen.queryByRole("region", { name: "Music" })).toBeNull();
});
