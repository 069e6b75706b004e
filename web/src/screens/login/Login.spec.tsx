import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { product } from "../../testing/product.tsx";
import { Login } from "./Login.tsx";

const opened = async (at: string) => {
  const world = await product({ at });
  world.show("/login", <Login />, at);
  await screen.findByRole("heading", { name: "Sign up or log in" });
  return world;
};

test("[AUTH-10] the page has the arrow back on every panel but the first, as the modal does", async () => {
  await opened("/login");
  const back = () => screen.queryByRole("button", { name: "Back" });
  expect(back()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Terms of Service" }));
  await screen.findByRole("heading", { name: "Terms of Service" });
  await userEvent.click(back() as HTMLElement);
  await screen.findByRole("heading", { name: "Sign up or log in" });
  expect(back()).toBeNull();
});

test("[AUTH-16] whoever is signed in meanwhile, in another tab, goes on from the page", async () => {
  const { app, navigator } = await opened("/login");
  const auth = { accessToken: "a", refreshToken: "r", username: "ada@mail.test" };
  act(() => app.session.renew(auth, { id: "ada" } as never));
  await waitFor(() => expect(navigator.path).toBe("/home"));
});
