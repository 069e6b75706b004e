import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { product } from "#web/testing/product.tsx";
import { NamePanel } from "./NamePanel.tsx";

test("[FORM-06][FORM-07][FORM-08] names end at 50 characters, and Done waits for both and for the e-mail", async () => {
  const { app, show } = await product();
  const signIn = app.signIn();
  show("/", <NamePanel signIn={signIn} />, "/");
  const done = (await screen.findByRole("button", { name: "Done" })) as HTMLButtonElement;
  const first = screen.getByRole<HTMLInputElement>("textbox", { name: "First name" });
  const last = screen.getByRole<HTMLInputElement>("textbox", { name: "Last name" });
  expect([first.maxLength, last.maxLength, done.disabled]).toEqual([50, 50, true]);
  await userEvent.type(first, "Grace");
  await userEvent.type(last, "Hopper");
  expect(done.disabled).toBe(true);
  act(() => {
    signIn.email = "grace@hopper.example";
  });
  expect(done.disabled).toBe(false);
  await userEvent.clear(first);
  expect(done.disabled).toBe(true);
});
