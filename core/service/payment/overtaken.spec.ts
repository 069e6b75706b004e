import { expect, it } from "vitest";
import type { StoryId } from "#core/kernel/index.ts";
import { answered, cardOf, codeOf, person } from "#specs/fixtures/messages.ts";
import { afterEveryRead, overtaking } from "#specs/fixtures/overtaken.ts";
import { readyOrder } from "#specs/fixtures/posting.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { grantCredits } from "./index.ts";

const set = async () => {
  const service = makeService({ settings: { tiers: "on", enabledFeatures: ["send_by_post"] } });
  const overtake = overtaking(service.store);
  const olive = await person(service, "Olive");
  const { id } = await cardOf(service, olive);
  for (const kind of ["digital", "postal"] as const)
    await grantCredits(
      service,
      { email: olive.account.email, kind, occasion: `test ${kind}`, quantity: 5 },
      false,
    );
  const pay = async (body: object) => codeOf(await olive.api("pay", { body: body as never }));
  const account = async () => answered(await olive.api("readAccount", {})).account;
  return { service, olive, id, pay, account, overtake };
};

it("[PAY-15] [PAY-16] [R5] one credit pays for a card, whenever another tab pays for it with one", async () => {
  const played = await afterEveryRead(async (reads) => {
    const { service, id, pay, account, overtake } = await set();
    const tier = { payment_type: "product_tier", product_tier: "unlimited", story_id: id };
    const tab = () => pay({ ...tier, use_credit_type: "digital" });
    const codes = await overtake(reads, tab, tab);
    if (codes === null) return false;
    expect(codes, `after ${reads} reads`).toEqual(["ok", "invalid"]);
    expect((await account()).credits_digital_available).toBe(4);
    expect(await service.store.find("stories", id as StoryId)).toMatchObject({
      product_tier: "unlimited",
    });
    return true;
  });
  expect(played).toBeGreaterThan(2);
});

it("[POST-05] [R5] one credit pays for a printed card, whenever another tab pays for it with one", async () => {
  const played = await afterEveryRead(async (reads) => {
    const { service, olive, id, pay, account, overtake } = await set();
    const postal_order_id = await readyOrder(service, olive, id);
    const order = { payment_type: "postal_order", postal_order_id, story_id: id };
    const tab = () => pay({ ...order, use_credit_type: "postal" });
    const codes = await overtake(reads, tab, tab);
    if (codes === null) return false;
    expect(codes, `after ${reads} reads`).toEqual(["ok", "stale"]);
    expect((await account()).credits_postal_available).toBe(4);
    return true;
  });
  expect(played).toBeGreaterThan(3);
});
