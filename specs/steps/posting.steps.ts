import assert from "node:assert/strict";
import { type DataTable, defineParameterType, Given, Then, When } from "@cucumber/cucumber";
import { type Address, addressee, addressLines } from "#core/domain/address/index.ts";
import { type Payment, referenceOf, type TestOutcome } from "#core/domain/payment/index.ts";
import { type PostalOrderStatus, postalClasses } from "#core/domain/postal/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { answered } from "#specs/fixtures/messages.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";

/** "Grace Hopper", or "herself" for whoever orders. */
defineParameterType({
  name: "named",
  regexp: /herself|[A-Z][a-z]+ [A-Z][a-z]+/,
  transformer: (name: string) => name,
});
defineParameterType({
  name: "postage",
  regexp: /First Class|Second Class/,
  transformer: (name: string) =>
    postalClasses.find((one) => one.name === name)?.id ?? assert.fail(`nobody offers ${name}`),
});
defineParameterType({ name: "date", regexp: /\d{4}-\d\d-\d\d/, transformer: (day: string) => day });

const typed = (actor: Actor, name: string, line: string, city: string, postcode: string) => {
  const [first_name = "", last_name = ""] =
    name === "herself" ? [actor.name, "Example"] : name.split(" ");
  return { first_name, last_name, address_line_1: line, city, postcode };
};
const onOneLine = (address: Address | null): string =>
  address ? [addressee(address), ...addressLines(address), address.country].join(", ") : "nowhere";

Given("{actor} wants to post the card", (actor: Actor) => actor.ordering.open());
Then("{actor} may have it posted by:", (actor: Actor, table: DataTable) => {
  const { offer } = actor.ordering.posting;
  assert.equal(offer.send_by_post_enabled, true);
  assert.deepEqual(
    offer.postal_classes.map(({ name, amount, delivery_days: days }) => [
      name,
      formatMoney(amount),
      `${days} working ${days === 1 ? "day" : "days"}`,
    ]),
    table.raw(),
  );
});
Then("{actor} may have it posted within the United Kingdom alone", async (actor: Actor) => {
  const query = { story_id: actor.cast.card.id };
  const { countries } = answered(await actor.does(actor.api("readPostal", { query })));
  assert.deepEqual(countries, ["United Kingdom"]);
});
Given(
  "{actor} has it posted to {named}, {string}, {string}, {string}",
  async (actor: Actor, name: string, line: string, city: string, postcode: string) => {
    const address = await actor.ordering.keep(typed(actor, name, line, city, postcode));
    assert.ok(address, actor.words.join(" | "));
    await actor.ordering.sendTo(address, name === "herself" ? "sender" : "recipient");
  },
);
Given("{actor} chooses {postage}", async (actor: Actor, postal_class: string) => {
  await actor.does(actor.ordering.posting.change({ postal_class }));
});
When("{actor} wants it to arrive by {date}", async (actor: Actor, delivery_by: string) => {
  const change = { scheduled_delivery: true, delivery_by };
  await actor.does(actor.ordering.posting.change(change));
});

/** What scenarios say of how an order is paid for. */
const ways: Readonly<Record<string, TestOutcome | "credit">> = {
  "a credit": "credit",
  "a card": "succeeds",
  "a card that is refused": "refused",
};
When(
  /^([A-Z][a-z]+) pays for the order with (a .+)$/,
  async function (this: Scenario, who: string, how: string) {
    const { ordering } = await this.cast.actor(who);
    const way = ways[how] ?? assert.fail(`nobody pays with ${how}`);
    await ordering.pay(way === "credit" ? "credit" : "card");
    if (way !== "credit") await ordering.tryCard(way);
  },
);

/** The order as the product has it by now. */
const orderOf = async (actor: Actor) => {
  const path = { id: actor.ordering.order.id };
  return answered(await actor.does(actor.api("readPostalOrder", { path }))).postal_order;
};
Then(
  /^([A-Z][a-z]+)'s order is (incomplete|paid|printing|posted|cancelled)$/,
  async function (this: Scenario, who: string, status: PostalOrderStatus) {
    assert.equal((await orderOf(await this.cast.actor(who))).status, status);
  },
);
Then("{actor}'s order goes to {string}", async (actor: Actor, address: string) =>
  assert.equal(onOneLine((await orderOf(actor)).address), address),
);
Then(
  "{actor}'s order costs {string} and {string}, {string} in all",
  async (actor: Actor, card: string, post: string, total: string) =>
    assert.deepEqual((await orderOf(actor)).pricing_formatted, { card, post, total }),
);
Then("{actor}'s order arrives by {date}", async (actor: Actor, day: string) =>
  assert.equal((await orderOf(actor)).delivery_by, day),
);
Then("{actor} has begun {int} order(s)", (actor: Actor, count: number) =>
  assert.equal(actor.ordering.posting.incomplete.length, count),
);
Then("{actor} has begun no order", (actor: Actor) => {
  assert.deepEqual(actor.ordering.posting.incomplete, []);
  assert.equal(actor.ordering.posting.currentOrder, null);
});

When("{actor} looks at the order", (actor: Actor) => actor.ordering.open(actor.ordering.order.id));
Then("{actor} reads of the order:", async (actor: Actor, table: DataTable) => {
  const { order, posting } = actor.ordering;
  assert.deepEqual(
    {
      print: order.print_file?.endsWith(".pdf") ? "a PDF" : (order.print_file ?? "none"),
      address: onOneLine(order.address),
      postage: posting.postalClass?.name,
      arrives: order.delivery_by,
      ...order.pricing_formatted,
      status: order.status,
    },
    table.rowsHash(),
  );
});
Then(
  "{actor} reads the payment reference that the receipt names",
  async function (this: Scenario, actor: Actor) {
    const reference = referenceOf(actor.ordering.posting.payment as Payment);
    await actor.assembly.pass(1000);
    const [receipt] = actor.lettersAbout("receipt");
    assert.match(reference, /^[A-Z0-9]{8}$/);
    assert.ok(receipt?.text.includes(reference), receipt?.text);
  },
);
When(
  "{actor} signs in and tries to read {somebody}'s order",
  async function (this: Scenario, actor: Actor, who: string) {
    const { id } = (await this.cast.actor(who)).ordering.order;
    await actor.signingIn.signInOnce();
    await actor.tries("readPostalOrder", { path: { id } });
  },
);

Given(
  "{actor} keeps the address of {named}, {string}, {string}, {string}",
  async (actor: Actor, name: string, line: string, city: string, postcode: string) => {
    await actor.ordering.keep(typed(actor, name, line, city, postcode));
  },
);
When("{actor} opens the address book", (actor: Actor) => actor.ordering.openBook());
When("{actor} searches the address book for {string}", (actor: Actor, term: string) => {
  actor.ordering.book.typed = term;
});
const found = (actor: Actor): readonly string[] =>
  actor.ordering.book.found.map(addressee).toSorted();
Then("{actor} finds in the address book {string}", (actor: Actor, name: string) =>
  assert.deepEqual(found(actor), [name]),
);
Then(
  "{actor} finds in the address book {string} and {string}",
  (actor: Actor, one: string, other: string) => assert.deepEqual(found(actor), [one, other]),
);
Then("{actor} finds nothing in the address book", (actor: Actor) =>
  assert.deepEqual(found(actor), []),
);

const suggested = (actor: Actor) => actor.ordering.form.suggesting.suggestions;
When("{actor} looks for the address {string}", async (actor: Actor, term: string) => {
  await actor.ordering.openForm();
  actor.ordering.form.suggesting.type(term);
  await actor.assembly.pass(1000);
});
Then("{actor} is suggested {string}", (actor: Actor, text: string) =>
  assert.deepEqual(
    suggested(actor).map((one) => one.text),
    [text],
  ),
);
Then("{actor} is suggested nothing", (actor: Actor) => assert.deepEqual(suggested(actor), []));
When("{actor} takes the suggestion {string}", async (actor: Actor, text: string) => {
  const one = suggested(actor).find((each) => each.text === text);
  assert.ok(one, `${text} isn’t suggested`);
  await actor.does(actor.ordering.form.pick(one));
});
Then(
  "{actor} has typed in {string}, {string}, {string}",
  (actor: Actor, line: string, city: string, code: string) => {
    const { address_line_1, city: town, postcode } = actor.ordering.form.typed;
    assert.deepEqual([address_line_1, town, postcode], [line, city, code]);
  },
);

When("{actor} asks to keep an address in France", (actor: Actor) =>
  actor.tries("createAddress", {
    body: {
      ...typed(actor, "herself", "36 quai de Béthune", "Paris", "BS1 4RN"),
      country: "France" as never,
    },
  }),
);
const payFor = (actor: Actor, postal_order_id: string) =>
  actor.tries("pay", {
    body: { payment_type: "postal_order", postal_order_id, story_id: actor.cast.card.id },
  });
When("{actor} asks to pay for an order without an address", async (actor: Actor) => {
  const body = { story_id: actor.cast.card.id, postal_class: "second_class" };
  const begun = answered(await actor.does(actor.api("createPostalOrder", { body })));
  await payFor(actor, begun.postal_order.id);
});
When("{actor} asks to pay for the order", (actor: Actor) => payFor(actor, actor.ordering.order.id));
When("{actor} asks to have the order go somewhere else", (actor: Actor) =>
  actor.tries("changePostalOrder", {
    path: { id: actor.ordering.order.id },
    body: { destination: "sender" },
  }),
);
