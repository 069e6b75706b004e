import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { product } from "#web/testing/product.tsx";
import { EmailPanel } from "./EmailPanel.tsx";

test("[FORM-02] Send Code cannot be pressed while the address is empty", async () => {
  const { app, show } = await product();
  show("/", <EmailPanel signIn={app.signIn()} />, "/");
  const send = (await screen.findByRole("button", { name: "Send Code" })) as HTMLButtonElement;
  const address = screen.getByRole("textbox");
  expect(send.disabled).toBe(true);
  await userEvent.type(address, "g");
  expect(send.disabled).toBe(false);
  await userEvent.clear(address);
  expect(send.disabled).toBe(true);
});

test("[AUTH-23][OPEN-54] an invited address is shown, not typed, until somebody would rather use another", async () => {
  const { app, show } = await product();
  app.session.anonymous.remember({ joinToken: "j", email: "tom@example.com" });
  show("/", <EmailPanel signIn={app.signIn()} />, "/");
  await screen.findByText("tom@example.com");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send Code" }).disabled).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Use a different email" }));
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("");
});

test.each([
  ["Contribution", "We’ve kept your message. Log in or sign up to send it."],
  ["RecipientThanks", "We’ve kept your thank-you. Log in or sign up to send it."],
  ["RecipientSave", "Log in or sign up to keep this card in My cards."],
  ["CreatorSend", "We’ve kept your card. Log in or sign up to send it."],
  ["PrivateJoin", "Log in or sign up to ask the organiser."],
] as const)(
  "[F-48] whoever is stopped for %s reads why, and that it is kept",
  async (authScenario, words) => {
    const { app, show } = await product();
    app.session.anonymous.remember({ authScenario });
    show("/", <EmailPanel signIn={app.signIn()} />, "/");
    await screen.findByText(words);
  },
);

test("[F-48] whoever signs in by themselves is told nothing of the sort", async () => {
  const { app, show } = await product();
  show("/", <EmailPanel signIn={app.signIn()} />, "/");
  await screen.findByRole("button", { name: "Send Code" });
  expect(screen.queryByText(/Log in or sign up/)).toBeNull();
});
