import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { product } from "#web/testing/product.tsx";
import { modals } from "./registry.ts";

const { faq } = modals;
beforeAll(() => {
  Object.assign(modals, {
    faq: () => {
      throw new TypeError("x is not a function");
    },
  });
});
afterAll(() => void Object.assign(modals, { faq }));

test("[ERR-14] [SHELL-42] [F-41] a modal that throws says so and closes; the page below stays", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React says it too
  const { app, navigator, show } = await product();
  const fault = vi.spyOn(app.ports.reporter, "fault");
  show("*", <h1>Landing</h1>, "/?modal=faq");
  await screen.findByRole("dialog", { name: "We can’t show this right now" });
  expect(screen.getByText("Landing")).toBeDefined();
  expect(fault).toHaveBeenCalledWith(expect.any(TypeError), "modal faq", { type: "TypeError" });
  const [close] = screen.getAllByRole("button", { name: "Close" });
  await userEvent.click(close as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(navigator.path).toBe("/");
});
