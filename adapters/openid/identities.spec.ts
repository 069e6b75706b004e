import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IdentityAsk } from "#core/service/ports/index.ts";
import {
  providerClient,
  type RunningProvider,
  signInAtProvider,
  startProvider,
} from "#specs/fixtures/provider.ts";
import { openIdentities } from "./index.ts";

const returnTo = "https://fanfold.test/auth";
const ada = {
  sub: "ada",
  email: "ada@mail.test",
  email_verified: true,
  given_name: "Ada",
  family_name: "Lovelace",
};
const ask = (own: Partial<IdentityAsk> = {}): IdentityAsk => {
  const random = () => randomBytes(32).toString("hex");
  return { state: random(), nonce: random(), verifier: random(), returnTo, ...own };
};
const identitiesAt = (issuer: string, clientSecret: string = providerClient.secret) =>
  openIdentities([
    { id: "google", label: "Google", issuer, clientId: providerClient.id, clientSecret },
  ]);

describe.each([false, true])("a real provider (everything in the token: %s)", (tellsInToken) => {
  let provider: RunningProvider;
  beforeAll(async () => {
    provider = await startProvider({ redirectUris: [returnTo], accounts: [ada], tellsInToken });
  });
  afterAll(() => provider.stop());

  const there = async (own = ask(), login: string | null = "ada") => {
    const identities = identitiesAt(provider.issuer);
    const url = (await identities.begin("google", own, false)) ?? "";
    return { identities, url, answer: await signInAtProvider(url, login) };
  };

  it("[AUTH-22][OPEN-51] says who came back, by a code with PKCE, state and nonce", async () => {
    const own = ask();
    const { identities, url, answer } = await there(own);
    const sent = Object.fromEntries(new URL(url).searchParams);
    expect(sent).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      state: own.state,
      nonce: own.nonce,
      redirect_uri: returnTo,
    });
    expect(url).not.toContain(own.verifier);
    expect(await identities.redeem("google", answer, own)).toEqual({
      ok: true,
      identity: {
        issuer: provider.issuer,
        subject: "ada",
        email: "ada@mail.test",
        email_verified: true,
        first_name: "Ada",
        last_name: "Lovelace",
      },
    });
    expect(await identities.redeem("google", answer, own)).toEqual({
      ok: false,
      reason: "refused",
    });
  });

  it.each(["state", "nonce", "verifier"] as const)(
    "[AUTH-22] refuses an answer that was asked for with another %s",
    async (what) => {
      const own = ask();
      const { identities, answer } = await there(own);
      const other = { ...own, [what]: randomBytes(32).toString("hex") };
      expect(await identities.redeem("google", answer, other)).toEqual({
        ok: false,
        reason: "refused",
      });
    },
  );

  it("[AUTH-22] believes an address only where the provider says a plain yes", async () => {
    const { email_verified: _, ...silent } = ada;
    provider.accounts.set("silent", { ...silent, sub: "silent" });
    provider.accounts.set("no", { ...ada, sub: "no", email_verified: false });
    provider.accounts.set("word", { ...ada, sub: "word", email_verified: "true" as never });
    for (const login of ["silent", "no", "word"]) {
      const own = ask();
      const { identities, answer } = await there(own, login);
      const said = await identities.redeem("google", answer, own);
      expect(said).toMatchObject({ ok: true, identity: { email_verified: false } });
    }
  });

  it("[ERR-07] is refused when somebody cancels, and when the client’s secret is wrong", async () => {
    const own = ask();
    const cancelled = await there(own, null);
    expect(cancelled.answer).toContain("error=access_denied");
    expect(await cancelled.identities.redeem("google", cancelled.answer, own)).toEqual({
      ok: false,
      reason: "refused",
    });
    const again = ask();
    const { answer } = await there(again);
    expect(await identitiesAt(provider.issuer, "wrong").redeem("google", answer, again)).toEqual({
      ok: false,
      reason: "refused",
    });
  });
});

describe("a provider that is not there", () => {
  it("[ERR-07] is unreachable, and asked again the next time", async () => {
    const first = await startProvider({ redirectUris: [returnTo], accounts: [ada] });
    await first.stop();
    const identities = identitiesAt(first.issuer);
    expect(await identities.begin("google", ask(), false)).toBeNull();
    expect(await identities.redeem("google", "code=x", ask())).toEqual({
      ok: false,
      reason: "unreachable",
    });
  });

  it("[ERR-07] is unreachable when it goes away in between", async () => {
    const provider = await startProvider({ redirectUris: [returnTo], accounts: [ada] });
    const identities = identitiesAt(provider.issuer);
    const own = ask();
    const answer = await signInAtProvider(
      (await identities.begin("google", own, false)) ?? "",
      "ada",
    );
    await provider.stop();
    expect(await identities.redeem("google", answer, own)).toEqual({
      ok: false,
      reason: "unreachable",
    });
  });

  it("[OPEN-51] asks who somebody is when another login did not do", async () => {
    const provider = await startProvider({ redirectUris: [returnTo], accounts: [ada] });
    const identities = identitiesAt(provider.issuer);
    const promptOf = async (anew: boolean) =>
      new URL((await identities.begin("google", ask(), anew)) ?? "").searchParams.get("prompt");
    expect([await promptOf(false), await promptOf(true)]).toEqual([null, "login"]);
    await provider.stop();
  });

  it("[AUTH-22] is spoken to in the open on this machine only", async () => {
    const identities = identitiesAt("http://accounts.provider.test");
    expect(await identities.begin("google", ask(), false)).toBeNull();
  });
});
