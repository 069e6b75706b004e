import { describe, expect, it } from "vitest";
import { answered, cardOf, codeOf, person, refusalOf } from "#specs/fixtures/messages.ts";
import { aPdf, harbour, uploadPrint } from "#specs/fixtures/posting.ts";
import { makeService } from "#specs/fixtures/service.ts";

const set = async (enabledFeatures: readonly string[] = ["send_by_post"]) => {
  const service = makeService({ settings: { enabledFeatures } });
  const olive = await person(service, "Olive");
  const ben = await person(service, "Ben");
  const card = await cardOf(service, olive);
  const start = (more: object = {}) =>
    olive.api("createPostalOrder", { body: { story_id: card.id, ...more } as never });
  const change = (id: string, body: object, who = olive) =>
    who.api("changePostalOrder", { path: { id }, body: body as never });
  const listed = async () =>
    answered(await olive.api("readPostalOrders", { query: { story_id: card.id } })).postal_orders;
  return { service, olive, ben, card, start, change, listed };
};

describe("an order of a printed card", () => {
  it("[POST-01][POST-04][OPEN-160] is incomplete at first, then has an address and postage, priced by the server", async () => {
    const { olive, start, change, listed } = await set();
    const { postal_order: begun } = answered(await start());
    expect(begun).toMatchObject({
      status: "incomplete",
      destination: "recipient",
      address: null,
      postal_class: null,
      delivery_by: null,
      total: 499,
      pricing_formatted: { card: "£4.99", post: "£0", total: "£4.99" },
      print_file: null,
    });
    const { address } = answered(await olive.api("createAddress", { body: harbour }));
    const { postal_order } = answered(
      await change(begun.id, {
        address_id: address.id,
        postal_class: "first_class",
        destination: "sender",
        total: 1,
      }),
    );
    expect(postal_order).toMatchObject({
      address,
      destination: "sender",
      card: 499,
      post: 179,
      total: 678,
      pricing_formatted: { total: "£6.78" },
    });
    expect(postal_order.delivery_by).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await listed()).toEqual([postal_order]);
    // a copy: the address book goes its own way
    answered(await olive.api("deleteAddress", { path: { id: address.id } }));
    expect((await listed())[0]?.address).toEqual(address);
  });

  it("[POST-12] is its owner’s alone", async () => {
    const { ben, start, change, card } = await set();
    const { postal_order } = answered(await start());
    const path = { id: postal_order.id };
    expect(codeOf(await ben.api("readPostalOrder", { path }))).toBe("forbidden");
    expect(codeOf(await change(postal_order.id, { destination: "sender" }, ben))).toBe("forbidden");
    const query = { story_id: card.id };
    expect(codeOf(await ben.api("readPostalOrders", { query }))).toBe("forbidden");
    expect(codeOf(await ben.api("createPostalOrder", { body: query }))).toBe("forbidden");
  });

  it("[POST-06] goes to an address of one’s own, by postage that there is", async () => {
    const { ben, start, change } = await set();
    const { postal_order } = answered(await start());
    const { address } = answered(await ben.api("createAddress", { body: harbour }));
    expect(refusalOf(await change(postal_order.id, { address_id: address.id }))).toBe(
      "This address isn’t there any more. Please choose another.",
    );
    expect(refusalOf(await change(postal_order.id, { postal_class: "rocket" }))).toBe(
      "This postage isn’t there any more. Please choose another.",
    );
  });

  it("[OPEN-160] arrives by a day that is asked for, where it can be there by then", async () => {
    const { service, start, change } = await set();
    const { postal_order: begun } = answered(await start({ postal_class: "second_class" }));
    const soonest = begun.delivery_by as string;
    const on = (delivery_by: string) => change(begun.id, { scheduled_delivery: true, delivery_by });
    const dayOf = (days: number) =>
      new Date(Date.parse(soonest) + days * 86_400_000).toISOString().slice(0, 10);
    expect(refusalOf(await on(dayOf(-1)))).toBe(
      "It can’t get there by then. Please choose a later day or faster postage.",
    );
    expect(refusalOf(await on(dayOf(370)))).toBe("Please choose a day within a year");
    const scheduled = answered(await on(dayOf(9))).postal_order;
    expect(scheduled).toMatchObject({ scheduled_delivery: true, delivery_by: dayOf(9) });
    const soon = answered(await change(begun.id, { scheduled_delivery: false, delivery_by: null }));
    expect(soon.postal_order.delivery_by).toBe(soonest);
    expect(service.reporter.faults).toEqual([]);
  });

  it("[STORY-15] changed in two tabs: the later one is told what there is", async () => {
    const { start, change } = await set();
    const { postal_order } = answered(await start());
    const { version } = postal_order;
    answered(await change(postal_order.id, { version, postal_class: "first_class" }));
    const late = await change(postal_order.id, { version, destination: "sender" });
    expect(codeOf(late)).toBe("stale");
  });

  it("[POST-04] has a print, a PDF, kept privately; another one takes its place", async () => {
    const { service, olive, ben, start, change } = await set();
    const { postal_order } = answered(await start());
    const first = await uploadPrint(service, olive);
    const { print_file } = answered(
      await change(postal_order.id, { print_file: first }),
    ).postal_order;
    expect(print_file).toBe(first);
    expect(await service.store.find("uploads", first)).toBeNull();
    const second = await uploadPrint(service, olive, aPdf("changed"));
    answered(await change(postal_order.id, { print_file: second }));
    expect(await service.objects.info(first)).toBeNull();
    expect(await service.objects.info(second)).not.toBeNull();
    const wrong = await uploadPrint(service, olive, new TextEncoder().encode("<html>"));
    expect(refusalOf(await change(postal_order.id, { print_file: wrong }))).toBe(
      "The print file isn’t a PDF. Please try again.",
    );
    expect(await service.objects.info(wrong)).toBeNull();
    const theirs = await uploadPrint(service, ben);
    expect(codeOf(await change(postal_order.id, { print_file: theirs }))).toBe("invalid");
    expect(codeOf(await change(postal_order.id, { print_file: "none" }))).toBe("invalid");
  });

  it("[OPEN-159] is not begun where nothing is posted, and not without end", async () => {
    expect(codeOf(await (await set([])).start())).toBe("notFound");
    const { start } = await set();
    for (let n = 0; n < 20; n++) answered(await start());
    expect(codeOf(await start())).toBe("limited");
  });
});
