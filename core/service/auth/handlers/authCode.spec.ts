import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { peopleWords } from "#core/domain/words/index.ts";
import { minutes } from "#core/kernel/index.ts";
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
