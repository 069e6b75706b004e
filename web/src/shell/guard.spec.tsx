import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { product } from "../testing/product.tsx";
import { SetUp, SignedIn } from "./guard.tsx";

test("[SHELL-11] until the app is set up no page is shown, and nobody is sent away", async () => {
  const { app, navigator, show } = await product();
  app.shell.isSetUp = false;
  show(
    "/edit/:id",
    <>
      <SetUp>For everybody</SetUp>
      <SignedIn unlessOwnCard="mine">For owners</SignedIn>
    </>,
    "/edit/mine",
  );
  await act(async () => undefined);
  expect(screen.queryByText(/^For/)).toBeNull();
  expect(navigator.path).toBe("/edit/mine");
  act(() => {
    app.session.anonymous.remember({ storyId: "mine" });
    app.shell.isSetUp = true;
  });
  screen.getByText(/For everybody/);
  screen.getByText(/For owners/);
});
