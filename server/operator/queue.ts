import { Delivery, deliveryOf } from "#core/domain/mail/index.ts";
import type { MailRecord, Store } from "#core/service/index.ts";

/** As many as one page shows. */
const most = 100;
const newest = { descending: true, limit: most } as const;

/** The newest mails, of one state where one is named. */
export const listMails = async (
  store: Pick<Store, "list">,
  state: Delivery | null,
): Promise<readonly MailRecord[]> => {
  if (state === null) return store.list("mails", {}, newest);
  if (state === "queued") return store.list("mails", { sent_on: null, failed_as: null }, newest);
  if (state !== "sent" && state !== "delivered")
    return store.list("mails", { failed_as: state }, newest);
  const mails = await store.list("mails", { failed_as: null }, { ...newest, limit: most * 5 });
  return mails.filter((mail) => deliveryOf(mail) === state).slice(0, most);
};

/** How many of the last few thousand mails are in each state. */
export const countMails = async (
  store: Pick<Store, "list">,
): Promise<Readonly<Record<string, number>>> => {
  const mails = await store.list("mails", {}, { descending: true, limit: 5000 });
  return Object.fromEntries(
    Delivery.options.map((state) => [
      state,
      mails.filter((mail) => deliveryOf(mail) === state).length,
    ]),
  );
};
