import { describe, expect, it } from "vitest";
import { wayBackLife } from "#core/domain/account/index.ts";
import {
  change,
  changed,
  emailOf,
  isIn,
  next,
  old,
  set,
  third,
  tokenTo,
} from "#specs/fixtures/changedAddress.ts";
import { spoken } from "#specs/fixtures/english.ts";
import { browser, newestLetter, refusalOf, signIn, value } from "#specs/fixtures/service.ts";
import { reap } from "../../jobs/index.ts";

describe("[F-08] the way back to the old address", () => {
  it("shows what it would do, as often as it is looked at, and does nothing meanwhile", async () => {
    const { service, id, path } = await changed();
    const visitor = browser(service);
    for (let n = 0; n < 3; n++)
      expect(value(await visitor.api("readAddressChange", { path })).address_change).toMatchObject({
        old_email: old,
        new_email: next,
        state: "open",
      });
    expect(await emailOf(service, id)).toBe(next);
  });

  it("restores the old address and ends every session, the one that changed it too", async () => {
    const { service, person, id, path } = await changed();
    const since = browser(service);
    await signIn(service, since, next);
    const { email } = value(await browser(service).api("restoreAddress", { path }));
    expect([email, await emailOf(service, id)]).toEqual([old, old]);
    expect([await isIn(person), await isIn(since)]).toEqual([false, false]);
    const again = browser(service);
    expect(await signIn(service, again, old)).toBe(id);
  });

  it("shows on cards and messages what the account has again", async () => {
    const { service, person, path } = await set().then(async (all) => {
      value(await all.person.api("createStory", { body: { occasion: "thanks" } }));
      await change(all.service, all.person, next);
      return { ...all, path: { token: await tokenTo(all.service, old) } };
    });
    const shown = async () =>
      (await service.store.list("slides", {})).map((slide) => slide.creator_email);
    expect(new Set(await shown())).toEqual(new Set([next]));
    value(await person.api("restoreAddress", { path }));
    expect(new Set(await shown())).toEqual(new Set([old]));
  });

  it("tells the address that was taken away, without a way back of its own", async () => {
    const { service, path } = await changed();
    value(await browser(service).api("restoreAddress", { path }));
    const letter = await newestLetter(service, next);
    expect(letter.text).toContain(old);
    expect(letter.text).not.toContain("/restore");
    expect(letter.text).not.toContain("included you in a card");
  });

  it("is used once: a second press says so, and changes nothing", async () => {
    const { service, id, path } = await changed();
    const visitor = browser(service);
    value(await visitor.api("restoreAddress", { path }));
    const ada = browser(service);
    await signIn(service, ada, old);
    expect(refusalOf(await visitor.api("restoreAddress", { path }))).toBe("gone");
    expect(value(await visitor.api("readAddressChange", { path })).address_change.state).toBe(
      "used",
    );
    expect([await isIn(ada), await emailOf(service, id)]).toEqual([true, old]);
  });

  it("pressed twice at one moment, it acts once", async () => {
    const { service, path } = await changed();
    const visitor = browser(service);
    const outcomes = await Promise.all([
      visitor.api("restoreAddress", { path }),
      visitor.api("restoreAddress", { path }),
    ]);
    expect(outcomes.map(refusalOf).sort()).toEqual(["", "gone"]);
  });

  it("ends after seven days", async () => {
    const { service, id, path } = await changed();
    service.clock.step(wayBackLife - 1);
    const visitor = browser(service);
    const state = async () =>
      value(await visitor.api("readAddressChange", { path })).address_change.state;
    expect(await state()).toBe("open");
    service.clock.step(1);
    expect(await state()).toBe("expired");
    expect(refusalOf(await visitor.api("restoreAddress", { path }))).toBe("gone");
    expect(await emailOf(service, id)).toBe(next);
    await reap(service);
    expect(await state()).toBe("expired");
    service.clock.step(wayBackLife + 1);
    await reap(service);
    expect(refusalOf(await visitor.api("readAddressChange", { path }))).toBe("notFound");
  });

  it("of the first address goes past everything that came after it, and no later one comes back", async () => {
    const { service, person, id, path } = await changed();
    await change(service, person, third);
    const later = { token: await tokenTo(service, next) };
    value(await browser(service).api("restoreAddress", { path }));
    expect(await emailOf(service, id)).toBe(old);
    expect(refusalOf(await browser(service).api("restoreAddress", { path: later }))).toBe("gone");
    expect(await emailOf(service, id)).toBe(old);
  });

  it("takes the providers away that were linked since, and leaves those from before", async () => {
    const { service, person, id } = await set();
    const linked = (name: string) => {
      const created_on = new Date(service.clock.now()).toISOString();
      const row = { id: name, version: 1, account_id: id as never, provider: name, created_on };
      return service.store.commit([{ kind: "add", table: "identities", row }], []);
    };
    await linked("before");
    service.clock.step(1);
    await change(service, person, next);
    const path = { token: await tokenTo(service, old) };
    service.clock.step(1);
    await linked("since");
    value(await browser(service).api("restoreAddress", { path }));
    const left = await service.store.list("identities", { account_id: id as never });
    expect(left.map((identity) => identity.id)).toEqual(["before"]);
  });

  it("is refused where somebody else uses the old address by now, and stays open", async () => {
    const { service, id, path } = await changed();
    const other = browser(service);
    await signIn(service, other, old);
    const outcome = await browser(service).api("restoreAddress", { path });
    expect(spoken(outcome)).toMatchObject({
      refusal: {
        message: `Another account uses ${old} now. Delete that account or change its address, then open this link again.`,
      },
    });
    expect([await emailOf(service, id), await isIn(other)]).toEqual([next, true]);
  });

  it("goes with the account, and a made-up one leads nowhere", async () => {
    const { service, person, path } = await changed();
    const read = (token: string) => person.api("readAddressChange", { path: { token } });
    expect(refusalOf(await read("made-up"))).toBe("notFound");
    value(await person.api("deleteAccount", {}));
    expect(refusalOf(await browser(service).api("restoreAddress", { path }))).toBe("notFound");
    expect(await service.store.list("address_changes", {})).toEqual([]);
  });

  it("is kept as a hash, and mailed to nobody but the old address", async () => {
    const { service, path } = await changed();
    const rows = JSON.stringify(await service.store.list("address_changes", {}));
    expect(rows).not.toContain(path.token);
    const told = service.mailer.mails.filter(({ text }) => text.includes(path.token));
    expect(told.map(({ to }) => to)).toEqual([old]);
  });
});
