import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Toasts, toast } from "./index.ts";

test("what was told before anything could show it is shown all the same, and can be undone", async () => {
  const undo = vi.fn();
  toast({ words: "Message removed", action: { words: "Undo", act: undo } });
  render(<Toasts>page</Toasts>);
  expect(await screen.findByText("Message removed")).toBeTruthy();
  toast({ words: "Copied" });
  expect(await screen.findByText("Copied")).toBeTruthy();
  screen.getByRole("button", { name: "Undo" }).click();
  expect(undo).toHaveBeenCalledOnce();
});

test("[R20] whoever hears the page finds the buttons of each notice, also of an urgent one", async () => {
  render(<Toasts>page</Toasts>);
  const buttons = () => screen.queryAllByRole("button", { name: "Dismiss" }).length;
  const before = buttons();
  toast({ words: "Message sent" });
  toast({ words: "We can’t send that right now.", tone: "bad" });
  await screen.findByText("We can’t send that right now.", { selector: "p" });
  expect(buttons() - before).toBe(2);
});
