import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { postalPaths } from "#core/domain/postal/index.ts";
import { owned, press } from "#web/testing/owned.tsx";
import { postOffice } from "#web/testing/postOffice.ts";
import { Component as Account } from "../account/index.ts";
import * as drawing from "./drawing.ts";
import { Component } from "./index.ts";
import { PostalNotice } from "./PostalNotice.tsx";

// nothing is drawn here: that takes a browser
beforeEach(() => {
  vi.spyOn(drawing, "drawing").mockImplementation(() => async () => {
    const content = new TextEncoder().encode("%PDF-1.7");
    return { name: "card.pdf", type: "application/pdf", size: content.length, content };
  });
});

const steps = [
  "/edit/:id/send/post",
  "/edit/:id/send/post/add",
  "/edit/:id/send/post/address/:addressId",
  "/edit/:id/send/post/:orderId",
  "/edit/:id/send/post/:orderId/payment",
  "/edit/:id/send/post/:orderId/complete",
  "/edit/:id/send/post/:orderId/summary",
  "/account/addresses",
  "/account/addresses/:id",
];

/** Olive with a card for Rae, and a post office that answers. */
const posting = async (office: { isOn?: boolean; credits?: number } = {}) => {
  const world = await owned();
  await world.write("From Olive");
  const post = postOffice(world.app, office);
  await world.app.session.readProfile();
  const go = (at: string) =>
    world.open(
      steps.map((path) => ({ path, element: <Component /> })),
      at,
    );
  return { ...world, post, go };
};
type World = Awaited<ReturnType<typeof posting>>;
const at = ({ app }: World) => app.ports.navigator.path;
const field = (name: string) => screen.getByRole("textbox", { name });
const fill = async () => {
  await screen.findByRole("heading", { name: "New address" });
  await userEvent.type(field("Last name"), "Hopper");
  await userEvent.type(field("Address"), "1 Navy Yard");
  await userEvent.type(field("Town or city"), "London");
  await userEvent.type(field("Postcode"), "se18xx");
};
const submit = async (name: string) => {
  const [button] = await screen.findAllByRole("button", { name });
  await userEvent.click(button as HTMLElement);
};
const begun = async (world: World) => {
  world.go(`${postalPaths.address(world.id)}?to=recipient`);
  await fill();
  await submit("Use this address");
  await screen.findByRole("heading", { name: "Your order" });
};

test("[POST-04] [POST-11] a card is addressed, ordered with the cheapest postage, paid for and summed up", async () => {
  const world = await posting();
  world.go(postalPaths.start(world.id));
  await screen.findByText("From £5.98 with postage, to anywhere in the United Kingdom.");
  await userEvent.click(screen.getByRole("link", { name: "Choose an address" }));
  await userEvent.click(await screen.findByRole("link", { name: "Add a new address" }));
  await screen.findByDisplayValue("Rae");
  await fill();
  await submit("Use this address");
  await screen.findByRole("heading", { name: "Your order" });
  expect(at(world)).toBe(postalPaths.order(world.id, "order-1"));
  expect(world.post.orders[0]).toMatchObject({
    status: "incomplete",
    destination: "recipient",
    postal_class: "second_class",
    address: { first_name: "Rae", postcode: "SE1 8XX", saved: true },
  });
  screen.getByText("Arrives by Tuesday 8 December");
  await userEvent.click(screen.getByRole("radio", { name: /^First Class/ }));
  await screen.findByText("£6.78");
  await submit("Continue to payment");
  await userEvent.click(await screen.findByRole("button", { name: "Pay by card" }));
  await userEvent.click(await screen.findByRole("button", { name: "Pay £6.78" }));
  await screen.findByRole("heading", { name: "Thank you! Your card will be on its way" });
  expect(at(world)).toBe(postalPaths.complete(world.id, "order-1"));
  await userEvent.click(screen.getByRole("link", { name: "See order summary" }));
  await screen.findByRole("heading", { name: "Order summary" });
  screen.getByText("Paid");
  screen.getByText("First Class");
  screen.getByText("Payment reference");
});

test("[OPEN-159] where post is switched off its pages lead to the other ways", async () => {
  const world = await posting({ isOn: false });
  world.go(postalPaths.add(world.id));
  await screen.findByRole("heading", { name: "Posting isn’t available right now" });
  expect(screen.getByRole("link", { name: "Send it another way" }).getAttribute("href")).toBe(
    `/edit/${world.id}/send`,
  );
});

test("[POST-05] a postal credit pays for second class and for nothing dearer", async () => {
  const world = await posting({ credits: 2 });
  await begun(world);
  await userEvent.click(screen.getByRole("radio", { name: /^First Class/ }));
  await screen.findByText("£6.78");
  await submit("Continue to payment");
  await screen.findByText(/^Your postal credits pay for Second Class postage\./);
  expect(screen.queryByRole("button", { name: /postal credit/ })).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Back to your order" }));
  await userEvent.click(await screen.findByRole("radio", { name: /^Second Class/ }));
  await screen.findByText("£5.98");
  await submit("Continue to payment");
  await userEvent.click(
    await screen.findByRole("button", { name: "Use 1 of your 2 postal credits" }),
  );
  await screen.findByRole("heading", { name: "Thank you! Your card will be on its way" });
  expect(world.post.payments[0]).toMatchObject({ used_credit_type: "postal", amount_total: 0 });
});

test("[POST-11] whoever has paid is thanked, also where the order is known to be paid before the payment is done", async () => {
  const world = await posting({ credits: 1 });
  await begun(world);
  await submit("Continue to payment");
  const pay = await screen.findByRole("button", { name: "Use your postal credit" });
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  world.post.held.set("readPayments", held);
  await userEvent.click(pay);
  await waitFor(() => expect(world.post.waiting()).toBe(1));
  await act(async () => undefined);
  expect(at(world)).toBe(postalPaths.payment(world.id, "order-1"));
  await act(async () => go());
  await screen.findByRole("heading", { name: "Thank you! Your card will be on its way" });
});

test("[OPEN-157] a refused card is said, and the order stays to be paid another way", async () => {
  const world = await posting();
  await begun(world);
  await submit("Continue to payment");
  await userEvent.click(await screen.findByRole("button", { name: "Pay by card" }));
  await userEvent.click(await screen.findByRole("radio", { name: /^Card is declined/ }));
  await userEvent.click(screen.getByRole("button", { name: "Pay £5.98" }));
  await screen.findByText(
    "Your payment didn’t go through. You have not been charged. Please try again.",
  );
  expect(world.post.orders[0]?.status).toBe("incomplete");
  await userEvent.click(screen.getByRole("button", { name: "Pay another way" }));
  await screen.findByRole("button", { name: "Pay by card" });
});

test("[POST-04] whoever closed the tab goes on with the order that was begun; a paid one is summed up", async () => {
  const world = await posting();
  await begun(world);
  world.go(postalPaths.start(world.id));
  await screen.findByRole("heading", { name: "You’ve begun an order" });
  await userEvent.click(screen.getByRole("link", { name: "Continue your order" }));
  await screen.findByRole("heading", { name: "Your order" });
  // nothing can be paid for twice, or be thanked for unpaid
  world.go(postalPaths.complete(world.id, "order-1"));
  await screen.findByRole("heading", { name: "Your order" });
  world.post.orders[0] = {
    ...(world.post.orders[0] as never as object),
    status: "posted",
  } as never;
  world.go(postalPaths.payment(world.id, "order-1"));
  await screen.findByRole("heading", { name: "Order summary" });
  screen.getByText("Your card is in the post.");
  world.go(postalPaths.order(world.id, "nobody's"));
  await screen.findByRole("heading", { name: "We can’t find this order" });
  screen.getByRole("heading", { name: "Post order" });
});

test("[ERR-33] [OPEN-158] [OPEN-162] what is wrong with an address is said at its field, of a postcode while one types", async () => {
  const world = await posting();
  world.go(postalPaths.address(world.id));
  await screen.findByRole("heading", { name: "New address" });
  await submit("Use this address");
  screen.getByText("Please type in your last name");
  expect(document.activeElement).toBe(field("Last name"));
  await userEvent.type(field("Postcode"), "7500");
  expect(screen.queryByText("Please type in a UK postcode")).toBeNull();
  await userEvent.type(field("Postcode"), "1");
  screen.getByText("Please type in a UK postcode");
  await userEvent.clear(field("Postcode"));
  await userEvent.type(field("Postcode"), "sw1a1aa");
  await userEvent.tab();
  expect(field("Postcode")).toHaveProperty("value", "SW1A 1AA");
  await userEvent.type(field("Last name"), "H");
  await userEvent.type(field("Address"), "1");
  await userEvent.type(field("Town or city"), "L");
  world.post.broken.add("createPostalOrder");
  await submit("Use this address");
  await screen.findByText("We couldn’t save your postal order. Please try again.");
});

test("[POST-09] a suggestion is chosen by the keyboard and fills the form; the name stays", async () => {
  const world = await posting();
  world.go(postalPaths.address(world.id));
  await screen.findByRole("heading", { name: "New address" });
  const find = screen.getByRole("combobox", { name: "Find the address" });
  await userEvent.type(find, "down");
  await world.clock.pass(300);
  await screen.findByRole("option", { name: "10 Downing Street, down" });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(field("Postcode")).toHaveProperty("value", "SW1A 2AA"));
  expect(field("First name")).toHaveProperty("value", "Rae");
  expect(field("Address")).toHaveProperty("value", "10 Downing Street");
});

test("[ROUTE-36] [ROUTE-37] [POST-08] contacts are found in any case, changed and deleted", async () => {
  const world = await posting();
  world.go("/account/addresses");
  await screen.findByRole("heading", { name: "No contacts yet" });
  await userEvent.click(screen.getByRole("link", { name: "Add a contact" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "First name" }), "Grace");
  await fill();
  await submit("Save address");
  const list = await screen.findByRole("list");
  within(list).getByRole("link", { name: /^Grace Hopper/ });
  await userEvent.type(screen.getByRole("searchbox", { name: "Search your contacts" }), "HOPPER s");
  screen.getByText("No contacts match “HOPPER s”.");
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.click(within(list).getByRole("link", { name: /^Grace Hopper/ }));
  await screen.findByRole("heading", { name: "Edit Address" });
  await press(screen, "Delete address");
  screen.getByText("Delete the address of Grace Hopper?");
  await press(screen, "Delete address");
  await screen.findByRole("heading", { name: "No contacts yet" });
  expect(world.post.addresses).toEqual([]);
});

test("[POST-10] an address book that doesn’t come is an empty one, without a word", async () => {
  const world = await posting();
  world.post.broken.add("readAddresses");
  world.go(postalPaths.add(world.id));
  await screen.findByRole("link", { name: "Add a new address" });
  expect(screen.queryByText(/wrong/)).toBeNull();
});

test("[ROUTE-35] [ROUTE-37] at a desk a contact is changed on the account’s page, and its list tells so", async () => {
  const world = await posting();
  Object.assign(world.app.shell, { enabledFeatures: ["send_by_post"] });
  world.post.addresses.push({
    id: "a1",
    first_name: "Grace",
    last_name: "Hopper",
    address_line_1: "1 Navy Yard",
    address_line_2: "",
    city: "London",
    postcode: "SE1 8XX",
    country: "United Kingdom",
    saved: true,
  });
  const paths = ["/account/addresses", "/account/addresses/:id"];
  world.open(
    paths.map((path) => ({ path, element: <Account /> })),
    "/account/addresses/a1",
  );
  const form = within(await screen.findByRole("region", { name: "Edit Address" }));
  const last = await form.findByRole("textbox", { name: "Last name" });
  await userEvent.clear(last);
  await userEvent.type(last, "Murray Hopper");
  await userEvent.click(form.getByRole("button", { name: "Save address" }));
  const list = within(await screen.findByRole("region", { name: "Contacts" }));
  await list.findByRole("link", { name: /^Grace Murray Hopper/ });
});

test("[POST-04] the card’s own page tells of an order that was begun, and of one that is on its way", async () => {
  const world = await posting();
  await begun(world);
  world.open([{ path: "/", element: <PostalNotice id={world.id} /> }], "/");
  await screen.findByText("You’ve begun an order for a printed card.");
  expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(
    postalPaths.start(world.id),
  );
  Object.assign(world.post.orders[0] as object, { status: "printing", delivery_by: "2031-12-08" });
  world.open([{ path: "/", element: <PostalNotice id={world.id} /> }], "/");
  await screen.findByText(/^Your printed card for Rae Hopper is being printed\. Arrives by/);
  Object.assign(world.post.orders[0] as object, { status: "cancelled" });
  const asked = () => world.post.asked.filter(([id]) => id === "readPostalOrders").length;
  const before = asked();
  world.open([{ path: "/", element: <PostalNotice id={world.id} /> }], "/");
  await waitFor(() => expect(asked()).toBe(before + 1));
  await act(async () => undefined);
  expect(screen.queryByText(/printed card/)).toBeNull();
});
