import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { paths } from "#core/domain/navigation/index.ts";
import { product } from "../testing/product.tsx";
import { routesOf } from "./routes.tsx";
import { screens } from "./screens.ts";

const Broken = (): never => {
  throw new Error("boom");
};

test("[ERR-14] around a page that crashed its modals still open, and another page is a link away", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // the router says it too
  vi.spyOn(screens as { account: typeof screens.account }, "account").mockResolvedValue({
    Component: Broken,
  });
  const world = await product();
  await world.signUp("Olive");
  world.open(routesOf("on"), `${paths.account}?modal=sign-out`);
  await screen.findByText("This page cannot be displayed");
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Stay logged in" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

  act(() => world.navigator.go("/nowhere"));
  await screen.findByRole("heading", { level: 1, name: "We can’t find that page" });
  expect(screen.queryByText("This page cannot be displayed")).toBeNull();
});
