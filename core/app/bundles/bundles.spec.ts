import { expect, test } from "vitest";
import { bundles as all, digitalProducts, postalProducts } from "#core/domain/payment/index.ts";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import type { Session } from "../session/index.ts";
import { Bundles } from "./bundles.ts";

const answered = done({ bundles: all, digital: digitalProducts, postal: postalProducts });
const offered = async (answer: unknown = answered) => {
  const bundles = new Bundles({ api: async () => answer } as unknown as Session);
  await bundles.open();
  return bundles;
};

test("[MODAL-04] bundles of a kind cost and save what the list of prices says", async () => {
  const bundles = await offered();
  const seen = () => bundles.offered.map((b) => [b.bundle_quantity, b.amount, bundles.saving(b)]);
  expect(seen()).toEqual([
    [5, 4495, 10],
    [10, 7992, 20],
    [25, 17482, 30],
  ]);
  bundles.choose("postal");
  expect(seen()).toEqual([
    [5, 2245, 10],
    [10, 3992, 20],
    [25, 8732, 30],
  ]);
});

test("[MODAL-04] [ROUTE-06] what the address asks for is chosen; anything else leaves the first", async () => {
  const bundles = await offered();
  bundles.ask("postal", 10);
  expect(bundles.chosen).toMatchObject({ bundle_type: "postal", bundle_quantity: 10 });
  bundles.ask("gold", 7);
  expect(bundles.chosen).toMatchObject({ bundle_type: "postal", bundle_quantity: 5 });
  const early = new Bundles({ api: async () => answered } as unknown as Session);
  early.ask("postal", "25");
  await early.open();
  expect(early.chosen).toMatchObject({ bundle_type: "postal", bundle_quantity: 25 });
});

test("[OPEN-159] credits for printed cards are offered only where they are on sale, whatever the address asks for", async () => {
  const digital = all.filter(({ bundle_type }) => bundle_type === "digital");
  const bundles = await offered(
    done({ bundles: digital, digital: digitalProducts, postal: postalProducts }),
  );
  bundles.ask("postal", 10);
  expect(bundles.kinds).toEqual(["digital"]);
  expect(bundles.chosen).toMatchObject({ bundle_type: "digital", bundle_quantity: 10 });
});

test("[MODAL-04] prices that cannot be read are said and read again", async () => {
  let answer: unknown = refused("network", asSaid("Away"));
  const bundles = new Bundles({ api: async () => answer } as unknown as Session);
  await bundles.open();
  expect([bundles.loaded, bundles.chosen]).toEqual(["failed", null]);
  answer = answered;
  await bundles.open();
  expect([bundles.loaded, bundles.error, bundles.quantity]).toEqual(["ready", null, 5]);
});
