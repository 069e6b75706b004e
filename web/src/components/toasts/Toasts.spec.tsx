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
