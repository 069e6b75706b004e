import fc from "fast-check";
import { expect, it, test } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import type { Address } from "#core/domain/address/index.ts";
import { type PostalOrder, postalClasses } from "#core/domain/postal/index.ts";
import { transportWords } from "#core/domain/words/index.ts";
import { done, type Outcome, refused } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import type { AppContext } from "../appContext.ts";
import { openAddress, openPostalOffer, openPostalPayment, openPosting } from "./index.ts";

const address: Address = {
  id: "grace",
  first_name: "Grace",
  last_name: "Hopper",
  address_line_1: "1 Navy Yard",
  address_line_2: "",
  city: "London",
  postcode: "SE1 8XX",
  country: "United Kingdom",
  saved: true,
};
const order = (change: Partial<PostalOrder> = {}): PostalOrder => ({
  id: "o1",
  version: 3,
  story_id: "s1",
  address_id: "grace",
  address,
  delivery_by: "2026-12-08",
  destination: "recipient",
  postal_class: "second_class",
  scheduled_delivery: false,
  status: "incomplete",
  card: 499,
  post: 99,
  total: 598,
  pricing_formatted: { card: "£4.99", post: "£0.99", total: "£5.98" },
  created_on: "2026-11-26T08:00:00.000Z",
  ...change,
});
type Query = { body?: Record<string, unknown> };
type Answers = Record<string, (asked: Query) => Outcome<unknown>>;

/** Screens of post before a server that answers as it is told. */
const at = (answers: Answers, { tiers = "on", credits = 0 } = {}) => {
  const asked: [id: string, input: Query, key: string | undefined][] = [];
  const faults: unknown[] = [];
  let keys = 0;
  const all: Answers = {
    readPostal: () =>
      done({
        card_classes: [{ id: "standard", name: "Standard card", amount: 499, currency: "gbp" }],
        postal_classes: [...postalClasses],
        send_by_post_enabled: true,
        countries: ["United Kingdom"],
      }),
    readPostalOrders: () => done({ postal_orders: [order()] }),
    ...answers,
  };
  const app = {
    ports: {
      observe: <T>(model: T) => model,
      clock: steppedClock(),
      newKey: () => `key-${++keys}`,
      uploads: { send: async () => ({ ok: true, etag: "etag" }) },
      settings: { tiers, supportEmail: "help@fanfold.test" },
      reporter: { event: () => undefined, fault: (error: unknown) => void faults.push(error) },
    },
    session: {
      isSignedIn: true,
      profile: { credits_postal_available: credits },
      readProfile: async () => undefined,
      api: async (id: string, input: Query, options?: { key: string }) => {
        asked.push([id, input, options?.key]);
        return all[id]?.(input) ?? refused("fault", transportWords.fault);
      },
    },
  } as unknown as AppContext;
  return { app, asked, faults, of: (id: string) => asked.filter(([one]) => one === id) };
};
const fault = () => refused("fault", transportWords.fault);

test("[OPEN-159, OPEN-169] nothing is asked about post where nothing is sold, and nothing is offered", async () => {
  const { app, asked } = at({}, { tiers: "off" });
  const offer = openPostalOffer(app, "s1");
  await offer.open();
  expect([offer.loaded, offer.send_by_post_enabled, offer.from, asked]).toEqual([
    "ready",
    false,
    null,
    [],
  ]);
});

test("[POST-02] the least a posted card costs is the cheapest card with the cheapest postage", async () => {
  const offer = openPostalOffer(at({}).app, "s1");
  await offer.open();
  expect(offer.from).toBe(598);
});

test("[POST-04] the newest order that isn’t paid is picked up, and a new address changes it", async () => {
  const older = order({ id: "o0", created_on: "2026-11-01T08:00:00.000Z" });
  const paid = order({ id: "o2", status: "paid", created_on: "2026-11-27T08:00:00.000Z" });
  const { app, of } = at({
    readPostalOrders: () => done({ postal_orders: [older, paid, order()] }),
    changePostalOrder: ({ body }) => done({ postal_order: order({ ...body, version: 4 }) }),
  });
  const posting = openPosting(app, "s1");
  await posting.open();
  expect(posting.currentOrder?.id).toBe("o1");
  expect(posting.ordered.map(({ id }) => id)).toEqual(["o2"]);
  expect(await posting.sendTo(address, "sender")).toBe("o1");
  expect(of("changePostalOrder")[0]?.[1].body).toEqual({
    address_id: "grace",
    destination: "sender",
    version: 3,
  });
  expect(of("createPostalOrder")).toEqual([]);
});

test("[POST-04] [ERR-33] an order that couldn’t be begun is begun once: the repeat has the same key", async () => {
  let times = 0;
  const { app, of } = at({
    readPostalOrders: () => done({ postal_orders: [] }),
    createPostalOrder: ({ body }) =>
      ++times === 1 ? fault() : done({ postal_order: order(body) }),
  });
  const posting = openPosting(app, "s1");
  await posting.open();
  expect(await posting.sendTo(address, "recipient")).toBeNull();
  expect(spoken(posting.error)).toBe("We couldn’t save your postal order. Please try again.");
  expect(await posting.sendTo(address, "recipient")).toBe("o1");
  const keys = () => new Set(of("createPostalOrder").map(([, , key]) => key));
  expect(keys().size).toBe(1);
  expect(of("createPostalOrder")[0]?.[1].body).toMatchObject({ postal_class: "second_class" });
  const other = openPosting(app, "s1");
  await other.open();
  times = 0;
  await other.sendTo(address, "recipient");
  await other.sendTo({ ...address, id: "alan" }, "recipient");
  expect(keys().size).toBe(3);
});

test("[POST-04] an order that was changed elsewhere is shown as it is there", async () => {
  let isPaid = false;
  const { app } = at({
    readPostalOrders: () =>
      done({ postal_orders: [order({ status: isPaid ? "paid" : "incomplete" })] }),
    changePostalOrder: () => {
      isPaid = true;
      return refused("stale", transportWords.fault);
    },
  });
  const posting = openPosting(app, "s1", "o1");
  await posting.open();
  expect(await posting.change({ postal_class: "first_class" })).toBe(false);
  expect(posting.currentOrder?.status).toBe("paid");
});

it("[POST-05] [OPEN-151] a credit pays where there is one and the postage is the one it includes", () =>
  fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 3 }),
      fc.constantFrom(null, ...postalClasses.map(({ id }) => id)),
      async (credits, postal_class) => {
        const { app } = at(
          { readPostalOrders: () => done({ postal_orders: [order({ postal_class })] }) },
          { credits },
        );
        const posting = openPosting(app, "s1", "o1");
        await posting.open();
        expect(posting.creditPays).toBe(credits > 0 && postal_class === "second_class");
        expect(posting.check()).toBe(postal_class !== null);
      },
    ),
  ));

test("[POST-11] nothing is paid before the print is drawn and handed over; one that fails is said and tried again", async () => {
  const keys: unknown[] = [];
  const { app, of, faults } = at({
    pay: () => fault(),
    requestUpload: () => done({ url: "storage", fields: { key: "print-1" } }),
    changePostalOrder: ({ body }) => {
      keys.push(body?.print_file);
      return keys.length === 1 ? fault() : done({ postal_order: order() });
    },
  });
  const shares: number[] = [];
  let draws = 0;
  const payment = openPostalPayment(app, openPosting(app, "s1", "o1"), async ({ progress }) => {
    progress(0.5);
    shares.push(payment.print.prepared);
    await payment.pay("card");
    if (++draws === 1) throw new Error("no paper");
    return { name: "card.pdf", type: "application/pdf", size: 9, content: "%PDF-" };
  });
  await payment.open();
  expect([payment.print.status, shares, keys, faults.length]).toEqual(["failed", [0.45], [], 1]);
  await payment.print.prepare();
  expect([payment.print.status, keys]).toEqual(["failed", ["print-1"]]);
  await payment.print.prepare();
  // what was drawn once is handed over again
  expect([payment.print.status, draws, of("pay")]).toEqual(["ready", 2, []]);
  expect(of("requestUpload")[0]?.[1].body).toEqual({
    media_type: "print",
    mime_type: "application/pdf",
  });
  await payment.pay("credit");
  expect(of("pay")[0]?.[1].body).toEqual({
    payment_type: "postal_order",
    postal_order_id: "o1",
    story_id: "s1",
    use_credit_type: "postal",
  });
});

test("[POST-11] leaving ends the drawing, and nothing is handed over; an order that isn’t whole is not drawn", async () => {
  const { app, of } = at({});
  let isAborted = false;
  let leave = () => {};
  const payment = openPostalPayment(app, openPosting(app, "s1", "o1"), async (_, cancelled) => {
    cancelled.onAbort(() => {
      isAborted = true;
    });
    leave();
    return { name: "card.pdf", type: "application/pdf", size: 9, content: "%PDF-" };
  });
  leave = () => payment.close();
  await payment.open();
  expect([isAborted, of("requestUpload")]).toEqual([true, []]);

  const bare = at({ readPostalOrders: () => done({ postal_orders: [order({ address: null })] }) });
  const never = openPostalPayment(bare.app, openPosting(bare.app, "s1", "o1"), () =>
    Promise.reject(new Error("drawn in vain")),
  );
  await never.open();
  expect([never.print.status, bare.faults]).toEqual(["preparing", []]);
});

test("[POST-07] [OPEN-162] what the server refuses of an address is said at its field", async () => {
  const { app, of } = at({
    createAddress: () =>
      refused("invalid", transportWords.fault, {
        errors: [{ field: "city", message: transportWords.fault }],
      }),
  });
  const form = openAddress(app, null, address);
  await form.open();
  expect(form.hasChanged).toBe(false);
  expect(await form.save()).toBeNull();
  expect(Object.keys(form.fieldErrors)).toEqual(["city"]);
  form.type("city", "");
  expect(await form.save()).toBeNull();
  expect(of("createAddress")).toHaveLength(1);
  form.type("city", "Paris");
  await form.save();
  expect(of("createAddress")).toHaveLength(2);
});

test("[ROUTE-37] an address that isn’t in the book can’t be found, and one that can’t be read is tried again", async () => {
  let answer: Outcome<unknown> = done({ addresses: [] });
  const form = openAddress(at({ readAddresses: () => answer }).app, "grace");
  await form.open();
  expect(form.loaded).toBe("missing");
  answer = fault();
  await form.open();
  expect(form.loaded).toBe("failed");
  answer = done({ addresses: [address] });
  await form.open();
  expect([form.loaded, form.typed.city]).toEqual(["ready", "London"]);
});

test("[POST-09] [POST-10] where no directory finds it, addresses of one’s own are suggested, and fill in where and not who", async () => {
  const other = { ...address, id: "forgotten", address_line_1: "2 Navy Yard", saved: false };
  const { app, of } = at({
    suggestAddresses: () => done({ suggestions: [] }),
    readAddresses: () => done({ addresses: [address, other] }),
  });
  const form = openAddress(app, null, { first_name: "Ada" });
  const { clock } = app.ports as unknown as { clock: ReturnType<typeof steppedClock> };
  const typing = async (term: string) => {
    form.suggesting.type(term);
    await clock.pass(300);
    return form.suggesting.suggestions;
  };
  const [mine, ...more] = await typing("navy y");
  expect([mine?.text, more]).toEqual(["1 Navy Yard, London, SE1 8XX", []]);
  if (mine) await form.pick(mine);
  expect(form.typed).toMatchObject({
    first_name: "Ada",
    last_name: "",
    address_line_1: "1 Navy Yard",
    postcode: "SE1 8XX",
  });
  expect(of("retrieveAddress")).toEqual([]);
});
