import { describe, expect, it } from "vitest";
import { codeLife } from "#core/domain/auth/index.ts";
import { limits } from "#core/domain/limits/index.ts";
import { type RefusalCode, refusalStatus } from "#core/operations/index.ts";
import { browser, makeService, newestLetter, signIn, value } from "#specs/fixtures/service.ts";

const email = "ada@mail.test";
const names = { first_name: "Ada", last_name: "Lovelace" };
const tooLong = `${"a".repeat(242)}@mail.test`;

const statusOf = (
  outcome: { ok: true; value: unknown } | { ok: false; refusal: { code: string } },
) =>
  outcome.ok
    ? outcome.value === null
      ? 204
      : 200
    : refusalStatus[outcome.refusal.code as RefusalCode];
const fieldsOf = (
  outcome: { ok: true } | { ok: false; refusal: { errors: readonly { field: string }[] } },
) => (outcome.ok ? [] : outcome.refusal.errors.map(({ field }) => field));

/** Somebody with a code in their mail, with an account before that or without one. */
const asked = async (isKnown: boolean) => {
  const service = makeService();
  const person = browser(service);
  if (isKnown) await signIn(service, browser(service), email);
  const { auth_context_id } = value(await person.api("requestCode", { body: { email, ...names } }));
  const { code, query } = await newestLetter(service, email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  return { service, person, auth_context_id, code, wrong, token: query.token ?? "" };
};
type Sender = Awaited<ReturnType<typeof asked>>;
const Auth = {
  accessToken: expect.any(String),
  refreshToken: expect.any(String),
  username: email,
};

describe("the calls under /auth, to the letter", () => {
  it("[API-09] POST /auth answers an id alone, 422 beside the field, 423 when it was too often", async () => {
    const { api } = browser(makeService());
    const ask = (body: object) => api("requestCode", { body: { email, ...body } });
    const params = { authScenario: "CreatorSend", storyId: "s" };
    const whole = { ...names, verify_type: "Link", auth_link_params: params } as object;
    expect(value(await ask(whole))).toEqual({ auth_context_id: expect.any(String) });
    for (const wrong of [
      { email: tooLong },
      { email: "" },
      { first_name: "x".repeat(51) },
      { last_name: "x".repeat(51) },
      { verify_type: "sms" },
      { auth_link_params: "CreatorSend" },
    ]) {
      const answer = await ask(wrong);
      expect([statusOf(answer), fieldsOf(answer)]).toEqual([422, Object.keys(wrong)]);
    }
    for (let more = 1; more < limits.codes.limit; more++) expect(statusOf(await ask({}))).toBe(200);
    expect(statusOf(await ask({}))).toBe(423);
  });

  it.each([
    ["API-10", "register", names, false],
    ["API-11", "login", {}, true],
  ] as const)(
    "[%s] POST /auth/%s takes a code or a link, and tells wrong, old and locked apart",
    async (_id, call, given, isKnown) => {
      const prove = async (
        proof: (made: Sender) => object,
        before: (made: Sender) => unknown = () => undefined,
      ) => {
        const made = await asked(isKnown);
        await before(made);
        const { person, auth_context_id } = made;
        return person.api(call, { body: { email, auth_context_id, ...given, ...proof(made) } });
      };
      const byCode = ({ code }: Sender) => ({ verify_code: code });
      expect(value(await prove(byCode))).toEqual({ auth: Auth });
      expect(value(await prove(({ token }) => ({ auth_token: token })))).toEqual({ auth: Auth });
      expect(statusOf(await prove(({ wrong }) => ({ verify_code: wrong })))).toBe(403);
      expect(statusOf(await prove(() => ({ auth_token: "nobody's" })))).toBe(403);
      const late = await prove(byCode, ({ service }) => service.clock.step(codeLife));
      expect(statusOf(late)).toBe(410);
      const locked = await prove(byCode, async ({ person, auth_context_id, wrong }) => {
        const body = { email, auth_context_id, verify_code: wrong, ...given };
        for (let n = 0; n < 5; n++) await person.api(call, { body } as never);
      });
      expect(statusOf(locked)).toBe(423);
      for (const odd of [{ verify_code: "12345" }, { verify_code: "1234567" }, { email: tooLong }])
        expect(fieldsOf(await prove(() => odd))).toEqual(Object.keys(odd));
    },
  );

  it("[API-10][API-11] registering asks for both names, and a login without an account for the first", async () => {
    const { person, auth_context_id, code: verify_code } = await asked(false);
    const proof = { email, auth_context_id, verify_code };
    for (const field of ["first_name", "last_name"] as const)
      for (const name of ["", "x".repeat(51)]) {
        const body = { ...proof, ...names, [field]: name };
        const answer = await person.api("register", { body });
        expect([statusOf(answer), fieldsOf(answer)]).toEqual([422, [field]]);
      }
    const answer = await person.api("login", { body: proof });
    expect([statusOf(answer), fieldsOf(answer)]).toEqual([422, ["first_name"]]);
    expect(statusOf(await person.api("register", { body: { ...proof, ...names } }))).toBe(200);
  });

  it("[API-13] POST /auth/refresh answers the next tokens, and 401 for what is none", async () => {
    const { service } = await asked(false);
    const person = browser(service);
    await signIn(service, person, email);
    const refresh_token = person.refreshToken ?? "";
    const { auth } = value(await person.api("refresh", { body: { refresh_token } }));
    expect(auth).toEqual(Auth);
    expect(auth.refreshToken).not.toBe(refresh_token);
    for (const body of [{ refresh_token: "none" }, {}])
      expect(statusOf(await browser(service).api("refresh", { body }))).toBe(401);
  });

  it("[API-14] POST /auth/logout answers 204, whoever asks with whatever", async () => {
    const service = makeService();
    const person = browser(service);
    await signIn(service, person, email);
    for (const body of [
      { refresh_token: "none" },
      { refresh_token: person.refreshToken ?? "" },
      {},
    ])
      expect(statusOf(await person.api("logout", { body }))).toBe(204);
  });

  it("[API-15] GET /auth/check answers availability alone, for an address in any spelling", async () => {
    const { person } = await asked(true);
    const check = (username: string) => person.api("checkUsername", { path: { username } });
    expect(value(await check(" ADA@mail.test "))).toEqual({ account: { available: false } });
    expect(value(await check("new@mail.test"))).toEqual({ account: { available: true } });
    expect(statusOf(await check("ada"))).toBe(422);
  });

  it("[API-16][OPEN-53][OPEN-166] GET /auth/context tells where the sign-in stands, and 404 for none", async () => {
    const { person, service, auth_context_id: id, code: verify_code } = await asked(false);
    const read = (which = id) => person.api("readAuthContext", { path: { id: which } });
    const context = {
      id,
      email,
      ...names,
      registration: true,
      verify_type: "code",
      auth_link_params: {},
      expired: false,
      needs_agreement: false,
    };
    expect(value(await read())).toEqual({ auth_context: context });
    expect(statusOf(await read("none"))).toBe(404);
    const proof = { email, verify_code, auth_context_id: id };
    value(await person.api("register", { body: { ...proof, ...names } }));
    expect(value(await read())).toEqual({ auth_context: { ...context, expired: true } });
    const late = value(await person.api("requestCode", { body: { email } })).auth_context_id;
    service.clock.step(codeLife);
    expect(value(await read(late)).auth_context.expired).toBe(true);
  });

  it("[API-17][OPEN-50] POST /auth/resend answers the same id; none is 404, used 410, locked 423", async () => {
    const { person, auth_context_id, code: verify_code } = await asked(false);
    const resend = (id = auth_context_id) =>
      person.api("resendCode", { body: { auth_context_id: id } });
    expect(value(await resend())).toEqual({ auth_context_id });
    expect(statusOf(await resend("none"))).toBe(404);
    const used = await asked(false);
    const proof = { email, verify_code: used.code, auth_context_id: used.auth_context_id };
    value(await used.person.api("register", { body: { ...proof, ...names } }));
    const again = { body: { auth_context_id: used.auth_context_id } };
    expect(statusOf(await used.person.api("resendCode", again))).toBe(410);
    // the code that was replaced is wrong by now
    const body = { email, verify_code, auth_context_id };
    for (let n = 0; n < 5; n++) await person.api("login", { body });
    expect(statusOf(await resend())).toBe(423);
  });
});

describe("the calls under /account, to the letter", () => {
  it("[API-05][API-08] refuse with 422 what they have no use for", async () => {
    const service = makeService();
    const person = browser(service);
    await signIn(service, person, email);
    for (const body of [{}, { hide_my_email: "yes" }, { hide_my_email: null }])
      expect(statusOf(await person.api("changeSettings", { body } as never))).toBe(422);
    for (const complete of ["", "x".repeat(101), null, 1])
      expect(statusOf(await person.api("completeTooltip", { body: { complete } } as never))).toBe(
        422,
      );
    expect(value(await person.api("completeTooltip", { body: { complete: "a" } }))).toEqual({
      tooltips: ["a"],
    });
  });

  it("[API-03][API-06][API-07] answer what was stored, then 204, then 401", async () => {
    const service = makeService();
    const person = browser(service);
    await signIn(service, person, email);
    value(await person.api("completeTooltip", { body: { complete: "a" } }));
    const { account } = value(await person.api("readAccount", {}));
    expect([account.username, account.tooltips]).toEqual([email, ["a"]]);
    expect(value(await person.api("readTooltips", {}))).toEqual({ tooltips: ["a"] });
    expect(statusOf(await person.api("deleteAccount", {}))).toBe(204);
    expect(person.jar.get("session")).toBeNull();
    expect(statusOf(await person.api("readAccount", {}))).toBe(401);
  });

  it("[API-04] PUT /account changes what it names alone, and answers tokens and the account", async () => {
    const service = makeService();
    const person = browser(service);
    await signIn(service, person, email);
    const refresh_token = person.refreshToken ?? "";
    const change = (body: object) => person.api("changeAccount", { body });
    const first = value(await change({ first_name: " Adele ", refresh_token }));
    expect(first).toMatchObject({ auth: Auth, account: { first_name: "Adele", email } });
    expect(first.account.last_name).toBe("Lovelace");
    const last = value(await change({ last_name: "King" }));
    expect(last.account).toMatchObject({ first_name: "Adele", last_name: "King" });
    for (const wrong of [{ first_name: "" }, { last_name: "x".repeat(51) }, { email: tooLong }]) {
      const answer = await change(wrong);
      expect([statusOf(answer), fieldsOf(answer)]).toEqual([422, Object.keys(wrong)]);
    }
  });
});
