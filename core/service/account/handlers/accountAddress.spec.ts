import { describe, expect, it } from "vitest";
import { minutes } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import {
  type Browser,
  browser,
  makeService,
  newestLetter,
  refusalOf,
  signIn,
  type TestService,
  value,
} from "#specs/fixtures/service.ts";

const [old, next] = ["ada@mail.test", "ada@new.test"];

const set = async () => {
  const service = makeService();
  const person = browser(service);
  const id = await signIn(service, person, old);
  const change = (body: object, who: Browser = person) => who.api("changeAccount", { body });
  return { service, person, id, change };
};

const codeFor = async (service: TestService, who: Browser, email: string) => {
  const body = { email, verify_type: "change" } as const;
  const { auth_context_id } = value(await who.api("requestCode", { body }));
  return { auth_context_id, verify_code: (await newestLetter(service, email)).code };
};

describe("a new address", () => {
  it("[API-04][OPEN-52] is taken with the code that was sent there, and the old address is told", async () => {
    const { service, person, change } = await set();
    expect(await change({ email: next })).toMatchObject({
      refusal: { code: "invalid", errors: [{ field: "verify_code" }] },
    });
    const proof = await codeFor(service, person, next);
    expect((await newestLetter(service, next)).path).toBe("/account");
    const changed = value(await change({ email: ` ${next.toUpperCase()} `, ...proof }));
    expect([changed.account.email, changed.auth.username]).toEqual([next, next]);
    expect((await newestLetter(service, old)).subject).toBe(
      "Your Fanfold email address was changed",
    );
  });

  it("[ERR-01][ERR-02][ERR-03] stays the old one with a wrong code, an old one, or after five wrong ones", async () => {
    const { service, person, change } = await set();
    const proof = await codeFor(service, person, next);
    expect(spoken(await change({ email: next, ...proof, verify_code: "wrong1" }))).toMatchObject({
      refusal: { code: "forbidden", message: "Code is invalid. Please request another." },
    });
    service.clock.step(minutes(9));
    const late = await codeFor(service, person, next);
    service.clock.step(minutes(9));
    person.accessToken = value(await person.api("refresh", { body: {} })).auth.accessToken;
    expect(spoken(await change({ email: next, ...proof }))).toMatchObject({
      refusal: { code: "gone", message: "Code is expired. Please request another." },
    });
    const wrong = { email: next, ...late, verify_code: "wrong1" };
    const codes: string[] = [];
    for (let n = 0; n < 5; n++) codes.push(refusalOf(await change(wrong)));
    expect(codes).toEqual([...Array(4).fill("forbidden"), "locked"]);
    expect(refusalOf(await change({ email: next, ...late }))).toBe("locked");
    expect(value(await person.api("readAccount", {})).account.email).toBe(old);
  });

  it("[API-04] that somebody takes meanwhile is refused beside its field, however close they are", async () => {
    const { service, person, change } = await set();
    const proof = await codeFor(service, person, next);
    const other = browser(service);
    await signIn(service, other, "eve@mail.test");
    const theirs = await codeFor(service, other, next);
    const outcomes = await Promise.all([
      change({ email: next, ...proof }),
      change({ email: next, ...theirs }, other),
    ]);
    expect(outcomes.map(refusalOf).sort()).toEqual(["", "invalid"]);
    expect(spoken(outcomes.find((o) => !o.ok))).toMatchObject({
      refusal: {
        errors: [{ field: "email", message: "Another account already uses this email address" }],
      },
    });
    expect(await service.store.list("accounts", { email: next })).toHaveLength(1);
  });

  it("[API-04][OPEN-48] its code signs nobody in, so that no second account springs from it", async () => {
    const { service, person } = await set();
    const proof = await codeFor(service, person, next);
    const who = { email: next, ...proof };
    const names = { first_name: "Ada", last_name: "Lovelace" };
    expect(refusalOf(await person.api("register", { body: { ...who, ...names } }))).toBe(
      "forbidden",
    );
    expect(refusalOf(await person.api("login", { body: who }))).toBe("forbidden");
    const path = { id: proof.auth_context_id };
    expect(refusalOf(await person.api("readAuthContext", { path }))).toBe("notFound");
    expect(await service.store.list("accounts", {})).toHaveLength(1);
  });

  it("[ACCT-03] whose answer is lost can be sent again", async () => {
    const { service, person, change } = await set();
    const body = { email: next, ...(await codeFor(service, person, next)) };
    value(await change(body));
    expect(value(await change(body)).account.email).toBe(next);
  });

  it("[ACCT-03] two tabs that save at once both go on with their tokens", async () => {
    const { service, person, change } = await set();
    const outcomes = await Promise.all([
      change({ first_name: "Adele" }),
      change({ last_name: "King" }),
    ]);
    const tokens = outcomes.map((o) => value(o).auth.refreshToken);
    expect(value(await person.api("readAccount", {})).account).toMatchObject({
      first_name: "Adele",
      last_name: "King",
    });
    service.clock.step(minutes(11));
    for (const refresh_token of tokens)
      expect(refusalOf(await person.api("refresh", { body: { refresh_token } }))).toBe("");
  });

  it("[OPEN-60] nothing that was sent to the old address is kept", async () => {
    const { service, person, change } = await set();
    value(await browser(service).api("requestCode", { body: { email: old } }));
    await service.outbox.idle();
    service.clock.step(1);
    value(await change({ email: next, ...(await codeFor(service, person, next)) }));
    const mails = await service.store.list("mails", { to_email: old });
    expect(mails.map(({ kind }) => kind)).toEqual(["email_changed"]);
    expect(await service.store.list("auth_contexts", { email: old })).toEqual([]);
  });
});
