import { expect, test } from "vitest";
import { asSaid, done, type Outcome, refused } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";
import { Shop } from "./shop.ts";

const opened = async (reminder: Outcome<unknown>) => {
  const asked: unknown[][] = [];
  const answers: Readonly<Record<string, Outcome<unknown>>> = {
    readReminder: reminder,
    createStory: done({ story: { id: "card" } }),
  };
  const api = async (...call: unknown[]) => {
    asked.push(call);
    return answers[String(call[0])];
  };
  const ports = {
    clock: { now: () => 0 },
    newKey: () => "key",
    navigator: { go: () => undefined },
  } as unknown as AppPorts;
  const shop = new Shop(ports, { api, isSignedIn: true } as unknown as Session, "birthday");
  const opening = shop.openFor("r1");
  expect(shop.reminded).toBe("reading");
  await opening;
  expect(shop.reminded).toBe("read");
  expect(asked).toEqual([["readReminder", { path: { id: "r1" } }]]);
  const created = async () => {
    await shop.start();
    const [, input] = asked.at(-1) ?? [];
    return (input as { body: object }).body;
  };
  return { shop, created };
};

test("[ROUTE-30] [REMIND-08] the shop for a reminder has its occasion and its recipient, and the card knows it", async () => {
  const reminder = { id: "r1", occasion: "wedding", recipient_first_name: "Grace" };
  const { shop, created } = await opened(done({ reminder }));
  expect(shop).toMatchObject({ occasion: "wedding", recipientFirstName: "Grace" });
  expect(shop.chosen).toBe(shop.covers[0]);
  expect(await created()).toMatchObject({
    occasion: "wedding",
    recipient_first_name: "Grace",
    from_reminder_id: "r1",
  });
});

test.each(["unauthenticated", "notFound", "network"] as const)(
  "[ROUTE-30] a reminder that cannot be had (%s) leaves the shop as it is for everybody",
  async (code) => {
    const { shop, created } = await opened(refused(code, asSaid("No.")));
    expect(shop).toMatchObject({ occasion: "birthday", recipientFirstName: "", error: null });
    expect(await created()).not.toHaveProperty("from_reminder_id");
  },
);

test("[ROUTE-30] whoever is signed out is asked for nothing; signed in above the shop, they have their reminder", async () => {
  const reminder = { id: "r1", occasion: "wedding", recipient_first_name: "Grace" };
  const asked: unknown[] = [];
  const api = async (...call: unknown[]) => {
    asked.push(call);
    return done({ reminder });
  };
  const session = { api, isSignedIn: false };
  const ports = { newKey: () => "key" } as AppPorts;
  const shop = new Shop(ports, session as unknown as Session, "birthday");
  await shop.openFor("r1");
  expect([asked, shop.reminded, shop.occasion]).toEqual([[], "read", "birthday"]);
  shop.recipientFirstName = "Al";
  session.isSignedIn = true;
  const opening = shop.openFor("r1");
  expect(shop.reminded).toBe("read");
  await opening;
  await shop.openFor("r1");
  expect(asked).toHaveLength(1);
  expect(shop).toMatchObject({ occasion: "wedding", recipientFirstName: "Al" });
});
