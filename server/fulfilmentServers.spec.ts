import { afterAll, beforeAll, expect, it } from "vitest";
import { systemClock } from "#adapters/node/index.ts";
import { openStore } from "#adapters/postgres/index.ts";
import { type TestDatabase, testDatabase } from "#adapters/postgres/testing.ts";
import { prodigiClient, prodigiFulfilment } from "#adapters/prodigi/index.ts";
import { iso, type StoryId } from "#core/kernel/index.ts";
import { followOrders, type Store } from "#core/service/index.ts";
import { add, anAccount, anOrder } from "#specs/contracts/records.ts";
import { aPdf, harbour } from "#specs/fixtures/posting.ts";
import { localProdigi } from "#specs/fixtures/prodigi.ts";
import { makeService } from "#specs/fixtures/service.ts";

let database: TestDatabase;
let second: Awaited<ReturnType<typeof openStore>>;
let prodigi: Awaited<ReturnType<typeof localProdigi>>;
beforeAll(async () => {
  database = await testDatabase();
  second = await openStore({ where: database.where });
  prodigi = await localProdigi();
});
afterAll(async () => {
  await prodigi.stop();
  await second.stop();
  await database.stop();
});

it("[R6][POST-01] several servers on one database ask for each order once, and email its buyer once at each step", async () => {
  const { store } = database.open;
  const memory = makeService();
  const fulfilment = prodigiFulfilment({ sku: prodigi.sku }, prodigiClient(prodigi));
  const server = (own: Store) => ({ ...memory, store: own, clock: systemClock, fulfilment });
  const servers = [store, second.store, store, second.store].map(server);
  const buyer = anAccount();
  const now = iso(systemClock.now());
  const address = { id: "grace", address_line_2: "", country: "United Kingdom", saved: true };
  const orders = Array.from({ length: 5 }, (_, nth) =>
    anOrder(buyer.id, `card-${nth}` as StoryId, {
      ...{ status: "paid", postal_class: "second_class", delivery_by: now.slice(0, 10) },
      ...{ address: { ...address, ...harbour }, print_key: `uploads/${nth}.pdf` },
      ...{ check_on: now, paid_on: now },
    }),
  );
  for (const { print_key } of orders)
    await memory.objects.put(print_key ?? "", aPdf() as never, "application/pdf");
  await store.commit(
    [...add("accounts", buyer), ...orders.flatMap((one) => add("postal_orders", one))],
    [],
  );
  const atOnce = () => Promise.all(servers.map((one) => followOrders(one)));
  const due = () =>
    store.commit(
      [{ kind: "changeAll", table: "postal_orders", match: {}, set: { check_on: now } }],
      [],
    );

  await atOnce();
  const asked = () => prodigi.asked.filter((line) => line === "POST /v4.0/Orders").length;
  expect([asked(), prodigi.orders.size]).toEqual([orders.length, orders.length]);
  for (const id of prodigi.orders.keys()) prodigi.prints(id);
  await due();
  await atOnce();
  for (const id of prodigi.orders.keys()) prodigi.posts(id);
  await due();
  await atOnce();
  const ended = await store.list("postal_orders", {});
  expect(ended.map(({ status, failure }) => [status, failure])).toEqual(
    orders.map(() => ["posted", null]),
  );
  expect(asked()).toBe(orders.length);
  const mails = await store.list("mails", {});
  for (const kind of ["printing", "posted"])
    expect(mails.filter((mail) => mail.kind === kind)).toHaveLength(orders.length);
  expect(memory.reporter.faults).toEqual([]);
}, 60_000);
