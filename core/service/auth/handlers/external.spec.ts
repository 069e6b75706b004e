import { describe, expect, it } from "vitest";
import { externalLife } from "#core/domain/auth/index.ts";
import { externalWords, peopleWords } from "#core/domain/words/index.ts";
import { minutes } from "#core/kernel/index.ts";
import { inEnglish, spoken } from "#specs/fixtures/english.ts";
import {
  type Browser,
  browser,
  makeService,
  refusalOf,
  signIn,
  type TestService,
  value,
} from "#specs/fixtures/service.ts";

const email = "ada@mail.test";
const ada = { email, first_name: "Ada", last_name: "Lovelace" };
const google = { provider: "google" };
const withGoogle = () => makeService({ settings: { enabledFeatures: ["google_login"] } });

type At = Parameters<TestService["identities"]["signIn"]>[1];
/** Goes to the provider and comes back; answers what is then asked. */
const back = async (service: TestService, person: Browser, as: At) => {
  const { url } = value(await person.api("startProviderLogin", { path: google }));
  return { path: google, body: { token: service.identities.signIn(url, as) } };
};
const enter = async (service: TestService, person: Browser, as: At) =>
  person.api("loginWithProvider", await back(service, person, as));
const emailOf = async (person: Browser, accessToken: string) => {
  person.accessToken = accessToken;
  return value(await person.api("readAccount", {})).account.email;
};

describe("external sign-in", () => {
  it("[AUTH-22][API-12] registers somebody new with the names the provider knows", async () => {
    const service = withGoogle();
    const person = browser(service);
    const { auth, new_user } = value(await enter(service, person, ada));
    expect(new_user).toBe(true);
    person.accessToken = auth.accessToken;
    expect(value(await person.api("readAccount", {})).account).toMatchObject(ada);
  });

  it("[AUTH-22] logs in whoever has an account, and again by the same login", async () => {
    const service = withGoogle();
    const id = await signIn(service, browser(service), email);
    const person = browser(service);
    for (let times = 0; times < 2; times++) {
      const { auth, new_user } = value(
        await enter(service, person, { ...ada, email: "Ada@Mail.test", subject: "s1" }),
      );
      expect(new_user).toBe(false);
      person.accessToken = auth.accessToken;
      const { account } = value(await person.api("readAccount", {}));
      expect(account.id).toBe(id);
    }
  });

  it("[AUTH-22] is the same account when the address changes, here or there", async () => {
    const service = withGoogle();
    const person = browser(service);
    await enter(service, person, { ...ada, subject: "s1" });
    const { auth, new_user } = value(
      await enter(service, person, { ...ada, subject: "s1", email: "new@mail.test" }),
    );
    expect([new_user, await emailOf(person, auth.accessToken)]).toEqual([false, email]);
  });

  it("[AUTH-22] nobody takes an account over: not by an address that was not verified", async () => {
    const service = withGoogle();
    await signIn(service, browser(service), email);
    const answer = await enter(service, browser(service), { ...ada, email_verified: false });
    expect(spoken(answer)).toMatchObject({
      refusal: {
        code: "forbidden",
        message: "Your Google login failed",
        errors: [{ message: inEnglish(externalWords.unverified("Google")) }],
      },
    });
    expect(await service.store.list("identities", {})).toEqual([]);
  });

  it("[AUTH-22] nobody takes an account over: not by an address that has changed hands", async () => {
    const service = withGoogle();
    await enter(service, browser(service), { ...ada, subject: "s1" });
    const answer = await enter(service, browser(service), { ...ada, subject: "s2" });
    expect(answer).toMatchObject({
      refusal: { code: "forbidden", errors: [{ message: externalWords.taken("Google") }] },
    });
    expect(await service.store.list("sessions", {})).toHaveLength(1);
  });

  it("[AUTH-22][OPEN-51] what came back to one browser is worth nothing in another", async () => {
    const service = withGoogle();
    const [mallory, victim] = [browser(service), browser(service)];
    const asked = await back(service, mallory, ada);
    expect(spoken(await victim.api("loginWithProvider", asked))).toMatchObject({
      refusal: { code: "forbidden", message: "Your Google login failed" },
    });
    await back(service, victim, ada); // now it has an anonymous session, too
    expect(refusalOf(await victim.api("loginWithProvider", asked))).toBe("forbidden");
    expect(refusalOf(await mallory.api("loginWithProvider", asked))).toBe("");
    expect(refusalOf(await mallory.api("loginWithProvider", asked))).toBe("forbidden");
  });

  it("[ERR-07] made-up answers fail in the words of the specification", async () => {
    const service = withGoogle();
    const person = browser(service);
    const { body } = await back(service, person, ada);
    const state = /state=([^&]*)/.exec(body.token)?.[1] ?? "";
    const forged = [
      "nonsense",
      "code=code1",
      `state=${state}&code=guessed`,
      `state=${state}&error=access_denied`,
      `state=${state.replace("google", "acme")}&code=code1`,
      `state=${state.slice(0, -1)}0&code=code1`,
      "state=google.zzzzzzzz.token.&code=code1",
      "state=%E0%A4%A&code=code1",
    ];
    for (const token of forged)
      expect(
        spoken(await person.api("loginWithProvider", { path: google, body: { token } })),
        token,
      ).toMatchObject({ refusal: { code: "forbidden", message: "Your Google login failed" } });
  });

  it("[ERR-07][API-12] an answer has its time", async () => {
    const service = withGoogle();
    const person = browser(service);
    const asked = await back(service, person, ada);
    service.clock.step(externalLife);
    expect(spoken(await person.api("loginWithProvider", asked))).toMatchObject({
      refusal: { code: "gone", message: "Your Google login failed" },
    });
  });

  it("[ERR-07] says when the provider cannot be reached, on the way there and back", async () => {
    const service = withGoogle();
    const person = browser(service);
    const asked = await back(service, person, ada);
    service.identities.isDown = true;
    const said = {
      refusal: {
        code: "forbidden",
        message: "Your Google login failed",
        errors: [{ message: inEnglish(externalWords.unreachable("Google")) }],
      },
    };
    expect(spoken(await person.api("loginWithProvider", asked))).toMatchObject(said);
    expect(spoken(await person.api("startProviderLogin", { path: google }))).toMatchObject(said);
    service.identities.isDown = false;
    expect(refusalOf(await person.api("loginWithProvider", asked))).toBe("");
  });

  it("[AUTH-02][OPEN-51] is offered only where the flag is on and the provider set up", async () => {
    const on = { settings: { enabledFeatures: ["google_login", "auth_link"] } };
    for (const [service, offered] of [
      [makeService(on), true],
      [makeService(), false],
      [makeService({ ...on, providers: [] }), false],
      [makeService({ ...on, providers: [{ id: "acme", label: "Acme" }] }), false],
    ] as const) {
      const person = browser(service);
      const { providers } = value(await person.api("readProviders", {}));
      expect(providers.map(({ label }) => label)).toEqual(offered ? ["Google"] : []);
      const { enabled_features } = value(await person.api("readPlatform", {}));
      expect(enabled_features.includes("google_login")).toBe(offered);
      const started = await person.api("startProviderLogin", { path: google });
      expect(refusalOf(started)).toBe(offered ? "" : "notFound");
      const body = { token: "state=x" };
      const ended = await person.api("loginWithProvider", { path: google, body });
      expect(refusalOf(ended)).toBe(offered ? "forbidden" : "notFound");
    }
  });

  it("[OPEN-48] is tried a hundred times in a quarter of an hour from one network", async () => {
    const service = withGoogle();
    const person = browser(service);
    const ask = () => person.api("startProviderLogin", { path: google });
    for (let tries = 0; tries < 100; tries++) expect(refusalOf(await ask())).toBe("");
    expect(await ask()).toMatchObject({ refusal: { code: "locked", message: peopleWords.locked } });
    expect(refusalOf(await browser(service).api("startProviderLogin", { path: google }))).toBe("");
    service.clock.step(minutes(15));
    expect(refusalOf(await ask())).toBe("");
  });

  it("[AUTH-22] two tabs that come back at once make one account", async () => {
    const service = withGoogle();
    const person = browser(service);
    const asked = [await back(service, person, ada), await back(service, person, ada)];
    const answers = await Promise.all(asked.map((one) => person.api("loginWithProvider", one)));
    expect(answers.map(refusalOf)).toEqual(["", ""]);
    expect(await service.store.list("accounts", {})).toHaveLength(1);
    expect(answers.filter((a) => a.ok && a.value.new_user)).toHaveLength(1);
  });

  it("[API-06] is forgotten with the account", async () => {
    const service = withGoogle();
    const person = browser(service);
    const { auth } = value(await enter(service, person, ada));
    person.accessToken = auth.accessToken;
    value(await person.api("deleteAccount", {}));
    expect(await service.store.list("identities", {})).toEqual([]);
    expect(value(await enter(service, person, ada)).new_user).toBe(true);
  });
});
