import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { peopleWords } from "#core/domain/words/index.ts";
import { days, minutes, seconds } from "#core/kernel/index.ts";
import {
  browser,
  makeService,
  newestLetter,
  refusalOf,
  signIn,
  value,
} from "#specs/fixtures/service.ts";

const email = "ada@mail.test";
const names = { first_name: "Ada", last_name: "Lovelace" };

const asked = async (service = makeService(), person = browser(service)) => {
  const { auth_context_id } = value(await person.api("requestCode", { body: { email } }));
  const { code, query } = await newestLetter(service, email);
  return { service, person, auth_context_id, code, query };
};
const other = (code: string, n: number) =>
  String((Number(code) + 1 + n) % 1_000_000).padStart(6, "0");

describe("signing up and in", () => {
  it("[AUTH-13][AUTH-14][AUTH-21] registers with the mailed code and is signed in", async () => {
    const { person, code, auth_context_id } = await asked();
    const { auth } = value(
      await person.api("register", {
        body: { email, ...names, verify_code: code, auth_context_id },
      }),
    );
    person.accessToken = auth.accessToken;
    const { account } = value(await person.api("readAccount", {}));
    expect(account).toMatchObject({ ...names, email, username: email });
  });

  it("[AUTH-12][OPEN-52] tells whether an address has no account, and nothing else", async () => {
    const service = makeService();
    const person = browser(service);
    const path = { username: "Ada@Mail.test" };
    expect(value(await person.api("checkUsername", { path }))).toEqual({
      account: { available: true },
    });
    await signIn(service, person, email);
    expect(value(await person.api("checkUsername", { path }))).toEqual({
      account: { available: false },
    });
  });

  it("[OPEN-32][OPEN-47] signs in by the mailed link elsewhere, once", async () => {
    const service = makeService();
    await signIn(service, browser(service), email);
    const { query } = await asked(service);
    const elsewhere = browser(service);
    const { auth_context } = value(
      await elsewhere.api("readAuthContext", { path: { id: query.context ?? "" } }),
    );
    expect(auth_context).toMatchObject({ email, registration: false, expired: false });
    const body = { email, auth_token: query.token ?? "" };
    expect(refusalOf(await elsewhere.api("login", { body }))).toBe("");
    expect(refusalOf(await elsewhere.api("login", { body }))).toBe("gone");
  });

  it("[OPEN-47] sends a link alone only to register, where the operator allows it", async () => {
    const service = makeService({ settings: { enabledFeatures: ["auth_link"] } });
    const person = browser(service);
    const link = async (address: string) => {
      const { auth_context_id } = value(
        await person.api("requestCode", { body: { email: address, verify_type: "link" } }),
      );
      const path = { id: auth_context_id };
      return value(await person.api("readAuthContext", { path })).auth_context.verify_type;
    };
    expect(await link("new@mail.test")).toBe("link");
    await signIn(service, person, email);
    expect(await link(email)).toBe("code");
  });

  it("[OPEN-53] carries the scenario and ids through the link, and drops what is not known", async () => {
    const service = makeService();
    const person = browser(service);
    const auth_link_params = {
      authScenario: "CreatorSend",
      storyId: "s1",
      groupToken: null,
      evil: "x",
    };
    const { auth_context_id: id } = value(
      await person.api("requestCode", { body: { email, auth_link_params } }),
    );
    const { auth_context } = value(await person.api("readAuthContext", { path: { id } }));
    expect(auth_context.auth_link_params).toEqual({ authScenario: "CreatorSend", storyId: "s1" });
  });
});

describe("a code", () => {
  it("[ERR-01][ERR-02] says when it is wrong and when it is old", async () => {
    const { service, person, code, auth_context_id } = await asked();
    const login = (verify_code: string) =>
      person.api("register", { body: { email, ...names, verify_code, auth_context_id } });
    expect(await login(other(code, 0))).toMatchObject({
      refusal: { code: "forbidden", message: peopleWords.codeInvalid },
    });
    service.clock.step(minutes(15));
    expect(await login(code)).toMatchObject({
      refusal: { code: "gone", message: peopleWords.codeExpired },
    });
  });

  it("[OPEN-50][AUTH-17] is sent again for the same sign-in; the old one ends", async () => {
    const { service, person, code, auth_context_id } = await asked();
    expect(value(await person.api("resendCode", { body: { auth_context_id } }))).toEqual({
      auth_context_id,
    });
    const again = await newestLetter(service, email);
    expect(again.code).not.toBe(code);
    const register = (verify_code: string) =>
      person.api("register", { body: { email, ...names, verify_code, auth_context_id } });
    expect(refusalOf(await register(code))).toBe("forbidden");
    expect(refusalOf(await register(again.code))).toBe("");
  });

  it("[OPEN-48] without its sign-in's id counts only from the network that asked", async () => {
    const { service, person, code } = await asked();
    const body = { email, ...names, verify_code: code };
    expect(refusalOf(await browser(service).api("register", { body }))).toBe("forbidden");
    expect(refusalOf(await person.api("register", { body }))).toBe("");
  });

  it("[OPEN-48] is asked for at most ten times in fifteen minutes from one network, also at once", async () => {
    const service = makeService();
    const person = browser(service);
    const ask = (who = person) => who.api("requestCode", { body: { email } });
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(...(await Promise.all([ask(), ask(), ask()])));
    expect(answers.filter((a) => a.ok)).toHaveLength(10);
    expect(await ask()).toMatchObject({ refusal: { code: "locked", message: peopleWords.locked } });
    expect(refusalOf(await ask(browser(service)))).toBe("");
    service.clock.step(minutes(15));
    expect(refusalOf(await ask())).toBe("");
  });

  it("[ERR-03][OPEN-48] is guessed at most five times, alone or in parallel; running sessions go on", async () => {
    let guesses = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 6 }),
        async (bursts) => {
          const service = makeService();
          const person = browser(service);
          await signIn(service, person, email);
          const { code, auth_context_id } = await asked(service, browser(service));
          const guess = (n: number) =>
            browser(service).api("login", {
              body: { email, verify_code: other(code, n), auth_context_id },
            });
          let n = 0;
          for (const burst of bursts)
            await Promise.all(Array.from({ length: burst }, () => guess(n++)));
          guesses += n;
          const kept = await service.store.find("auth_contexts", auth_context_id);
          expect(kept?.attempts).toBe(Math.min(5, n));
          const right = await browser(service).api("login", {
            body: { email, verify_code: code, auth_context_id },
          });
          expect(refusalOf(right)).toBe(n >= 5 ? "locked" : "");
          expect(refusalOf(await person.api("readAccount", {}))).toBe("");
        },
      ),
      { numRuns: 60 },
    );
    expect(guesses).toBeGreaterThan(300);
  });

  it("[OPEN-48] lets one of many right answers at once in", async () => {
    const { service, code, auth_context_id } = await asked();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        browser(service).api("register", {
          body: { email, ...names, verify_code: code, auth_context_id },
        }),
      ),
    );
    expect(answers.filter((a) => a.ok)).toHaveLength(1);
    expect(await service.store.list("accounts", { email })).toHaveLength(1);
  });
});

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
