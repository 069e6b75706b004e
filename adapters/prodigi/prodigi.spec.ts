import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FulfilmentFailed, type PrintRequest } from "#core/service/ports/index.ts";
import { localProdigi } from "#specs/fixtures/prodigi.ts";
import { prodigiCheck, prodigiClient, prodigiFulfilment } from "./index.ts";

let prodigi: Awaited<ReturnType<typeof localProdigi>>;
beforeAll(async () => {
  prodigi = await localProdigi();
});
afterAll(() => prodigi.stop());

const set = ({ key = prodigi.key, sku = prodigi.sku, server = prodigi.server } = {}) => {
  const client = prodigiClient({ key, server });
  return { service: prodigiFulfilment({ sku }, client), check: prodigiCheck({ sku }, client) };
};
let made = 0;
const request = (more: Partial<PrintRequest> = {}): PrintRequest => ({
  key: `order-${++made}`,
  address: {
    id: "grace",
    first_name: "Grace",
    last_name: "Hopper",
    address_line_1: "12 Harbour Street",
    address_line_2: "",
    city: "Bristol",
    postcode: "BS1 4RN",
    country: "United Kingdom",
    saved: true,
  },
  postal_class: "second_class",
  print: "https://cards.example.org/prints/sealed.pdf",
  notice: "https://cards.example.org/webhooks/orders/sealed",
  ...more,
});
const why = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => "nothing",
    (error: unknown) => (error instanceof FulfilmentFailed ? error.message : String(error)),
  );

describe("Prodigi", () => {
  it("[POST-01] prints an order once for each key, to its address and by its class", async () => {
    const { service } = set();
    const asked = request({ postal_class: "first_class" });
    const order = await service.order(asked);
    expect(order).toEqual({ ref: order.ref, stage: "received", trouble: null });
    expect(await service.order(asked)).toEqual(order);
    expect(await service.find(asked.key)).toEqual(order);
    expect(await service.find("another")).toBeNull();
    expect(prodigi.orders.size).toBe(1);
    expect(prodigi.orders.get(order.ref)).toMatchObject({
      idempotencyKey: asked.key,
      merchantReference: asked.key,
      callbackUrl: asked.notice,
      shippingMethod: "Standard",
      recipient: {
        name: "Grace Hopper",
        address: {
          line1: "12 Harbour Street",
          postalOrZipCode: "BS1 4RN",
          townOrCity: "Bristol",
          countryCode: "GB",
        },
      },
      items: [
        {
          sku: prodigi.sku,
          copies: 1,
          sizing: "fillPrintArea",
          assets: [{ printArea: "default", url: asked.print }],
        },
      ],
    });
    const slow = await service.order(request());
    expect(prodigi.orders.get(slow.ref)?.shippingMethod).toBe("Budget");
  });

  it("[OPEN-160] says how far an order is", async () => {
    const { service } = set();
    const { ref } = await service.order(request());
    const stage = async () => (await service.read(ref)).stage;
    expect(await stage()).toBe("received");
    prodigi.prints(ref);
    expect(await stage()).toBe("printing");
    prodigi.posts(ref);
    expect(await stage()).toBe("posted");
  });

  it("[OPEN-160] cancels what isn’t printed yet, and says of what is that it is too late", async () => {
    const { service } = set();
    const early = await service.order(request());
    expect(await service.cancel(early.ref)).toMatchObject({ stage: "cancelled" });
    expect(await service.cancel(early.ref)).toMatchObject({ stage: "cancelled" });
    const late = await service.order(request());
    prodigi.prints(late.ref);
    expect(await service.cancel(late.ref)).toMatchObject({ stage: "printing" });
  });

  it.each([
    ["order.items.assets.NotDownloaded", "couldn’t fetch the print yet"],
    ["order.items.assets.FailedToDownloaded", "See ADDRESS"],
    ["order.items.ItemUnavailable", "run out of this product"],
    ["RequiresPaymentAuthorisation", "authorise its payment"],
    ["order.SomethingNew", "Prodigi says order.SomethingNew. Look there."],
    ["<b>https://cards.example.org</b>", "Prodigi says an issue."],
  ])(
    "[OPEN-12] tells an operator of %s, and nothing of where the print is",
    async (code, words) => {
      const { service } = set();
      const { ref } = await service.order(request());
      prodigi.hasIssue(ref, code);
      const { trouble } = await service.read(ref);
      expect(trouble).toContain(words);
      expect(trouble).not.toContain("example.org");
      prodigi.hasIssue(ref, null);
      expect((await service.read(ref)).trouble).toBeNull();
    },
  );

  it("[F-31] tells whoever starts the server that the key or the product is wrong, or that it is away", async () => {
    expect(await set().check.look()).toBeNull();
    expect(await set({ key: "another" }).check.look()).toBe(
      "Prodigi refuses the key. See PRODIGI_KEY. Printed cards wait.",
    );
    expect(await set({ sku: "NOTHING" }).check.look()).toBe(
      "Prodigi doesn’t sell such a product. See PRODIGI_SKU.",
    );
    prodigi.goAway(true);
    expect(await set().check.look()).toBe(
      "Prodigi can’t answer right now (500). Printed cards wait.",
    );
    prodigi.goAway(false);
    const nowhere = set({ server: "http://127.0.0.1:9" });
    expect(await nowhere.check.look()).toBe("Prodigi can’t be reached. Printed cards wait.");
  });

  it("[OPEN-12] a refusal names the fields, and never what stood in them", async () => {
    const words = await why(set({ sku: "NOTHING" }).service.order(request()));
    expect(words).toBe("Prodigi refuses what it was asked (items[0].sku). See PRODIGI_SKU.");
    expect(await why(set().service.read("ord_1"))).toContain("no such order");
  });
});
