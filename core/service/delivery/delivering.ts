import type { DeliveryRecord, HeldFor } from "#core/domain/delivery/index.ts";
import { isOutside } from "#core/domain/role/index.ts";
import type { Card } from "#core/domain/story/index.ts";
import { type Cancel, iso, minutes, seconds } from "#core/kernel/index.ts";
import { reschedule, withDelivery } from "../card/index.ts";
import { type JobLog, type PeriodicJob, type Service, UnitOfWork } from "../context/index.ts";
import { Conflict } from "../ports/index.ts";
import { refuseFull, sendCard } from "./dispatch.ts";
import { holdDelivery } from "./holding.ts";

type Parts = Pick<Service, "store" | "ids" | "clock" | "settings" | "translator" | "reporter">;

const name = "delivering";
const batch = 100;
/** A notice may be lost with its connection. */
const lookEvery = minutes(10);
const afterFault = seconds(10);
/** How often one delivery is decided again at once, where others change its card at the same moment. */
const attempts = 6;

/**
 * Sends every card whose moment has come, late rather than never. The mail, the recipient's place in the group, what
 * the card says of it and the delivery's end are one commit as of the versions read, so any number of servers may do it
 * at once, and one that dies in between has done all of it or nothing: each card goes once.
 */
export const deliver = async (parts: Parts): Promise<void> => {
  const { store, clock } = parts;
  for (;;) {
    const due = { due_on: { before: iso(clock.now() + 1) } };
    const deliveries = await store.list("deliveries", due, { order: "due_on", limit: batch });
    for (const delivery of deliveries)
      if (!(await deliverOne(parts, delivery)))
        throw new Error("a card is changed again and again as it goes out");
    if (deliveries.length < batch) return;
  }
};

/** Answers whether nothing is left to do: false where others came between each time. */
const deliverOne = async (parts: Parts, { id, story_id }: DeliveryRecord): Promise<boolean> => {
  const { store } = parts;
  const once = async (): Promise<boolean> => {
    const delivery = await store.find("deliveries", id);
    // another server was first, or it was put off or cancelled
    if (delivery?.due_on == null || Date.parse(delivery.due_on) > parts.clock.now()) return true;
    const work = new UnitOfWork();
    await decide(parts, work, delivery);
    try {
      await store.commit(work.changes, work.notices);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  };
  if (await once()) return true;
  // as calls about the same card do: one after the other
  return store.exclusively(`story:${story_id}`, async () => {
    for (let attempt = 2; attempt <= attempts; attempt++) if (await once()) return true;
    return false;
  });
};

const decide = async (parts: Parts, work: UnitOfWork, delivery: DeliveryRecord): Promise<void> => {
  const { store, clock } = parts;
  const now = clock.now();
  const sending = { ...parts, work, now, today: iso(now) };
  const story = await store.find("stories", delivery.story_id);
  const owner =
    story?.owner_account_id == null ? null : await store.find("accounts", story.owner_account_id);
  if (!story || !owner) return work.remove("deliveries", { id: delivery.id });
  const card: Card = { story, role: null, ...(await store.bundle(story.id)) };
  const why = await whyHeld(parts, card, delivery);
  if (why !== null) return await holdDelivery(sending, delivery, story, owner, why);
  const { email: to, recipient_name, message } = delivery;
  const gone = { due_on: null, held_for: null, gone_on: sending.today };
  work.change("deliveries", delivery, gone);
  await sendCard(sending, card, owner, { to, name: recipient_name, message });
  await reschedule(sending, story, withDelivery({ ...delivery, ...gone }));
};

/** What keeps a delivery from going; null where nothing does. */
const whyHeld = async (
  parts: Parts,
  card: Card,
  { email, held_for }: DeliveryRecord,
): Promise<HeldFor | null> => {
  // only its organiser knows whose an address is that was given up
  if (held_for === "address") return "address";
  const [account] = await parts.store.list("accounts", { email });
  const part = card.roles.find(
    (role) =>
      (role.join_email === email && role.role_type === "recipient") ||
      (account !== undefined && role.account_id === account.id),
  );
  if (part && isOutside(part)) return "declined";
  return refuseFull(parts, card) === null ? null : "full";
};

export interface Delivering extends PeriodicJob {
  /** Settles when nothing that is due is left and nothing is being done. */
  idle(): Promise<void>;
}

/** Delivers at the moment of each card until it is stopped: woken by notices, by the clock, and now and then. */
export const startDelivering = (parts: Parts & { readonly jobs?: JobLog }): Delivering => {
  const { store, clock, reporter, jobs } = parts;
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  let timer: Cancel = () => {};

  const sleep = async (): Promise<void> => {
    const soon = { due_on: { before: iso(clock.now() + lookEvery) } };
    const [next] = await store.list("deliveries", soon, { order: "due_on", limit: 1 });
    if (stopped) return;
    const wait = next?.due_on == null ? lookEvery : Date.parse(next.due_on) - clock.now();
    timer();
    timer = clock.after(Math.max(1, wait), wake);
  };

  const run = async (): Promise<void> => {
    const began = clock.now();
    let failed = false;
    try {
      do {
        again = false;
        await deliver(parts);
      } while (again && !stopped);
      await sleep();
    } catch (error) {
      failed = true;
      reporter.fault(error, name);
      timer();
      if (!stopped) timer = clock.after(afterFault, wake);
    }
    jobs?.write({ name, every: lookEvery, began, took: clock.now() - began, failed });
  };

  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= run().finally(() => {
      running = null;
      // a notice that came between the last look and now
      if (again && !stopped) wake();
    });
  }

  const deaf = store.listen((notice) => {
    if (notice.topic === "delivery") wake();
  });
  jobs?.write({ name, every: lookEvery, began: null, took: null, failed: false });
  wake();
  const idle = async (): Promise<void> => {
    while (running) await running;
  };
  return {
    idle,
    stop: async () => {
      stopped = true;
      deaf();
      timer();
      await idle();
    },
  };
};
