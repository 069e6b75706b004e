import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { stillPicturesKey } from "#core/domain/navigation/index.ts";
import { done } from "#core/kernel/index.ts";
import { product, value } from "../testing/product.tsx";
import { routesOf } from "./routes.tsx";

const routes = routesOf("on");

const size = (width: number) => {
  Object.assign(window, { innerWidth: width });
  act(() => void window.dispatchEvent(new Event("resize")));
};
beforeEach(() => size(1440));

/** Every route of the product with its own screen. */
const started = async () => {
  const world = await product();
  // nothing can be drawn here: as whoever goes on with still pictures (OPEN-164)
  world.app.ports.kept.set(stillPicturesKey, "yes");
  return { ...world, visit: (at: string) => world.open(routes, at) };
};
const heading = (name: string | RegExp, level = 1) => screen.findByRole("heading", { level, name });

test.each([
  ["ROUTE-36", "/account/addresses", "Contacts"],
  ["ROUTE-38", "/account/bundles", "Bundle Credits"],
  ["ROUTE-39", "/account/payments", "Order History"],
  ["ROUTE-40", "/account/payments/p1", "Order Details"],
  ["ROUTE-41", "/account/profile", "Profile"],
])(
  "[%s] [ROUTE-35] %s is “%s” on a phone, and the account page on a desk",
  async (_id, at, name) => {
    const { visit, signUp } = await started();
    await signUp("Olive");
    visit(at);
    await heading("Your account");
    expect(document.title).toBe("Your account");
    await screen.findByRole("textbox", { name: "First name" });
    size(390);
    await heading(name);
    expect(document.title).toBe(name);
  },
);

test("[ROUTE-37] [ROUTE-35] an address is “Edit Address” on a phone, and alone on the account page on a desk", async () => {
  const { visit, signUp } = await started();
  await signUp("Olive");
  visit("/account/addresses/a1");
  await heading("Your account");
  expect(document.title).toBe("Your account");
  await screen.findByRole("heading", { name: "Edit Address", level: 2 });
  expect(screen.queryByRole("heading", { name: "Your name" })).toBeNull();
  size(390);
  await heading("Edit Address");
  expect(document.title).toBe("Edit Address");
});

test("[ROUTE-12] [ROUTE-13] a browser that cannot draw is told so where one signs in, and which can", async () => {
  const { visit } = await started();
  visit("/login");
  await heading("Sign up or log in");
  const { className } = screen.getByRole("heading", { level: 1 }).closest("section") as Element;
  visit("/unsupported");
  const told = await heading("Your browser can’t show our animated covers");
  expect(told.closest("section")?.className).toBe(className);
  const browsers = screen.getByRole("list", { name: "Supported browsers" });
  expect(within(browsers).getAllByRole("listitem")).toHaveLength(3);
});

test("[ROUTE-14] where thumbnails are made nothing is seen, whatever there is to say", async () => {
  const { visit, clock, navigator } = await started();
  const { container } = visit("/login");
  await act(() => clock.pass(1000));
  await screen.findByRole("region", { name: "Cookies" });
  act(() => navigator.go("/thumbnail_generator?modal=auth"));
  await waitFor(() => expect(window.makeThumbnail).toBeDefined());
  await waitFor(() => expect(container.textContent).toBe(""));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["/login?referrer=%2Faccount%3Fa%3Db", "/account?a=b"],
  ["/login?referrer=https%3A%2F%2Fevil.example", "/home"],
  ["/register", "/home"],
])("[ROUTE-10] whoever signs in at %s is then at %s", async (at, there) => {
  const { visit, signUp, app, nextCode, navigator } = await started();
  await signUp("Olive");
  await act(() => app.session.logout());
  visit(at);
  const email = await screen.findByRole("textbox", { name: "Email" });
  await userEvent.type(email, "olive@mail.test");
  await userEvent.click(screen.getByRole("button", { name: "Send Code" }));
  const code = await screen.findByPlaceholderText("Enter 6 digit code");
  await waitFor(() => expect(code.closest("[inert]")).toBeNull());
  await userEvent.type(code, nextCode());
  await waitFor(() => expect(navigator.path).toBe(there));
});

test("[ROUTE-10] [AUTH-16] whoever is signed in meanwhile, by a link in another tab, goes on from there too", async () => {
  const { visit, signUp, navigator } = await started();
  visit("/login?referrer=%2Faccount%3Fa%3Db");
  await heading("Sign up or log in");
  await act(() => signUp("Olive"));
  await waitFor(() => expect(navigator.path).toBe("/account?a=b"));
});

test("[ROUTE-25] [OPEN-34] /to leads to a listed host in place of the page, and to no other", async () => {
  const { visit, app } = await started();
  Object.assign(app.ports.settings, { forwardHosts: ["partner.example"] });
  const leave = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
  visit("/to/https%3A%2F%2Fevil.example%2F");
  await heading("We can’t find that page");
  expect(leave).not.toHaveBeenCalled();
  visit("/to/https://partner.example/a?b=c#d");
  await waitFor(() => expect(leave).toHaveBeenCalledWith("https://partner.example/a?b=c#d"));
});

test("[ROUTE-26] the link of a request lets in with the token that came with it, and only once that is said", async () => {
  const { visit, app } = await started();
  const asked: unknown[] = [];
  const api = async (...call: unknown[]) => {
    asked.push(call);
    return done({ role: { person: { first_name: "Gus", last_name: "Guest" } } });
  };
  Object.assign(app.session, { api });
  visit("/requests/r1?approve_token=abc");
  await heading("Someone wants to join your card");
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Approve request" }));
  await heading("Gus Guest has joined");
  expect(asked).toEqual([["approveRole", { path: { id: "r1" }, query: { approve_token: "abc" } }]]);
});

test("[ROUTE-34] [OPEN-36] one’s cards are those one made, signed or was given, as the address says", async () => {
  const { visit, navigator, app, signUp } = await started();
  await signUp("Olive");
  value(await app.session.api("createStory", { body: { occasion: "birthday" } }));
  const current = () =>
    within(screen.getByRole("navigation", { name: "Cards" })).getByRole("link", {
      current: "page",
    });
  const isMade = async (at: string) => {
    visit(at);
    await screen.findByRole("list", { name: "Organised" });
    expect(current().textContent).toMatch(/^Organised/);
    expect(navigator.path).toBe("/home");
  };
  await isMade("/home");
  await isMade("/home/created");
  visit("/home/contributed");
  await heading("You haven’t signed any cards yet", 2);
  expect(current().textContent).toBe("Signed");
  visit("/home/received");
  await heading("No cards received yet", 2);
  expect(current().textContent).toBe("Received");
  await isMade("/home/somebody");
});

test("[OPEN-27] [ROUTE-66] an address is read letter for letter, but for slashes at its end", async () => {
  const { visit, signUp } = await started();
  await signUp("Olive");
  visit("/Account");
  await heading("We can’t find that page");
  visit("/R/a1");
  await heading("We can’t find that page");
  visit("/Jump/a1");
  await heading("We can’t find that page");
  visit("/account//");
  await heading("Your account");
});
