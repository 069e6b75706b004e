import { describe, expect, it } from "vitest";
import { limits } from "#core/domain/limits/index.ts";
import { limitWords } from "#core/domain/words/index.ts";
import { minutes } from "#core/kernel/index.ts";
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

const known = "ada@mail.test";
const unknown = "bob@mail.test";
const names = { first_name: "Ada", last_name: "Lovelace" };

const site = async () => {
  const service = makeService();
  const home = browser(service);
  await signIn(service, home, known);
  service.clock.step(minutes(61));
  return { service, home };
};
const ask = async (service: TestService, from: Browser, email: string) => {
  const { auth_context_id } = value(await from.api("requestCode", { body: { email } }));
  return { auth_context_id, ...(await newestLetter(service, email)) };
};
const other = (code: string, n = 0) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, "0");

/** What a call makes the store do, without what it says. */
const watched = (
  service: TestService,
): { readonly done: string[]; readonly api: Browser["api"] } => {
  const done: string[] = [];
  const store = new Proxy(service.store, {
    get: (target, name) => {
      const member = Reflect.get(target, name) as unknown;
      if (typeof member !== "function") return member;
      return (...given: unknown[]) => {
        const [first] = given;
        const what = Array.isArray(first)
          ? (first as { kind: string; table: string }[]).map((c) => `${c.kind} ${c.table}`).join()
          : String(first);
        done.push(`${String(name)} ${what}`);
        return (member as (...all: unknown[]) => unknown).apply(target, given);
      };
    },
  });
  return { done, api: browser({ ...service, store }).api };
};

describe("what an address gives away", () => {
  it("[AUTH-20][OPEN-52] asking for a code takes the same steps whether there is an account or not", async () => {
    const { service } = await site();
    // both have been asked about before: that one was says nothing of an account
    await browser(service).api("requestCode", { body: { email: unknown, ...names } });
    const steps = [];
    for (const email of [known, unknown]) {
      const { done, api } = watched(service);
      const answer = value(await api("requestCode", { body: { email, ...names } }));
      expect(Object.keys(answer)).toEqual(["auth_context_id"]);
      steps.push(done);
    }
    expect(steps[0]).toEqual(steps[1]);
    expect(steps[0]?.some((step) => step.includes("add mails"))).toBe(true);
  });

  it("[ERR-01][OPEN-52] a wrong code is answered alike with an account and without", async () => {
    const { service } = await site();
    const answers = [];
    for (const email of [known, unknown]) {
      const from = browser(service);
      const { auth_context_id, code } = await ask(service, from, email);
      const body = { email, verify_code: other(code), auth_context_id };
      answers.push(await from.api("login", { body }));
      answers.push(await from.api("register", { body: { ...body, ...names } }));
      answers.push(await from.api("login", { body: { email, verify_code: "000000" } }));
      answers.push(await browser(service).api("login", { body }));
    }
    expect(answers.slice(0, 4)).toEqual(answers.slice(4));
    expect(answers.map(refusalOf)).toEqual(Array(8).fill("forbidden"));
  });

  it("[OPEN-47] both mails are of the same kind, to the address alone", async () => {
    const { service } = await site();
    for (const email of [known, unknown]) await ask(service, browser(service), email);
    const mails = (await service.store.list("mails", {})).slice(-2);
    expect(mails.map(({ kind, to_email }) => [kind, to_email])).toEqual([
      ["code", known],
      ["code", unknown],
    ]);
    for (const { text, html } of mails) expect(text + html).not.toContain("Lovelace");
  });

  it("[OPEN-52][AUTH-15] a list of addresses cannot be tried out from one network", async () => {
    const { service } = await site();
    const from = browser(service);
    const check = (who: Browser, n: number) =>
      who.api("checkUsername", { path: { username: `somebody${n}@mail.test` } });
    const answers = [];
    for (let n = 0; n < 1000; n++) answers.push(refusalOf(await check(from, n)));
    expect(answers.filter((code) => code === "").length).toBeLessThanOrEqual(320);
    expect(answers.slice(-50)).toEqual(Array(50).fill("locked"));
    expect(refusalOf(await check(browser(service), 1))).toBe("");
    service.clock.step(minutes(15));
    expect(refusalOf(await check(from, 1))).toBe("");
  });

  it("[OPEN-48] nor written to", async () => {
    const { service } = await site();
    const from = browser(service);
    const answers = [];
    for (let n = 0; n < 600; n++)
      answers.push(
        refusalOf(await from.api("requestCode", { body: { email: `person${n}@mail.test` } })),
      );
    expect(answers.filter((code) => code === "").length).toBeLessThanOrEqual(320);
    expect(answers.slice(-30)).toEqual(Array(30).fill("locked"));
  });

  it("[OPEN-48] what is reported holds no code, link or address", async () => {
    const { service } = await site();
    const from = browser(service);
    const { auth_context_id, code, query } = await ask(service, from, known);
    await from.api("login", { body: { email: known, verify_code: other(code), auth_context_id } });
    await from.api("login", { body: { email: known, verify_code: code, auth_context_id } });
    const told = JSON.stringify([service.reporter.events, service.reporter.faults]);
    for (const secret of [code, query.token ?? "", auth_context_id, known])
      expect(told).not.toContain(secret);
  });
});

describe("guessing on, with ever new codes", () => {
  it("[OPEN-48][ERR-03] a new sign-in gives no more tries at an address; its link works all the same", async () => {
    const { service, home } = await site();
    let wrong = 0;
    for (let n = 0; n < 10; n++) {
      const from = browser(service);
      const { auth_context_id, code } = await ask(service, from, known);
      for (let m = 0; m < 4; m++) {
        const body = { email: known, verify_code: other(code, m), auth_context_id };
        const answer = await from.api("login", { body });
        if (refusalOf(answer) === "forbidden") wrong++;
        else
          expect(answer).toMatchObject({
            refusal: { code: "locked", message: limitWords.codesLocked },
          });
      }
    }
    expect(wrong).toBe(limits.wrongCodesForAddress.limit);
    const own = await ask(service, home, known);
    const typed = { email: known, verify_code: own.code, auth_context_id: own.auth_context_id };
    const elsewhere = browser(service);
    expect(refusalOf(await elsewhere.api("login", { body: typed }))).toBe("locked");
    const link = {
      email: known,
      auth_token: own.query.token ?? "",
      auth_context_id: own.auth_context_id,
    };
    expect(refusalOf(await elsewhere.api("login", { body: link }))).toBe("");
    service.clock.step(minutes(60));
    const later = await ask(service, home, known);
    const body = { email: known, verify_code: later.code, auth_context_id: later.auth_context_id };
    expect(refusalOf(await home.api("login", { body }))).toBe("");
  });

  it("[OPEN-48] nor do ever new addresses give one network more", async () => {
    const { service } = await site();
    const from = browser(service);
    let wrong = 0;
    for (let n = 0; n < 40; n++) {
      const email = `person${n}@mail.test`;
      const { auth_context_id, code } = await ask(service, from, email);
      for (let m = 0; m < 4; m++) {
        const body = { email, verify_code: other(code, m), auth_context_id };
        if (refusalOf(await from.api("login", { body })) === "forbidden") wrong++;
      }
    }
    expect(wrong).toBe(limits.wrongCodesFromNetwork.limit);
  });

  it("[OPEN-48] many guesses at one moment are no more than one after the other, the right one among them", async () => {
    const { service } = await site();
    const [mallory, luck] = [browser(service), browser(service)];
    const sure = await ask(service, luck, known);
    let left = limits.wrongCodesForAddress.limit - 1;
    while (left > 0) {
      const from = browser(service);
      const { auth_context_id, code } = await ask(service, from, known);
      for (let m = 0; m < 4 && left > 0; m++, left--)
        await from.api("login", {
          body: { email: known, verify_code: other(code, m), auth_context_id },
        });
    }
    const last = await ask(service, mallory, known);
    const guess = (from: Browser, verify_code: string, auth_context_id: string) =>
      from.api("login", { body: { email: known, verify_code, auth_context_id } });
    const answers = await Promise.all([
      guess(mallory, other(last.code), last.auth_context_id),
      guess(luck, sure.code, sure.auth_context_id),
    ]);
    expect(answers.map(refusalOf)).toEqual(["forbidden", "locked"]);
  });
});
