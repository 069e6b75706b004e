import { describe, expect, it } from "vitest";
import { spoken } from "#specs/fixtures/english.ts";
import { browser, makeService, refusalOf, signIn, value } from "#specs/fixtures/service.ts";

describe("performing a call", () => {
  it("[OPEN-48] keeps what a refused call says must be kept, and nothing else of it", async () => {
    const service = makeService();
    const person = browser(service);
    const email = "ada@mail.test";
    const { auth_context_id } = value(await person.api("requestCode", { body: { email } }));
    const body = { email, verify_code: "aaaaaa", auth_context_id };
    expect(refusalOf(await person.api("login", { body }))).toBe("forbidden");
    expect(await service.store.find("auth_contexts", auth_context_id)).toMatchObject({
      attempts: 1,
      used_on: null,
    });
    expect(await service.store.list("sessions", {})).toEqual([]);
  });

  it("[OPEN-48] a right code for which the call is refused stays good", async () => {
    const service = makeService();
    const person = browser(service);
    const email = "ada@mail.test";
    const { auth_context_id } = value(await person.api("requestCode", { body: { email } }));
    await service.outbox.idle();
    const verify_code = /\d{6}/.exec(service.mailer.to(email)?.subject ?? "")?.[0] ?? "";
    const body = { email, verify_code, auth_context_id };
    expect(refusalOf(await person.api("login", { body }))).toBe("invalid");
    const names = { first_name: "Ada", last_name: "Lovelace" };
    expect(refusalOf(await person.api("register", { body: { ...body, ...names } }))).toBe("");
  });

  it("[OPEN-55] a worn-out access token is no obstacle to signing in again", async () => {
    const service = makeService();
    const person = browser(service);
    await signIn(service, person, "ada@mail.test");
    person.accessToken = "worn out";
    expect(refusalOf(await person.api("readAccount", {}))).toBe("unauthenticated");
    expect(refusalOf(await person.api("refresh", { body: {} }))).toBe("");
  });

  it("[ERR-16] says once what is wrong with a field, in however many ways it is", async () => {
    const message = "Your email doesn’t look right";
    const asked = await browser(makeService()).api("requestCode", {
      body: { email: `${"a".repeat(300)}@mail.test` },
    });
    expect(spoken(asked)).toMatchObject({
      refusal: { message, errors: [{ field: "email", message }] },
    });
    expect(asked.ok || asked.refusal.errors).toHaveLength(1);
  });
});
