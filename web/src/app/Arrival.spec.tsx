import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { Arrival } from "./Arrival.tsx";

test("[ROUTE-01] a page loaded anew is where it was left, another address begins at its top", () => {
  window.sessionStorage.setItem("scroll-1", JSON.stringify({ "default /shop": 600 }));
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(3000);
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const load = (path: string) =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Arrival />
      </MemoryRouter>,
    ).unmount();
  load("/home");
  expect(scrolled).not.toHaveBeenCalled();
  load("/shop");
  expect(scrolled).toHaveBeenCalledWith({ top: 600, behavior: "instant" });
});
