import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { product } from "../testing/product.tsx";
import { Hint } from "./Hint.tsx";
import { PageLoader } from "./index.ts";

let come: () => void;
/** A page on its way, until `come`. */
const OnItsWay = () => {
  const [isThere, setThere] = useState(false);
  come = () => setThere(true);
  return isThere ? <p>The page</p> : <PageLoader />;
};
const waitingAt = async (at: string, userAgent?: string) => {
  const made = await product({ at });
  if (userAgent !== undefined) made.device.become({ userAgent });
  made.show("/*", <OnItsWay />, at);
  return made;
};

test("[SHELL-27, SHELL-29] a page that takes its time has a loader, and the flag for it", async () => {
  const { app, clock } = await waitingAt("/");
  expect(screen.queryByRole("status")).toBeNull();
  await act(() => clock.pass(150));
  expect(screen.getByRole("status").textContent).toBe("Loading…");
  expect(app.shell.loader.page).toBe(true);
  act(() => come());
  expect(app.shell.loader.page).toBe(false);
});

test("[SHELL-28] the loader outlasts a page that comes right behind it", async () => {
  const { clock } = await waitingAt("/shop");
  await act(() => clock.pass(150));
  act(() => come());
  screen.getByText("The page");
  screen.getByRole("status");
});

test("[SHELL-29] a page that is there at once has none", async () => {
  const { app, clock } = await waitingAt("/shop");
  act(() => come());
  await act(() => clock.pass(1000));
  expect(screen.queryByRole("status")).toBeNull();
  expect(app.shell.loader.page).toBe(false);
});

test.each([
  ["/", "Mozilla/5.0 (compatible; Googlebot/2.1)", false],
  ["/faq", "facebookexternalhit/1.1", false],
  ["/shop", "Mozilla/5.0 (compatible; Googlebot/2.1)", true],
  ["/", "Mozilla/5.0 (iPhone) Safari/604.1", true],
  ["/thumbnail_generator", "Mozilla/5.0 (iPhone) Safari/604.1", false],
])(
  "[SHELL-27, ROUTE-14, OPEN-23] at %s for %s there is a loader: %s",
  async (at, userAgent, isShown) => {
    const { clock } = await waitingAt(at, userAgent);
    await act(() => clock.pass(1000));
    expect(screen.queryByRole("status") !== null).toBe(isShown);
  },
);

test("[PROMPT-01, PROMPT-06] of two hints on a page the more urgent is shown, then the other, then none", async () => {
  const made = await product();
  made.show(
    "/*",
    <>
      <Hint id="contributor-view-group" words="notices.hintContributorGroup" />
      <Hint id="contributor-add" words="notices.hintContributorAdd" />
    </>,
    "/group/abc",
  );
  const gotIt = () => screen.getByRole("button", { name: "Got it" }).click();
  expect(screen.getByRole("note").textContent).toContain("Add your message");
  await act(async () => gotIt());
  expect(screen.getByRole("note").textContent).toContain("See who else");
  await act(async () => gotIt());
  expect(screen.queryByRole("note")).toBeNull();
});
