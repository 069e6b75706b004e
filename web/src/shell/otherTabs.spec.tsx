import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { tabs } from "#adapters/memory/index.ts";
import { asSaid } from "#core/kernel/index.ts";
import * as components from "#web/components/index.ts";
import { product } from "../testing/product.tsx";

test("[AUTH-49] [OPEN-58] what another tab has to say is said here in its words", async () => {
  const toast = vi.spyOn(components, "toast");
  const browser = tabs();
  const { show, page } = await product({ browser });
  const view = show("/*", <components.Page>Words</components.Page>, "/shop");
  const other = browser.channel();
  act(() => other.post({ type: "info", message: asSaid("Tom joined the group") }));
  expect(await screen.findByText("Tom joined the group")).toBeTruthy();
  expect(toast).toHaveBeenLastCalledWith({ words: "Tom joined the group" });

  page.hide(); // in a tab that lies behind it waits until somebody looks
  act(() =>
    other.post({ type: "info", message: asSaid("You changed your account in another tab.") }),
  );
  expect(await screen.findByText("You changed your account in another tab.")).toBeTruthy();
  expect(toast).toHaveBeenLastCalledWith({
    words: "You changed your account in another tab.",
    stay: 0,
  });

  view.unmount();
  act(() => other.post({ type: "info", message: asSaid("Nobody is here") }));
  expect(toast).toHaveBeenCalledTimes(2);
});
