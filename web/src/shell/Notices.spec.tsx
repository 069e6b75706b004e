import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { asSaid } from "#core/kernel/index.ts";
import { Page } from "#web/components/index.ts";
import { product } from "../testing/product.tsx";
import { useCardOver } from "./cardOver.ts";

const opened = async (at: string) => {
  const made = await product({ at });
  made.show("/*", <Page>Words</Page>, at);
  return made;
};
const pass = ({ clock }: Awaited<ReturnType<typeof product>>, ms: number) =>
  act(() => clock.pass(ms));

test("[SHELL-17, OPEN-18] the cookie banner says what cookies are for, after 200 ms", async () => {
  const made = await opened("/");
  await pass(made, 199);
  expect(screen.queryByRole("region", { name: "Cookies" })).toBeNull();
  await pass(made, 1);
  const banner = await screen.findByRole("region", { name: "Cookies" });
  expect(banner.textContent).toContain(
    "We use cookies to make this site work and to see how it is used.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(screen.queryByRole("region", { name: "Cookies" })).toBeNull();
  expect(document.activeElement, "the focus goes on").toBe(screen.getByRole("main"));
});

test.each(["/r/abc", "/watch/abc", "/unwrap/abc?x=1", "/r/abc?preview=true"])(
  "[F-47] at %s the cookie banner waits until the card is over, and again while it is played again",
  async (at) => {
    const made = await opened(at);
    await pass(made, 10_000);
    const banner = () => screen.queryByRole("region", { name: "Cookies" });
    expect(banner()).toBeNull();
    let again = () => {};
    act(() => {
      again = made.app.shell.banners.endCard();
    });
    await screen.findByRole("region", { name: "Cookies" });
    act(() => again());
    expect(banner()).toBeNull();
  },
);

test("[F-47] the cookie banner comes with the end of the card, not later, when it would move what is pressed", async () => {
  const made = await product({ at: "/r/abc" });
  let end = () => {};
  const Card = () => {
    const [isOver, setOver] = useState(false);
    end = () => setOver(true);
    useCardOver(isOver);
    return isOver ? "All for you" : "Card";
  };
  made.show(
    "/*",
    <Page>
      <Card />
    </Page>,
    "/r/abc",
  );
  await pass(made, 10_000);
  // what says it is there before it is said
  const { style } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue("--foot")).toBe("0px"));
  // drawn as in a browser, where effects may wait for the next frame
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const shown = new Promise<string>((resolve) => {
    new MutationObserver(() => resolve(document.body.textContent)).observe(document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  end();
  expect(await shown).toMatch(/All for you.*Got it/);
});

test("[F-47] what else can wait waits with it; what must be read does not", async () => {
  const made = await opened("/r/abc?utm_source=email&utm_campaign=branded25");
  const { banners } = made.app.shell;
  const hear = (web_version: string, maintenance_on: string | null = null) =>
    act(() => banners.hear({ maintenance_on, web_version }));
  await pass(made, 1000);
  hear("5.49.3");
  const slips = () =>
    screen.queryAllByRole("region").map((slip) => slip.getAttribute("aria-label"));
  expect(slips()).toEqual([]);
  const again = banners.endCard();
  await waitFor(() => expect(slips()).toEqual(["New version", "Free card credit", "Cookies"]));
  act(() => again());
  await waitFor(() => expect(slips()).toEqual([]));
  hear("5.50.0", new Date(made.clock.now() + 3_600_000).toISOString());
  await waitFor(() => expect(slips()).toEqual(["New version", "Maintenance"]));
});

test.each(["/r/abc/slides", "/r/abc/thanks", "/group/abc"])(
  "[F-47] at %s, where no card is played, it does not wait",
  async (at) => {
    await pass(await opened(at), 200);
    await screen.findByRole("region", { name: "Cookies" });
  },
);

test("[SHELL-19] its Learn more leads to the privacy page", async () => {
  const made = await opened("/shop");
  await pass(made, 200);
  const link = await screen.findByRole("link", { name: /^Learn more/ });
  expect(link.getAttribute("href")).toBe("/privacy");
  await userEvent.click(link);
  expect(made.navigator.path).toBe("/privacy");
});

test("[SHELL-15, SHELL-16] bundle pricing has its title, its words and its link, and can be dismissed", async () => {
  await opened("/");
  const banner = screen.getByRole("region", { name: "Introducing Bundle Pricing" });
  expect(banner.textContent).toContain("Introducing Bundle Pricing");
  expect(banner.textContent).toContain("Save time at checkout with bundles");
  const link = screen.getByRole("link", { name: "Learn more" });
  expect(link.getAttribute("href")).toBe("/?bundles=true&type=digital&quantity=5#pricing");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("region", { name: "Introducing Bundle Pricing" })).toBeNull();
});

test("[SHELL-20, SHELL-21, OPEN-18] the free credit is told to whom the mailing brought, and can be dismissed", async () => {
  const made = await opened("/shop?utm_source=Email&utm_campaign=BRANDED25");
  await pass(made, 200);
  const banner = await screen.findByRole("region", { name: "Free card credit" });
  expect(banner.textContent).toContain("You have a free card credit. Sign in to use it.");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("region", { name: "Free card credit" })).toBeNull();
});

test("[SHELL-22, OPEN-18] maintenance is counted down, and Save comes first", async () => {
  const made = await opened("/shop");
  const maintenance_on = new Date(made.clock.now() + 3_725_000).toISOString();
  act(() => made.app.shell.banners.hear({ maintenance_on, web_version: "5.49.2" }));
  const timer = await screen.findByRole("timer");
  expect(timer.textContent).toBe(
    "Maintenance starts in 1 hours 2 mins 5 secs. Press Save first so that you don’t lose your changes.",
  );
  await pass(made, 1000);
  expect(timer.textContent).toContain("1 hours 2 mins 4 secs");
  const banner = screen.getByRole("region", { name: "Maintenance" });
  expect(banner.querySelector("button")).toBeNull();
});

test("[SHELL-24, OPEN-18] a patch is offered with Update now, and can be put off", async () => {
  const made = await opened("/shop");
  act(() => made.app.shell.banners.hear({ maintenance_on: null, web_version: "5.49.3" }));
  const banner = await screen.findByRole("region", { name: "New version" });
  expect(banner.textContent).toContain("A new version is available.");
  await userEvent.click(screen.getByRole("button", { name: "Update now" }));
  expect(made.page.reloads).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("region", { name: "New version" })).toBeNull();
});

test("[SHELL-25, OPEN-18] a version that must be counts down from sixty, and nothing puts it off", async () => {
  const made = await opened("/shop");
  act(() => made.app.shell.banners.hear({ maintenance_on: null, web_version: "5.50.0" }));
  const timer = await screen.findByRole("timer");
  expect(timer.textContent).toBe("A new version is available. This page reloads in 60 seconds.");
  const banner = screen.getByRole("region", { name: "New version" });
  expect(banner.querySelector("button, a")).toBeNull();
  await pass(made, 29_000);
  expect(timer.textContent).toBe("A new version is available. This page reloads in 31 seconds.");
});

test("[SHELL-09] what stands in the way of the start is said until it is over", async () => {
  const { app } = await opened("/shop");
  const error = "We can’t reach Fanfold right now. Trying again…";
  const wrong = {
    error: asSaid(error),
    persistent: true,
    type: "server",
    source: "app setup",
  } as const;
  const say = (what: typeof wrong | null) =>
    act(() => {
      app.shell.error = what;
    });
  say(wrong);
  const said = await screen.findByRole("alert");
  expect(said.textContent).toBe(error);
  say(null);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("[OPEN-01, OPEN-22] the overlay names the brand that is set", async () => {
  const made = await opened("/shop");
  Object.assign(made.app.ports.settings, { productName: "Paperbird" });
  act(() => made.device.become({ width: 844, height: 390, touch: true }));
  await screen.findByRole("dialog", { name: "Paperbird is best enjoyed on mobile in portrait" });
});

test("[SHELL-35] while a phone’s keyboard is open no banner takes a line from the form", async () => {
  const made = await opened("/shop");
  made.device.become({ width: 390, height: 844, touch: true });
  await pass(made, 200);
  await screen.findByRole("region", { name: "Cookies" });
  act(() => made.device.become({ visibleHeight: 400 }));
  expect(screen.queryByRole("region", { name: "Cookies" })).toBeNull();
  act(() => made.device.blur());
  await screen.findByRole("region", { name: "Cookies" });
});

test("[SHELL-26, OPEN-22] a phone on its side is told so to the letter, until Escape, the button or the turn", async () => {
  const made = await opened("/shop");
  act(() => made.device.become({ width: 844, height: 390, touch: true }));
  const dialog = await screen.findByRole("dialog", {
    name: "Fanfold is best enjoyed on mobile in portrait",
  });
  act(() => made.device.become({ width: 390, height: 844, touch: true }));
  expect(dialog.isConnected).toBe(false);
  act(() => made.device.become({ width: 844, height: 390, touch: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Stay in landscape" }));
  expect(screen.queryByRole("dialog")).toBeNull();

  const another = await opened("/shop");
  act(() => another.device.become({ width: 844, height: 390, touch: true }));
  // what Escape asks of a dialog
  fireEvent(await screen.findByRole("dialog"), new Event("cancel", { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
