import { act, screen, waitFor } from "@testing-library/react";
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

test("[AUTH-27] [ROUTE-33] a page that was let in after it had begun waits for where a logout leads, and asks nobody to sign in", async () => {
  const { app, navigator, show, signUp } = await product();
  app.shell.isSetUp = false;
  show("/home", <SignedIn>My cards</SignedIn>, "/home");
  await act(async () => {
    await signUp("Olive");
    app.shell.isSetUp = true;
  });
  await screen.findByText("My cards");
  // as another tab tells it
  act(() => {
    Object.assign(app.session, {
      ...{ hasLeft: true, accessToken: null, refreshToken: null, username: null },
    });
  });
  await waitFor(() => expect(screen.queryByText("My cards")).toBeNull());
  expect(navigator.path).toBe("/home");
});
