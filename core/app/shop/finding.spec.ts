import { describe, expect, test } from "vitest";
import { done } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";
import { Shop } from "./shop.ts";

const opened = (today = new Date(2027, 3, 30, 12)) => {
  const asked: unknown[][] = [];
  const ports = {
    clock: { now: () => today.getTime() },
    newKey: () => "key",
    navigator: { go: () => undefined },
    settings: { address: "https://cards.test" },
  } as unknown as AppPorts;
  const api = async (...call: unknown[]) => {
    asked.push(call);
    return done({ story: { id: "card" } });
  };
  const shop = new Shop(ports, { api, isSignedIn: true } as unknown as Session, "birthday");
  return { shop, asked };
};

describe("the shop", () => {
  test("[SHOP-10] a cover found on another shelf is made for the occasion one came for", async () => {
    const { shop, asked } = opened();
    expect(shop.found).toBeNull();
    shop.sought = "two cats";
    const [cat] = shop.found ?? [];
    if (cat === undefined) throw new Error("no cat");
    expect(shop.posterOf(cat)).toBe("/posters/all/exported-1007.jpg");
    shop.recipientFirstName = "Grace";
    expect(shop.titleOf(cat)).toBe("Happy Birthday Grace");
    shop.choose(cat);
    await shop.start();
    expect(asked.at(-1)?.[1]).toMatchObject({
      body: { occasion: "birthday", title_variant: "exported", title_exported_id: "1007" },
    });
  });

  test("[SHOP-10] the bunting has no small picture, and is shown by that of a welcome", () => {
    const { shop } = opened();
    shop.browse("wedding");
    shop.sought = "bunting";
    const bunting = shop.found?.find(({ variant }) => variant === "default");
    if (bunting) expect(shop.posterOf(bunting)).toMatch(/^\/posters\/(welcome|wedding)\/default/);
    expect(bunting).toBeDefined();
  });

  test("[SHOP-10] every cover has an address, which chooses it wherever it is opened", () => {
    const { shop } = opened();
    shop.browse("work anniversary");
    shop.sought = "two cats";
    const [cat] = shop.found ?? [];
    if (cat === undefined) throw new Error("no cat");
    shop.recipientFirstName = "Grace";
    const address = shop.addressOf(cat);
    expect(address).toBe("https://cards.test/shop/work-anniversary?cover=1007");
    const { shop: other } = opened();
    other.browse("work anniversary");
    other.chooseBySlug(new URL(address).searchParams.get("cover") ?? "");
    expect(other.chosen).toMatchObject({ variant: "exported", theme: "1007" });
    const { chosen } = other;
    other.chooseBySlug("nothing");
    expect(other.chosen).toBe(chosen);
  });

  test("[SHOP-08] what is coming up is told by the clock of the page", () => {
    const { shop } = opened();
    expect(shop.coming[0]).toEqual({ occasion: "mothers", days: 12 });
    expect(shop.offeredAgain).toBeNull();
  });

  test("[SHOP-03] [OPEN-144] a direct link to Christmas after it works, and says when it is back", () => {
    const { shop } = opened(new Date(2027, 11, 27, 12));
    shop.browse("christmas");
    expect(shop.covers.length).toBeGreaterThan(20);
    expect(shop.offeredAgain).toEqual({ month: 1, day: 1 });
    expect(shop.coming).toEqual([]);
  });
});
