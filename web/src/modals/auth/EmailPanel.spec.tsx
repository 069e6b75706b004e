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
