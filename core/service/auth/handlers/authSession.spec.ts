import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { days, minutes, seconds } from "#core/kernel/index.ts";
import { browser, makeService, refusalOf, signIn, value } from "#specs/fixtures/service.ts";

const email = "ada@mail.test";

describe("a session", () => {
  const signedIn = async () => {
    const service = makeService();
    const person = browser(service);
    await signIn(service, person, email);
    const refresh = (refresh_token?: string | null, who = person) =>
      who.api("refresh", { body: refresh_token ? { refresh_token } : {} });
    return { service, person, refresh };
  };

  it("[AUTH-31][OPEN-10] goes on by the body's token, or by the cookie alone", async () => {
    const { service, person, refresh } = await signedIn();
    service.clock.step(minutes(11));
    expect(refusalOf(await person.api("readAccount", {}))).toBe("unauthenticated");
    const next = value(await refresh(person.refreshToken)).auth;
    person.accessToken = next.accessToken;
    expect(refusalOf(await person.api("readAccount", {}))).toBe("");
    service.clock.step(days(59));
    expect(value(await refresh()).auth.username).toBe(email);
    service.clock.step(days(61));
    expect(refusalOf(await refresh())).toBe("unauthenticated");
  });

  it("[OPEN-10] a lost answer is answered again within the grace; later reuse ends the family", async () => {
    const { service, person, refresh } = await signedIn();
    const stranger = browser(service);
    const first = person.refreshToken;
    const second = value(await refresh(first)).auth.refreshToken;
    service.clock.step(seconds(30));
    expect(value(await refresh(first, stranger)).auth.refreshToken).toBe(second);
    service.clock.step(1);
    expect(refusalOf(await refresh(first, browser(service)))).toBe("unauthenticated");
    expect(refusalOf(await refresh(second))).toBe("unauthenticated");
  });

  it("[OPEN-10][AUTH-31] an answer that was lost is answered again to whoever names the attempt", async () => {
    const { service, person } = await signedIn();
    const refresh_token = person.refreshToken ?? "";
    const ask = (attempt: string) =>
      browser(service).api("refresh", { body: { refresh_token, attempt } });
    const second = value(await ask("mine")).auth.refreshToken;
    service.clock.step(days(3));
    expect(value(await ask("mine")).auth.refreshToken).toBe(second);
    expect(refusalOf(await ask("theirs"))).toBe("unauthenticated");
    expect(refusalOf(await ask("mine"))).toBe("unauthenticated");
  });

  it("[OPEN-10] a tab that slept is spoken for by its browser's cookie", async () => {
    const { service, person, refresh } = await signedIn();
    const old = person.refreshToken;
    await refresh();
    service.clock.step(days(1));
    await refresh();
    service.clock.step(days(1));
    expect(refusalOf(await refresh(old))).toBe("");
    expect(refusalOf(await refresh(old, browser(service)))).toBe("unauthenticated");
  });

  it("[OPEN-10] nobody ends a family with a token that was never handed out", async () => {
    const { service, person, refresh } = await signedIn();
    const [family = ""] = (person.refreshToken ?? "").split(".");
    for (const forged of [`${family}.1.00`, `${family}.0.`, family, "x.y.z", `${family}.2.ff.ff`])
      expect(refusalOf(await refresh(forged, browser(service)))).toBe("unauthenticated");
    expect(refusalOf(await refresh(person.refreshToken))).toBe("");
  });

  it("[AUTH-30] logging out ends the family and clears the cookie", async () => {
    const { person, refresh } = await signedIn();
    person.accessToken = "worn out";
    const body = { refresh_token: person.refreshToken ?? "" };
    expect(await person.api("logout", { body })).toEqual({ ok: true, value: null });
    expect(person.jar.get("session")).toBeNull();
    expect(refusalOf(await refresh(person.refreshToken))).toBe("unauthenticated");
  });

  it("[AUTH-31] a browser that answers in order is never signed out, whatever gets lost", async () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: days(50) }),
      lost: fc.boolean(),
      by: fc.constantFrom("body", "cookie"),
      again: fc.integer({ min: 0, max: seconds(30) }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { service, person, refresh } = await signedIn();
        for (const { wait, lost, by, again } of steps) {
          service.clock.step(wait);
          const token = by === "body" ? person.refreshToken : null;
          const answer = await refresh(token);
          expect(refusalOf(answer)).toBe("");
          if (lost) {
            service.clock.step(again);
            const repeat = await refresh(token);
            expect(refusalOf(repeat)).toBe("");
            if (repeat.ok) person.refreshToken = repeat.value.auth.refreshToken;
          } else if (answer.ok) person.refreshToken = answer.value.auth.refreshToken;
        }
      }),
      { numRuns: 60 },
    );
  });
});
