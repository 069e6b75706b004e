import { describe, expect, it } from "vitest";
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
