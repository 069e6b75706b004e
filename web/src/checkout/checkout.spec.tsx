import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { owned, press } from "#web/testing/owned.tsx";

/** A full card of Olive’s, with the upgrade over it. */
const full = async (params: Record<string, string | boolean> = {}, told: Partial<Story> = {}) => {
  const world = await owned();
  for (const words of ["One", "Two", "Three", "Four", "Five"]) await world.write(words);
  await world.asOlive();
  const editor = await world.editor();
  if (editor.story) editor.story = { ...editor.story, ...told };
  const shown = await world.over(paths.edit(world.id), { editor }, "upgrade", params);
  return { ...world, mine: editor, shown };
};
const choose = (words: RegExp) => userEvent.click(screen.getByRole("radio", { name: words }));

test("[MODAL-28][PAY-09][OPEN-152] a full card gets room: a plan is chosen, paid with a test card, and a receipt named", async () => {
  const { shown, mine, app, id } = await full();
  shown.getByText("You’ve used 5 of 5 messages.");
  await press(shown, "Choose Starter");
  await screen.findByText("Test mode: no money is taken.");
  await userEvent.click(screen.getByRole("button", { name: "Pay £4.99" }));
  await screen.findByRole("heading", { name: "Thank you!" });
  screen.getByText("Test mode: no money is taken.");
  screen.getByText("Your card now has room for 20 messages.");
  screen.getByText(/^We’ve emailed you a receipt\. Reference: [A-Z0-9]{8}$/);
  expect(mine.story?.product_tier).toBe("starter");
  expect(mine.isFull).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(app.ports.navigator.path).toBe(paths.edit(id)));
  act(() => mine.close());
});

test("[PAY-02][PAY-18] who has paid and opens it once more finds what the next plan costs, not the last thanks", async () => {
  const { shown, mine, app, id } = await full();
  await press(shown, "Choose Starter");
  await userEvent.click(await screen.findByRole("button", { name: "Pay £4.99" }));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await waitFor(() => expect(app.ports.navigator.path).toBe(paths.edit(id)));
  act(() => app.ports.navigator.go(withModal(paths.edit(id), "upgrade")));
  await screen.findByRole("button", { name: "Choose Unlimited" });
  screen.getByText("You only pay the difference.");
  expect(screen.queryByRole("heading", { name: "Thank you!" })).toBeNull();
  act(() => mine.close());
});

test("[ERR-32][OPEN-157] a card that is declined is said, and another one may be tried", async () => {
  const { shown, mine } = await full();
  await press(shown, "Choose Unlimited");
  await screen.findByRole("button", { name: "Pay £9.99" });
  await choose(/^Card is declined/);
  await userEvent.click(screen.getByRole("button", { name: "Pay £9.99" }));
  const alert = "Your payment didn’t go through. You have not been charged. Please try again.";
  await screen.findByText(alert);
  expect(mine.story?.product_tier).toBe("free");
  await choose(/^Bank asks to confirm it/);
  await userEvent.click(screen.getByRole("button", { name: "Pay £9.99" }));
  await screen.findByRole("heading", { name: "Your bank wants to check it’s you" });
  await userEvent.click(screen.getByRole("button", { name: "Approve" }));
  await screen.findByRole("heading", { name: "Thank you!" });
  expect(mine.story?.product_tier).toBe("unlimited");
  act(() => mine.close());
});

test("[OPEN-150][SEND-07] whoever was stopped while sending goes on sending once it is paid, and how is known", async () => {
  const { shown, mine, app, id, store } = await full({ unlockDigitalSend: true });
  await press(shown, "Choose Starter");
  await userEvent.click(await screen.findByRole("button", { name: "Pay £4.99" }));
  await userEvent.click(await screen.findByRole("button", { name: "Send your card" }));
  await waitFor(() => expect(app.ports.navigator.path).toBe(paths.send(id)));
  const payments = await store.list("payments", {});
  expect(payments.map(({ send_method }) => send_method)).toEqual(["Email"]);
  act(() => mine.close());
});

test("[PAY-19][OPEN-154] one that keeps processing is asked about for a minute, and then let be", async () => {
  const { shown, mine, clock } = await full();
  await press(shown, "Choose Starter");
  await screen.findByRole("button", { name: "Pay £4.99" });
  await choose(/^Payment keeps processing/);
  await userEvent.click(screen.getByRole("button", { name: "Pay £4.99" }));
  await screen.findByRole("progressbar", { name: "Processing your payment…" });
  await act(() => clock.pass(61_000));
  await screen.findByRole("heading", { name: "Your payment is still being processed" });
  act(() => mine.close());
});

test("[MODAL-28][ROLE-06] whoever helps to organise is told who can pay, and finds nothing to pay with", async () => {
  const { shown } = await full({}, { owned: false });
  shown.getByText("Only Olive can pay for this card. Let them know it needs more room.");
  shown.getByText("Current plan");
  expect(shown.queryByRole("button", { name: /^Choose/ })).toBeNull();
});
