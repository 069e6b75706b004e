import { afterEach, describe, expect, it } from "vitest";
import { prodigiClient, prodigiFulfilment } from "#adapters/prodigi/index.ts";
import { creditsOf } from "#core/domain/ledger/index.ts";
import { days, hours, minutes } from "#core/kernel/index.ts";
import {
  cancelOrder,
  findOrder,
  followOrders,
  grantCredits,
  handOver,
  type Operated,
  ordersCheck,
  type Service,
  takeStep,
} from "#core/service/index.ts";
import { answered, cardOf, person } from "#specs/fixtures/messages.ts";
import { aPdf, readyOrder } from "#specs/fixtures/posting.ts";
import { localProdigi } from "#specs/fixtures/prodigi.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { site } from "./site.ts";

let prodigi: Awaited<ReturnType<typeof localProdigi>> | undefined;
afterEach(() => prodigi?.stop());

/** Olive has paid for a printed card with a credit, on a site that has cards printed by a local Prodigi. */
const set = async ({ key = "prodigi_local", scheduled = 0 } = {}) => {
  const printer = await localProdigi();
  prodigi = printer;
  const made = makeService({ settings: { tiers: "on", enabledFeatures: ["send_by_post"] } });
  const client = prodigiClient({ key, server: printer.server });
  const service = { ...made, fulfilment: prodigiFulfilment({ sku: printer.sku }, client) };
  const { store, clock, reporter, mailer, outbox, settings } = service;
  const olive = await person(service, "Olive");
  const card = await cardOf(service, olive);
  const gift = { email: olive.account.email, kind: "postal", occasion: "test" } as const;
  await grantCredits(service, { ...gift, quantity: 1 }, false);
  const id = await readyOrder(service, olive, card.id);
  const path = { id };
  if (scheduled > 0) {
    const by = new Date(clock.now() + days(scheduled)).toISOString().slice(0, 10);
    const body = { scheduled_delivery: true, delivery_by: by };
    answered(await olive.api("changePostalOrder", { path, body }));
  }
  const body = { payment_type: "postal_order", postal_order_id: id, story_id: card.id } as const;
  answered(await olive.api("pay", { body: { ...body, use_credit_type: "postal" } }));
  const order = async () => {
    const found = await findOrder(service, id);
    if (!found) throw new Error("no order");
    return found;
  };
  const faults: unknown[] = [];
  const app = site({
    service,
    files: { ...service.objects, serve: async () => new Response() },
    web: null,
    network: () => "192.0.2.1",
    report: (error) => faults.push(error),
    health: async () => ({ status: "ready", checks: [] }),
    uploadsTo: null,
  });
  const fetchFrom = (url: string, init?: RequestInit) => app.fetch(new Request(url, init));
  return {
    ...{ service, printer, olive, card, id, order, app, faults, fetchFrom, store, clock, reporter },
    address: settings.address,
    follow: (parts: Partial<Service> = {}) => followOrders({ ...service, ...parts }),
    ref: async () => (await order()).provider_ref ?? "",
    /** Subjects of what she was mailed about the post, oldest first. */
    told: async () => {
      await outbox.idle();
      return mailer.mails
        .filter(({ to, subject }) => to === olive.account.email && /print|post/i.test(subject))
        .map(({ subject }) => subject.replace(/ the card.*| “.*/, ""));
    },
    credits: async () => creditsOf(olive.account.id, await store.list("transfers", {})),
    /** Tells what the operator is answered. */
    desk: async (done: Promise<Operated>) => {
      const told = await done;
      return told.ok ? told.lines.join(" ") : told.why;
    },
  };
};

describe("a service that prints and posts", () => {
  it("[POST-01][OPEN-160] is handed what was paid for, once, and the buyer is mailed at each step", async () => {
    const { printer, order, follow, ref, told, clock, reporter } = await set();
    await follow();
    await follow();
    expect(printer.orders.size).toBe(1);
    expect(await order()).toMatchObject({ status: "paid", provider: "prodigi", failure: null });
    printer.prints(await ref());
    await follow();
    expect((await order()).status).toBe("paid");
    clock.step(hours(1));
    await follow();
    expect((await order()).status).toBe("printing");
    clock.step(hours(1));
    await follow();
    printer.posts(await ref());
    clock.step(hours(1));
    await follow();
    await follow();
    expect(await order()).toMatchObject({ status: "posted", failure: null, attempts: 0 });
    expect(await told()).toEqual(["We’re printing", "We’ve posted"]);
    expect(reporter.warnings).toEqual([]);
  });

  it("[R6] an answer that was lost and a process that died ask again with the same key", async () => {
    const { printer, order, follow, clock } = await set();
    printer.loseAnswer();
    await follow();
    expect(printer.orders.size).toBe(1);
    expect(await order()).toMatchObject({
      ...{ provider: "prodigi", provider_ref: null, attempts: 1 },
      failure: "Prodigi can’t be reached.",
    });
    clock.step(minutes(1));
    await follow();
    expect(printer.orders.size).toBe(1);
    const [known] = printer.orders.keys();
    expect(await order()).toMatchObject({ provider_ref: known, attempts: 0, failure: null });
  });

  it("[F-31] away, it is asked ever more seldom, and whoever runs the site sees why", async () => {
    const { printer, order, follow, clock, store, reporter } = await set();
    const check = ordersCheck(store);
    printer.goAway(true);
    const waits: number[] = [];
    for (let tries = 1; tries <= 6; tries++) {
      await follow();
      const { check_on, attempts } = await order();
      expect(attempts).toBe(tries);
      waits.push((Date.parse(check_on ?? "") - clock.now()) / minutes(1));
      clock.step(Date.parse(check_on ?? "") - clock.now());
      expect(await check.look()).toBe(
        tries < 4 ? null : "A printed card isn’t on the way. See npm run orders.",
      );
    }
    expect(waits).toEqual([1, 5, 30, 120, 720, 720]);
    expect(reporter.warnings).toHaveLength(1);
    expect(reporter.warnings[0]?.facts).toMatchObject({
      reason: "Prodigi can’t answer right now (500).",
    });
    printer.goAway(false);
    await follow();
    expect(await order()).toMatchObject({ attempts: 0, failure: null });
    expect(await check.look()).toBeNull();
    expect(printer.orders.size).toBe(1);
  });

  it("[F-31] what it says is in the way is shown at once, without the address of the print", async () => {
    const { printer, order, follow, ref, clock, store, reporter } = await set();
    await follow();
    printer.hasIssue(await ref(), "order.items.ItemUnavailable");
    clock.step(hours(1));
    await follow();
    expect((await order()).failure).toContain("run out of this product");
    expect(await ordersCheck(store).look()).toContain("isn’t on the way");
    expect(JSON.stringify(reporter.warnings)).not.toContain("/prints/");
  });

  it("[POST-04] fetches the print by an address that is signed and runs out", async () => {
    const { printer, follow, ref, fetchFrom, clock, address } = await set();
    await follow();
    const url = printer.printOf(await ref());
    expect(url.startsWith(`${address}/prints/`)).toBe(true);
    const print = await fetchFrom(url);
    expect(print.status).toBe(200);
    expect(print.headers.get("content-type")).toBe("application/pdf");
    expect(print.headers.get("cache-control")).toContain("no-store");
    expect(new Uint8Array(await print.arrayBuffer())).toEqual(aPdf());
    const head = await fetchFrom(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([
      200,
      String(aPdf().byteLength),
    ]);
    const status = async (at: string) => (await fetchFrom(at)).status;
    expect(await status(url.replace(/.\.pdf$/, ".pdf"))).toBe(404);
    expect(await status(`${address}/prints/guessed.pdf`)).toBe(404);
    // news of the order open no print
    const { pathname } = new URL(printer.eventOf(await ref()).url);
    expect(await status(`${address}/prints/${pathname.split("/").at(-1)}.pdf`)).toBe(404);
    clock.step(days(14) - 1);
    expect(await status(url)).toBe(200);
    clock.step(1);
    expect(await status(url)).toBe(404);
  });

  it("[POST-04] nothing of a card can be fetched any more once it was posted", async () => {
    const { printer, follow, ref, fetchFrom, desk, service, order } = await set();
    await follow();
    const url = printer.printOf(await ref());
    expect((await fetchFrom(url)).status).toBe(200);
    await desk(takeStep(service, await order(), "posted", false));
    expect((await fetchFrom(url)).status).toBe(404);
  });

  it("[OPEN-160] what it posts only has it asked: forged, doubled and early news change nothing", async () => {
    const { printer, order, follow, ref, fetchFrom, address, told } = await set();
    await follow();
    const { url, body } = printer.eventOf(await ref());
    const post = async (to: string, said: string) =>
      (await fetchFrom(to, { method: "POST", body: said })).status;
    const forged = body.replace("InProgress", "Complete");
    expect(await post(url, forged)).toBe(200);
    await follow();
    expect((await order()).status).toBe("paid");
    printer.posts(await ref());
    expect(await post(`${address}/webhooks/orders/guessed`, body)).toBe(404);
    await follow();
    expect((await order()).status).toBe("paid");
    const doubled = await Promise.all([post(url, body), post(url, body)]);
    // of two at one moment the later one is told to come again
    expect(doubled.toSorted()[0]).toBe(200);
    for (const status of doubled) expect([200, 503]).toContain(status);
    await Promise.all([follow(), follow()]);
    expect((await order()).status).toBe("posted");
    expect(await post(url, body)).toBe(200);
    await follow();
    expect(await told()).toEqual(["We’ve posted"]);
  });

  it("[OPEN-160] an order for a later day is handed over in time, and not before", async () => {
    const { printer, order, follow, clock, desk, service } = await set({ scheduled: 60 });
    await follow();
    expect(printer.orders.size).toBe(0);
    const { check_on, delivery_by } = await order();
    const ahead = Date.parse(delivery_by ?? "") - Date.parse(check_on ?? "");
    expect(ahead / days(1)).toBeGreaterThanOrEqual(4);
    expect(ahead / days(1)).toBeLessThan(14);
    expect(await desk(handOver(service, await order(), false))).toContain("too early");
    clock.step(Date.parse(check_on ?? "") - clock.now());
    await follow();
    expect(printer.orders.size).toBe(1);
  });
});

describe("the operator’s desk beside it", () => {
  it("[POST-05] cancels there too, and gives the credit back; what is in production can’t be", async () => {
    const { printer, order, follow, ref, service, desk, credits, told } = await set();
    await follow();
    printer.prints(await ref());
    expect(await desk(cancelOrder(service, await order(), false))).toContain("It’s too late");
    expect((await credits()).credits_postal_available).toBe(0);
    const at = printer.orders.get(await ref());
    if (at) at.status.details.inProduction = "NotStarted";
    expect(await desk(cancelOrder(service, await order(), true))).toContain("cancelled at prodigi");
    expect(at?.status.stage).toBe("InProgress");
    expect(await desk(cancelOrder(service, await order(), false))).toContain("1 postal credit");
    expect(at?.status.stage).toBe("Cancelled");
    expect((await credits()).credits_postal_available).toBe(1);
    expect(await told()).toEqual(["We can’t post"]);
  });

  it("[POST-05] can’t cancel while nobody knows whether it has it, and cancels what it got unseen", async () => {
    const { printer, order, follow, service, desk, credits } = await set();
    printer.loseAnswer();
    await follow();
    printer.goAway(true);
    expect(await desk(cancelOrder(service, await order(), false))).toContain("Nothing is changed");
    expect((await order()).status).toBe("paid");
    printer.goAway(false);
    await desk(cancelOrder(service, await order(), false));
    expect([...printer.orders.values()].map(({ status }) => status.stage)).toEqual(["Cancelled"]);
    expect((await credits()).credits_postal_available).toBe(1);
  });

  it("[POST-05] cancelled in its own dashboard, the credit goes back, once", async () => {
    const { printer, order, follow, ref, clock, credits, told } = await set();
    await follow();
    printer.cancels(await ref());
    clock.step(hours(1));
    await follow();
    await follow();
    expect((await order()).status).toBe("cancelled");
    expect(await credits()).toMatchObject({ credits_postal_available: 1, credits_postal_used: 0 });
    expect(await told()).toEqual(["We can’t post"]);
  });

  it("[POST-05] cancelled while it was asked: it doesn’t print it", async () => {
    const { printer, order, follow, service, clock } = await set();
    const { fulfilment } = service;
    await follow({
      fulfilment: {
        ...fulfilment,
        order: async (request) => {
          const placed = await fulfilment.order(request);
          // a server that the lock didn’t keep out
          const { version } = await order();
          const set = { status: "cancelled", check_on: null } as const;
          const { id } = await order();
          await service.store.commit(
            [{ kind: "change", table: "postal_orders", id, version, set }],
            [],
          );
          return placed;
        },
      },
    });
    expect([...printer.orders.values()].map(({ status }) => status.stage)).toEqual(["Cancelled"]);
    clock.step(hours(1));
    await follow();
    expect((await order()).status).toBe("cancelled");
  });

  it("[OPEN-160] takes an order back to print it itself, and hands over what waits there", async () => {
    const { printer, order, follow, ref, service, desk, clock } = await set();
    // paid before a service was set up
    await follow({ fulfilment: null });
    expect((await order()).check_on).toBeNull();
    await follow();
    expect(printer.orders.size).toBe(0);
    const desks = { ...service, fulfilment: null };
    expect(await desk(handOver(desks, await order(), false))).toContain("at your desk");
    expect(await desk(handOver(service, await order(), true))).toContain("prodigi is asked");
    expect((await order()).check_on).toBeNull();
    await desk(handOver(service, await order(), false));
    await follow();
    const before = await ref();
    expect(before).not.toBe("");
    expect(await desk(takeStep(service, await order(), "printing", false))).toContain(
      "cancelled at prodigi",
    );
    expect(printer.orders.get(before)?.status.stage).toBe("Cancelled");
    expect(await order()).toMatchObject({ status: "printing", provider: null, check_on: null });
    expect(await desk(handOver(service, await order(), false))).toContain("being printed");
    clock.step(hours(2));
    await follow();
    expect((await order()).status).toBe("printing");
  });

  it("[F-31] a service that isn’t set up any more is said, and its orders stay as they are", async () => {
    const { order, follow, service, desk, clock } = await set();
    await follow();
    clock.step(hours(1));
    await follow({ fulfilment: null });
    expect((await order()).failure).toBe("It’s with prodigi, which isn’t set up here any more.");
    const desks = { ...service, fulfilment: null };
    expect(await desk(cancelOrder(desks, await order(), false))).toContain("Set it up again");
    expect(await desk(takeStep(desks, await order(), "posted", false))).toContain("is posted");
  });
});

describe("the print of an order", () => {
  it("[POST-04] is kept for thirty days after it was posted, and then removed", async () => {
    const { order, follow, service, desk, clock, store } = await set();
    await desk(takeStep(service, await order(), "posted", false));
    const key = (await order()).print_key ?? "";
    clock.step(days(30) - minutes(1));
    await follow();
    expect(await service.objects.info(key)).not.toBeNull();
    clock.step(minutes(1));
    await follow();
    expect(await service.objects.info(key)).toBeNull();
    expect(await order()).toMatchObject({ status: "posted", print_key: null, check_on: null });
    expect(await store.list("uploads", {})).toEqual([]);
  });

  it("[POST-04] and so of one that was cancelled", async () => {
    const { order, follow, service, desk, clock } = await set();
    await desk(cancelOrder(service, await order(), false));
    const key = (await order()).print_key ?? "";
    clock.step(days(30));
    await follow();
    expect(await service.objects.info(key)).toBeNull();
    expect((await order()).status).toBe("cancelled");
  });
});
