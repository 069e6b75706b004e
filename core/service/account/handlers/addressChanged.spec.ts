import { describe, expect, it } from "vitest";
import { minutes } from "#core/kernel/index.ts";
import { change, changed, isIn, next, old, set, third } from "#specs/fixtures/changedAddress.ts";
import { browser, newestLetter, refusalOf, signIn, value } from "#specs/fixtures/service.ts";

describe("[F-08] a changed address", () => {
  it("[ACCT-03] ends every other session at once, to read, to write and to refresh; whoever changed it goes on", async () => {
    const { service, person } = await set();
    const others = [browser(service), browser(service)];
    for (const other of others) await signIn(service, other, old);
    const stranger = browser(service);
    await signIn(service, stranger, third);
    await change(service, person, next);
    for (const other of others) {
      expect(await isIn(other)).toBe(false);
      const body = { hide_my_email: true };
      expect(refusalOf(await other.api("changeSettings", { body }))).toBe("unauthenticated");
      const { refreshToken } = other;
      const refresh_token = refreshToken ?? "";
      expect(refusalOf(await other.api("refresh", { body: { refresh_token } }))).toBe(
        "unauthenticated",
      );
    }
    expect([await isIn(person), await isIn(stranger)]).toEqual([true, true]);
    service.clock.step(minutes(11));
    const { refreshToken } = person;
    expect(
      refusalOf(await person.api("refresh", { body: { refresh_token: refreshToken ?? "" } })),
    ).toBe("");
  });

  it("a new name ends nobody’s session", async () => {
    const { service, person } = await set();
    const phone = browser(service);
    await signIn(service, phone, old);
    value(await person.api("changeAccount", { body: { first_name: "Adele" } }));
    value(await person.api("changeAccount", { body: { email: old } }));
    expect(await isIn(phone)).toBe(true);
  });

  it("someone who is just signing in with the old address is out too, whoever comes first", async () => {
    const { service, person } = await set();
    const phone = browser(service);
    const { auth_context_id } = value(await phone.api("requestCode", { body: { email: old } }));
    const verify_code = (await newestLetter(service, old)).code;
    const asked = value(
      await person.api("requestCode", { body: { email: next, verify_type: "change" } }),
    );
    const proof = {
      auth_context_id: asked.auth_context_id,
      verify_code: (await newestLetter(service, next)).code,
    };
    const [entered] = await Promise.all([
      phone.api("login", { body: { email: old, auth_context_id, verify_code } }),
      person.api("changeAccount", { body: { email: next, ...proof } }),
    ]);
    if (entered.ok) phone.accessToken = entered.value.auth.accessToken;
    expect(await isIn(phone)).toBe(false);
  });

  it("is told to the old address: which one it is now, how to go back, and nothing of a card made for them", async () => {
    const { service } = await changed();
    const letter = await newestLetter(service, old);
    expect(letter.text).toContain(next);
    expect(letter.text).toContain("within 7 days");
    expect(letter.path).toMatch(/^\/restore\/[\w-]{20,}$/);
    expect(letter.text).toContain("You’re getting this email because");
    expect(letter.text).not.toContain("included you in a card");
  });
});
