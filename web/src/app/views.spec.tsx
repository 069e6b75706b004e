import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { paths, stillPicturesKey } from "#core/domain/navigation/index.ts";
import { postalPaths } from "#core/domain/postal/index.ts";
import { product, value } from "../testing/product.tsx";
import { routesOf } from "./routes.tsx";

const routes = routesOf("on");

beforeEach(() => {
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
});

/** Olive, signed in, and a card of hers for Rae, among every route of the product with its own screen. */
const owned = async () => {
  const world = await product();
  // nothing can be drawn here: as whoever goes on with still pictures (OPEN-164)
  world.app.ports.kept.set(stillPicturesKey, "yes");
  await world.signUp("Olive");
  const body = { occasion: "birthday", recipient_first_name: "Rae" } as const;
  const { story } = value(await world.app.session.api("createStory", { body }));
  const { id } = story;
  const { group = "", recipient = "" } = story.tokens;
  const watch = await world.app.session.api("makeToken", {
    path: { id },
    body: { token_type: "watch" },
  });
  const visit = (at: string) => world.open(routes, at);
  return { ...world, visit, id, group, recipient, watch: value(watch).token };
};
const heading = (name: string | RegExp, level = 1) => screen.findByRole("heading", { level, name });
const none = (role: "heading" | "button" | "link" | "textbox", name: string | RegExp) =>
  expect(screen.queryByRole(role, { name })).toBeNull();

test("[ROUTE-15] [ROUTE-16] [ROUTE-17] the group’s link, its people and its messages are views of their own", async () => {
  const { visit, group } = await owned();
  const hero = /^Olive has invited you to add a message/;
  visit(paths.contributor(group));
  await heading("Sign a card for Rae");
  screen.getByText(hero);

  visit(`${paths.contributor(group)}/roles`);
  const people = await screen.findByRole("region", { name: "People" });
  await within(people).findByText("Organiser");
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
  await heading("People in this card");
  expect(document.title).toBe("People in this card");
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
  ["ROUTE-21", ({ recipient }) => paths.thanks(recipient), "button", "Send thank-you"],
  ["ROUTE-24", ({ watch }) => paths.watch(watch), "button", "Watch the card"],
  ["ROUTE-24", ({ watch }) => `/share/${watch}`, "button", "Watch the card"],
  ["ROUTE-48", () => paths.create, "button", "Make this card"],
  ["ROUTE-49", () => paths.createGreeting, "textbox", "To"],
  ["ROUTE-52", ({ id }) => paths.edit(id), "heading", "Messages"],
  ["ROUTE-52", ({ id }) => `${paths.edit(id)}/slides`, "heading", "Messages"],
  ["ROUTE-53", ({ id }) => paths.cover(id), "button", "Save cover"],
  ["ROUTE-54", ({ id }) => paths.greeting(id), "button", "Save greeting"],
  ["ROUTE-55", ({ id }) => paths.settings(id), "switch", "Approve messages before they’re added"],
  ["ROUTE-56", ({ id }) => paths.contributions(id), "tab", "In the card"],
  ["ROUTE-46] [ROUTE-47", () => "/themes", "heading", "Themes"],
  ["ROUTE-59", ({ id }) => postalPaths.address(id, "new"), "heading", "Send by post"],
  ["ROUTE-60", ({ id }) => postalPaths.summary(id, "none"), "heading", "Post order"],
  ["ROUTE-32", () => "/themes/accept/s1", "heading", "Themes"],
])("[%s] each address shows what it is for", async (_id, at, role, name) => {
  const own = await owned();
  own.visit(at(own));
  expect(await screen.findAllByRole(role, { name })).not.toEqual([]);
});

test("[ROUTE-57] [OPEN-41] each step of gathering the group is at its own address", async () => {
  const { visit, id, group, navigator } = await owned();
  const at = async (part: string) => {
    visit(`${paths.group(id)}${part}`);
    await heading("Invite people to sign Rae’s card");
  };
  const splash = "Bring everyone together in one card";
  const names = "Who is the card for?";
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
  screen.getByLabelText(/^Sign by/);
  vi.mocked(Element.prototype.scrollIntoView).mockClear();
  await at("/invite");
  const [come] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts as [Element];
  within(come as HTMLElement).getByRole("button", { name: "Copy link" });
  visit(`${paths.group(id)}/invitation`);
  await waitFor(() => expect(navigator.path).toBe(paths.contributor(group)));
});

test("[ROUTE-58] sending by e-mail and by link are at addresses of their own", async () => {
  const { visit, id } = await owned();
  for (const part of ["", "/email"]) {
    visit(`${paths.send(id)}${part}`);
    await screen.findByRole("textbox", { name: "Their email" });
  }
  visit(paths.send(id, "link"));
  await screen.findByText(/^Anyone who opens this link can unwrap the card/);
  none("textbox", "Their email");
  visit(paths.sendRecipient(id));
  await heading("Who is the card for?");
  none("textbox", "Their email");
});
