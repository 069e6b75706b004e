import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "#core/domain/navigation/index.ts";
import { done } from "#core/kernel/index.ts";
import { product, value } from "../testing/product.tsx";
import { routes } from "./routes.tsx";

vi.mock("./webgl.ts", () => ({ hasWebgl: () => true }));
// the stage needs a graphics card; what it draws is looked at elsewhere
vi.mock("#web/slides/index.ts", async (original) => ({
  ...(await original<typeof import("#web/slides/index.ts")>()),
  LiveCover: () => null,
  LiveSpec: () => null,
  useThumbnails: () => undefined,
  warmStage: () => undefined,
}));

const size = (width: number) => {
  Object.assign(window, { innerWidth: width });
  act(() => void window.dispatchEvent(new Event("resize")));
};
beforeEach(() => {
  size(1440);
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Every route of the product with its own screen. */
const started = async () => {
  const world = await product();
  let last: ReturnType<typeof world.open> | null = null;
  return {
    ...world,
    visit: (at: string) => {
      last?.unmount();
      last = world.open(routes, at);
      return last;
    },
  };
};
/** Olive, signed in, and a card of hers for Rae. */
const owned = async () => {
  const world = await started();
  await world.signUp("Olive");
  const body = { occasion: "birthday", recipient_first_name: "Rae" } as const;
  const { story } = value(await world.app.session.api("createStory", { body }));
  const { id } = story;
  const { group = "", recipient = "" } = story.tokens;
  const watch = await world.app.session.api("makeToken", {
    path: { id },
    body: { token_type: "watch" },
  });
  return { ...world, id, group, recipient, watch: value(watch).token };
};
const heading = (name: string | RegExp, level = 1) => screen.findByRole("heading", { level, name });
const none = (role: "heading" | "button" | "link" | "textbox", name: string | RegExp) =>
  expect(screen.queryByRole(role, { name })).toBeNull();

test("[ROUTE-15] [ROUTE-16] [ROUTE-17] the group’s link, its people and its messages are views of their own", async () => {
  const { visit, group } = await owned();
  const hero = /^Olive asks you to add a message/;
  visit(paths.contributor(group));
  await heading("Sign a card for Rae");
  screen.getByText(hero);

  visit(`${paths.contributor(group)}/roles`);
  const people = await screen.findByRole("region", { name: "People" });
  await within(people).findByText("Made this card");
  expect(screen.queryByText(hero)).toBeNull();
  none("heading", /^Your message/);

  visit(paths.contributorSlides(group));
  await heading(/^Your message/, 2);
  expect(screen.queryByText(hero)).toBeNull();
  expect(screen.queryByRole("region", { name: "People" })).toBeNull();
});

test("[ROUTE-18] [ROUTE-19] [ROUTE-20] the recipient’s card, its people and all its messages are views of their own", async () => {
  const { visit, recipient } = await owned();
  visit(paths.recipient(recipient));
  await screen.findByRole("button", { name: "Open your card" });

  visit(paths.recipientPeople(recipient));
  await heading("Who is on this card");
  expect(document.title).toBe("Who is on this card");
  const people = screen.getByRole("region", { name: "People" });
  await within(people).findByText("Olive Example");

  visit(paths.recipientSlides(recipient));
  await screen.findByRole("link", { name: "Watch the card" });
  none("button", "Open your card");
});

type Own = Awaited<ReturnType<typeof owned>>;
test.each<
  [string, (own: Own) => string, ...view: [Parameters<typeof screen.findByRole>[0], string]]
>([
  ["ROUTE-21", ({ recipient }) => paths.thanks(recipient), "button", "Send thanks"],
  ["ROUTE-24", ({ watch }) => paths.watch(watch), "button", "Watch the card"],
  ["ROUTE-24", ({ watch }) => `/share/${watch}`, "button", "Watch the card"],
  ["ROUTE-48", () => paths.create, "button", "Make this card"],
  ["ROUTE-49", () => paths.createGreeting, "textbox", "To"],
  ["ROUTE-52", ({ id }) => paths.edit(id), "heading", "Messages"],
  ["ROUTE-52", ({ id }) => `${paths.edit(id)}/slides`, "heading", "Messages"],
  ["ROUTE-53", ({ id }) => paths.cover(id), "button", "Save cover"],
  ["ROUTE-54", ({ id }) => paths.greeting(id), "button", "Save greeting"],
  ["ROUTE-55", ({ id }) => paths.settings(id), "switch", "Look at messages before they go in"],
  ["ROUTE-56", ({ id }) => paths.contributions(id), "tab", "In the card"],
])("[%s] each address shows what it is for", async (_id, at, role, name) => {
  const own = await owned();
  own.visit(at(own));
  expect(await screen.findAllByRole(role, { name })).not.toEqual([]);
});

test.each([
  ["ROUTE-42", "/reminders", "Reminders"],
  ["ROUTE-43", "/reminders/add", "Add a reminder"],
  ["ROUTE-44", "/reminders/r1", "Edit reminder"],
  ["ROUTE-46] [ROUTE-47", "/themes/create", "Themes"],
  ["ROUTE-32] [ROUTE-47", "/themes/accept/s1", "Themes"],
  ["ROUTE-59", "/edit/ID/send/post/address/new", "Send by post"],
  ["ROUTE-60", "/edit/ID/send/post/o1/summary", "Post order"],
])("[%s] %s, which comes later, says what it will be", async (_id, at, name) => {
  const { visit, id } = await owned();
  visit(at.replace("ID", id));
  await heading(name);
  expect(document.title).toBe(name);
  screen.getByText(/^Here you will /);
});

test("[ROUTE-57] [OPEN-41] each step of gathering the group is at its own address", async () => {
  const { visit, id, group, navigator } = await owned();
  const at = async (part: string) => {
    visit(`${paths.group(id)}${part}`);
    await heading("Gather Rae’s people");
  };
  const splash = "Gather everybody in one card";
  const names = "Whom is the card for?";
  await at("");
  none("heading", splash);
  none("heading", names);
  none("textbox", "Note to the group");
  await at("/splash");
  await heading(splash, 2);
  for (const part of ["/set-recipient", "/update-recipient"]) {
    await at(part);
    await heading(names, 2);
  }
  await at("/set-invitation");
  await screen.findByRole("textbox", { name: /^Note to the group/ });
  screen.getByLabelText(/^Messages welcome until/);
  vi.mocked(Element.prototype.scrollIntoView).mockClear();
  await at("/invite");
  const [come] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts as [Element];
  within(come as HTMLElement).getByRole("button", { name: "Copy link" });
  visit(`${paths.group(id)}/invitation`);
  await waitFor(() => expect(navigator.path).toBe(paths.contributor(group)));
});

test("[ROUTE-58] sending by e-mail and by link are at addresses of their own", async () => {
  const { visit, id } = await owned();
  for (const part of ["", "/email", "/set-recipient"]) {
    visit(`${paths.send(id)}${part}`);
    await screen.findByRole("textbox", { name: "Their e-mail" });
  }
  visit(paths.send(id, "link"));
  await screen.findByText(/^Whoever opens this link unwraps the card/);
  none("textbox", "Their e-mail");
});

test.each([
  ["ROUTE-36", "/account/addresses", "Contacts"],
  ["ROUTE-37", "/account/addresses/a1", "Edit Address"],
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
    screen.getByRole("textbox", { name: "First name" });
    size(390);
    await heading(name);
    expect(document.title).toBe(name);
  },
);

test("[ROUTE-12] [ROUTE-13] a browser that cannot draw is told so where one signs in, and which can", async () => {
  const { visit } = await started();
  visit("/login");
  await heading("Sign up or log in");
  const { className } = screen.getByRole("heading", { level: 1 }).closest("section") as Element;
  visit("/unsupported");
  const told = await heading("Your browser can’t draw our cards");
  expect(told.closest("section")?.className).toBe(className);
  const browsers = screen.getByRole("list", { name: "Browsers that work" });
  expect(within(browsers).getAllByRole("listitem")).toHaveLength(3);
});

test("[ROUTE-14] where thumbnails are made nothing is seen, whatever there is to say", async () => {
  const { visit, clock, navigator } = await started();
  const { container } = visit("/login");
  await act(() => clock.pass(1000));
  await screen.findByRole("region", { name: "Cookies" });
  act(() => navigator.go("/thumbnail_generator?modal=auth"));
  await waitFor(() => expect(window.makeThumbnail).toBeDefined());
  expect(container.textContent).toBe("");
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
  const email = await screen.findByRole("textbox", { name: "E-mail" });
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
  Object.assign(app.outside.settings, { forwardHosts: ["partner.example"] });
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
  await heading("Somebody wants to join your card");
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Let them in" }));
  await heading("Gus Guest is in");
  expect(asked).toEqual([["approveRole", { path: { id: "r1" }, query: { approve_token: "abc" } }]]);
});

test("[ROUTE-34] [OPEN-36] one’s cards are those one made, signed or was given, as the address says", async () => {
  const { visit, navigator } = await owned();
  const current = () =>
    within(screen.getByRole("navigation", { name: "Cards" })).getByRole("link", {
      current: "page",
    });
  const isMade = async (at: string) => {
    visit(at);
    await screen.findByRole("list", { name: "Made by me" });
    expect(current().textContent).toMatch(/^Made by me/);
    expect(navigator.path).toBe("/home");
  };
  await isMade("/home");
  await isMade("/home/created");
  visit("/home/contributed");
  await heading("You have not signed a card yet", 2);
  expect(current().textContent).toBe("Signed");
  visit("/home/received");
  await heading("No cards for you yet", 2);
  expect(current().textContent).toBe("Received");
  await isMade("/home/somebody");
});

test("[OPEN-27] [ROUTE-66] an address is read letter for letter, but for slashes at its end", async () => {
  const { visit, recipient } = await owned();
  visit("/Account");
  await heading("We can’t find that page");
  visit(`/R/${recipient}`);
  await heading("We can’t find that page");
  visit("/account//");
  await heading("Your account");
});
