import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import type { AppContext } from "#core/app/index.ts";
import { AppProvider } from "../hooks/context.ts";
import { Crashed } from "./Crashed.tsx";

/** A page that throws this, as the router catches it. */
const crashed = (error: unknown) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // the router says it too
  const told: unknown[] = [];
  const reloads = vi.fn();
  const ports = {
    reporter: { fault: (...said: unknown[]) => void told.push(said) },
    page: { reload: reloads },
  };
  const Page = (): never => {
    throw error;
  };
  const router = createMemoryRouter([
    { path: "/", element: <Page />, errorElement: <Crashed />, hydrateFallbackElement: null },
  ]);
  render(
    <AppProvider value={{ ports } as unknown as AppContext}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  return { told, reloads };
};

test("[ERR-14] a page that crashed says so, and can be loaded again", async () => {
  const { reloads } = crashed(new Error("boom"));
  screen.getByRole("heading", { name: "This page cannot be displayed" });
  expect(document.title).toBe("This page cannot be displayed");
  await userEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(reloads).toHaveBeenCalledOnce();
});

test.each([
  [new TypeError("x is not a function"), "TypeError"],
  [new TypeError("Failed to fetch dynamically imported module: a.js"), "ChunkLoadError"],
  ["words", "Unknown"],
])("[SHELL-42] the boundary tags %s for the reporter as %s", (error, type) => {
  const { told } = crashed(error);
  expect(told[0]).toEqual([error, "page", { type }]);
});
