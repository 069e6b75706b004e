import type { Ask } from "./people.ts";
import type { Person } from "./stage.ts";

/** Cards that are to go on a day: put off, sent at once after all, and cancelled. */
export const scheduling = async (ask: Ask, ada: Person, id: string): Promise<void> => {
  const path = { id };
  const moment = { deliver_on: "2026-04-18", deliver_at: "09:00", deliver_zone: "Europe/Lisbon" };
  const plan = async (recipient_email: string) => {
    await ask(ada, "sendStory", { path, body: { recipient_email, ...moment } });
    const { deliveries } = await ask(ada, "readDeliveries", { path });
    const planned = deliveries.find((one) => one.recipient_email === recipient_email);
    return { id: planned?.id ?? "" };
  };
  const first = await plan("grace@work.example");
  await ask(ada, "changeDelivery", { path: first, body: { deliver_at: "18:30" } });
  await ask(ada, "deliverNow", { path: first });
  await ask(ada, "cancelDelivery", { path: await plan("grace@home.example") });
};
