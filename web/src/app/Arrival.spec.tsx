import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Link, MemoryRouter, Route, Routes } from "react-router";
import { expect, test, vi } from "vitest";
import { Arrival } from "./Arrival.tsx";

test("[ROUTE-01] a page loaded anew is where it was left, another address begins at its top", async () => {
  // a page loaded anew has read nothing yet, whatever specs ran in this process before
  vi.resetModules();
  const { Arrival } = await import("./Arrival.tsx");
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

test("[ROUTE-01] the focus comes to the heading, also while a word is told of what was done before", async () => {
  render(
    <MemoryRouter initialEntries={["/shop"]}>
      <Arrival />
      <main>
        <Routes>
          <Route path="/shop" element={<Link to="/home">My cards</Link>} />
          <Route path="/home" element={<h1>My cards</h1>} />
        </Routes>
      </main>
      {/* as a toast names itself */}
      <div role="dialog" aria-modal="false" aria-label="Greeting saved" />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("link"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading")));
});

/** Clicks one’s way from a page to another, and whether the other began at its top. */
const startsAtTop = async (from: string, to: string): Promise<boolean> => {
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const { unmount } = render(
    <MemoryRouter initialEntries={[from]}>
      <Arrival />
      <Link to={to}>On</Link>
      <Routes>
        <Route path={from} element={<p>Here</p>} />
        <Route path="*" element={<h1>There</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  scrolled.mockClear();
  await userEvent.click(screen.getByRole("link"));
  await screen.findByRole("heading");
  const top = expect.objectContaining({ top: 0 });
  const isTop = scrolled.mock.calls.some(([given]) => top.asymmetricMatch(given));
  unmount();
  return isTop;
};

test("[ROUTE-01] another page begins at its top, but for one of whose middle the address tells", async () => {
  expect(await startsAtTop("/shop", "/account")).toBe(true);
  expect(await startsAtTop("/shop", "/terms#refunds")).toBe(false);
});

test("[ROUTE-01] a tab leaves the page where it is, the same tab of another card doesn’t", async () => {
  expect(await startsAtTop("/edit/a1/send", "/edit/a1/send/email")).toBe(false);
  expect(await startsAtTop("/edit/a1/send", "/edit/b2/send")).toBe(true);
});
