import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { product } from "../../testing/product.tsx";
import { bundleAsked } from "./asked.ts";
import { LandingScreen } from "./LandingScreen.tsx";

beforeEach(() => {
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
});

const open = async (at = "/", features = ["send_by_post"]) => {
  const world = await product({ features });
  world.show(at.split(/[?#]/)[0] ?? "/", <LandingScreen />, at);
  return world;
};

test("[ROUTE-02][OPEN-25][SHELL-03] the landing page: tagline, steps, shop, prices, questions, legal pages", async () => {
  await open();
  screen.getByRole("navigation", { name: "Main" });
  screen.getByRole("button", { name: "Menu" });
  screen.getByText("Log in");
  // in the header, and below the one sentence
  const begin = screen.getAllByRole("link", { name: "Make a card" });
  expect(begin.map((link) => link.getAttribute("href"))).toEqual(["/shop", "/shop"]);
  expect(screen.getAllByText("Celebrate your people").length).toBeGreaterThan(0);
  const foot = await screen.findByRole("navigation", { name: "Footer" });
  for (const step of ["Build", "Invite", "Send"]) screen.getByRole("heading", { name: step });
  const shop = screen.getByRole("navigation", { name: "A card for every occasion" });
  const shelves = within(shop)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(shelves.length).toBeGreaterThan(10);
  expect(shelves).toContain("/shop/work-anniversary");
  expect(new Set(shelves).size).toBe(shelves.length);
  expect(screen.getByRole("link", { name: "See all occasions" }).getAttribute("href")).toBe(
    "/shop",
  );
  for (const price of ["£0", "£4.99", "£9.99"]) await screen.findByText(price);
  screen.getByText("Do my friends need an account to sign?");
  const leads = within(foot)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(leads).toEqual([
    ["Cards", "/shop"],
    ["Pricing", "/#pricing"],
    ["FAQ", "/#questions"],
    ["Privacy Policy", "/?modal=privacy"],
    ["Terms of Service", "/?modal=terms"],
    ["Corporate Terms", "/?modal=corporate-terms"],
  ]);
});

test("[F-61] the strip of occasions shows a different cover for each, no two of them lettering alike", async () => {
  await open();
  const strip = await screen.findByRole("navigation", { name: "A card for every occasion" });
  const shown = [...strip.querySelectorAll("img")].map((one) => one.getAttribute("src") ?? "");
  expect(shown.length).toBeGreaterThan(10);
  const covers = shown.map((src) => src.split("/").at(-1) ?? "");
  expect(new Set(covers).size).toBe(covers.length);
  expect(covers.filter((one) => one.startsWith("curvey"))).toHaveLength(1);
});

test("[ROUTE-06] the address chooses the kind of bundle and how many, and the page opens at the prices", async () => {
  const seen = vi.mocked(Element.prototype.scrollIntoView);
  await open("/?bundles=true&type=postal&quantity=10#pricing");
  const [chosen, ...others] = await screen.findAllByRole("link", { current: true });
  expect(others).toEqual([]);
  expect(chosen?.textContent).toMatch(/10 cards.*20% off.*£39\.92/);
  expect(seen.mock.contexts.map((part) => (part as Element).id)).toContain("pricing");
  expect(document.activeElement?.id).toBe("pricing");
});

test("[ROUTE-08][OPEN-30] with purchase=true the sale opens at once, and closing does not open it again", async () => {
  const { navigator } = await open("/?bundles=true&type=digital&quantity=5&purchase=true#pricing");
  await vi.waitFor(() => expect(navigator.path).toContain("modal=bundle"));
  expect(navigator.path).not.toContain("purchase");
  expect(JSON.parse(new URL(navigator.path, "http://a").searchParams.get("params") ?? "")).toEqual({
    type: "digital",
    quantity: 5,
  });
});

test("[OPEN-30] what an address asks for is read, whatever it says", () => {
  expect(bundleAsked("/?bundles=true&type=postal&quantity=25#pricing")).toEqual({
    type: "postal",
    quantity: 25,
  });
  for (const quantity of ["", "-5", "1.5", "many", "%E0%A4%A"])
    expect(bundleAsked(`/?bundles=true&quantity=${quantity}`)?.quantity).toBeNull();
  expect(bundleAsked("/?bundles=yes&type=postal")).toBeNull();
  expect(bundleAsked("/#pricing")).toBeNull();
});

test.each(["/howitworks/overview", "/faq", "/privacy", "/terms", "/corporate-terms"])(
  "[ROUTE-03][OPEN-28] %s shows it without header and account menu",
  async (at) => {
    await open(at);
    // what the path opens over the page hides its heading from readers
    screen.getByRole("heading", { level: 1, hidden: true });
    expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
    expect(screen.queryByText("Log in")).toBeNull();
  },
);

test("[OPEN-159] where no card is posted the landing page has no bundles of postal credits", async () => {
  await open("/?bundles=true&type=postal&quantity=10#pricing", []);
  await screen.findByRole("heading", { name: "Digital bundles" });
  expect(screen.queryByRole("heading", { name: "Postal bundles" })).toBeNull();
});

test("[F-35] [OPEN-169] [ROUTE-02] where nothing is sold the landing page is whole without prices", async () => {
  const { show } = await product({ tiers: "off" });
  show("/", <LandingScreen />, "/#questions");
  await screen.findByText("Do my friends need an account to sign?");
  screen.getByRole("heading", { name: "Build" });
  screen.getByRole("navigation", { name: "A card for every occasion" });
  const said = document.body.textContent ?? "";
  expect(said).toContain("Unlimited messages");
  expect(said).not.toMatch(/Pricing|five messages|£|[Bb]undle|Starter|\bpay/);
  expect(document.getElementById("pricing")).toBeNull();
  for (const link of screen.getAllByRole("link"))
    expect(link.getAttribute("href")).not.toContain("pricing");
});

test("[OPEN-25] a card is opened from the first screen, whether or not anything is sold", async () => {
  for (const tiers of ["on", "off"] as const) {
    const { show } = await product({ tiers });
    const { unmount } = show("/", <LandingScreen />, "/");
    expect(screen.getByRole("link", { name: "See one open" }).getAttribute("href")).toBe(
      "/?open=sample",
    );
    unmount();
  }
});
