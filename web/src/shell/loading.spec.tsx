import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { AppContext } from "#core/app/index.ts";
import { AppProvider } from "../hooks/context.ts";
import { product } from "../testing/product.tsx";
import { useLoading } from "./index.ts";

const Waiting = ({ isLate }: { isLate: boolean }) => {
  useLoading("animation", isLate);
  return null;
};

test("[SHELL-29] a flag is up for as long as what waits stands on the page and waits", async () => {
  const { app } = await product();
  const on = (screen: ReactNode) => <AppProvider value={app as AppContext}>{screen}</AppProvider>;
  const { rerender } = render(on(<Waiting isLate />));
  expect(app.shell.loader.animation).toBe(true);
  act(() => rerender(on(<Waiting isLate={false} />)));
  expect(app.shell.loader.animation).toBe(false);
  act(() => rerender(on(<Waiting isLate />)));
  expect(app.shell.loader.animation).toBe(true);
  act(() => rerender(on(null)));
  expect(app.shell.loader.animation).toBe(false);
});
