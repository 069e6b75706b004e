import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "#core/service/ports/index.ts";
import { add, aMail, mark, moment } from "./records.ts";

const noon = Date.parse(moment(0));

/** The outbox: due, claimed for a while, sent. */
export const storeMails = (name: string, make: () => Promise<Store>): void => {
  describe(`mails of the ${name} store`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await make();
    });

    it("[rule 7] claims due mails once, oldest first, until the lease is over", async () => {
      const mails = [
        aMail({ due_on: moment(2) }),
        aMail({ due_on: moment(1) }),
        aMail({ due_on: moment(50) }),
        aMail({ due_on: moment(1), sent_on: moment(1) }),
        aMail({ due_on: moment(1), failed: "550" }),
      ] as const;
      await store.commit(add("mails", ...mails), []);
      const claim = (at: number, limit = 10) => store.claimMails(noon + at, 30, limit);
      const leased = (index: 0 | 1 | 2, until: number, version = 2) => ({
        ...mails[index],
        leased_until: moment(until),
        version,
      });
      expect(await claim(0)).toEqual([]);
      expect(await claim(2, 1)).toEqual([leased(1, 32)]);
      expect(await claim(2)).toEqual([leased(0, 32)]);
      expect(await claim(31)).toEqual([]);
      expect(await store.find("mails", mails[0].id)).toEqual(leased(0, 32));
      expect(await claim(60)).toEqual([leased(1, 90, 3), leased(0, 90, 3), leased(2, 90)]);
    });

    it("[F-29] claims codes first, and no others where only they are asked for", async () => {
      const [old, code] = [
        aMail({ kind: "invitation", due_on: moment(1) }),
        aMail({ kind: "code", due_on: moment(5) }),
      ];
      const later = aMail({ kind: "card", due_on: moment(6) });
      await store.commit(add("mails", old, code, later), []);
      const ids = async (limit: number, urgentOnly?: boolean) =>
        (await store.claimMails(noon + 10, 5, limit, urgentOnly)).map((mail) => mail.id);
      expect(await ids(10, true)).toEqual([code.id]);
      expect(await ids(10, true)).toEqual([]);
      expect(await ids(10)).toEqual([old.id, later.id]);
      await store.commit([mark("mails", code, { leased_until: null })], []);
      await store.commit([mark("mails", old, { leased_until: null })], []);
      expect(await ids(1)).toEqual([code.id]);
    });

    it("[rule 7] gives each mail to one of many senders", async () => {
      await store.commit(add("mails", ...Array.from({ length: 20 }, () => aMail())), []);
      const claims = await Promise.all(
        Array.from({ length: 10 }, () => store.claimMails(noon, 1000, 3)),
      );
      const ids = claims.flat().map((mail) => mail.id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await store.claimMails(noon, 1000, 100);
      expect(ids.length + rest.length).toBe(20);
    });

    it("[rule 7] says when the next unsent mail is due, a leased one when its lease ends", async () => {
      expect(await store.nextMailDue()).toBeNull();
      const [soon, late] = [aMail({ due_on: moment(5) }), aMail({ due_on: moment(40) })];
      await store.commit(add("mails", soon, late, aMail({ sent_on: moment(0) })), []);
      expect(await store.nextMailDue()).toBe(noon + 5);
      await store.claimMails(noon + 5, 20, 1);
      expect(await store.nextMailDue()).toBe(noon + 25);
      await store.commit([mark("mails", soon, { sent_on: moment(6) })], []);
      expect(await store.nextMailDue()).toBe(noon + 40);
      await store.commit(
        add("mails", aMail({ due_on: moment(40) }), aMail({ due_on: moment(90) })),
        [],
      );
      await store.claimMails(noon + 40, 20, 2);
      expect(await store.nextMailDue()).toBe(noon + 60);
      await store.claimMails(noon + 60, 99, 2);
      expect(await store.nextMailDue()).toBe(noon + 90);
    });
  });
};
