import { describe, expect, it } from "vitest";
import { MemoryStore } from "#adapters/memory/index.ts";
import { minutes } from "#core/kernel/index.ts";
import { add, anAccount, aSession, mark } from "#specs/contracts/records.ts";
import { answered, cardOf, codeOf, person, text } from "#specs/fixtures/messages.ts";
import { browser, makeService, signIn } from "#specs/fixtures/service.ts";
import { liveSessions, perform, type Service } from "../index.ts";

/** Somebody signed in, and a copy of their access token in other hands. */
const setUp = async () => {
  const service = makeService();
  const ada = browser(service);
  await signIn(service, ada, "ada@people.test");
  const copy = browser(service);
  copy.accessToken = ada.accessToken;
  const card = await cardOf(service, ada);
  return { service, ada, copy, card };
};
const writes = { body: { first_name: "Eve" } };

describe("[F-09] an access token", () => {
  it("is good for nothing after its session was signed out, to read or to write [ACCT-08]", async () => {
    const { ada, copy, card } = await setUp();
    answered(await copy.api("readAccount", {}));
    answered(await ada.api("logout", { body: { refresh_token: ada.refreshToken ?? "" } }));
    for (const outcome of [
      await copy.api("readAccount", {}),
      await copy.api("changeAccount", writes),
      await copy.api("readStory", { path: { id: card.id } }),
      await copy.api("createStory", { body: { occasion: "birthday" } }),
      await copy.api("requestUpload", { body: { media_type: "photo", mime_type: "image/png" } }),
      await copy.api("createSlide", { query: { story_id: card.id }, body: text("x") }),
    ])
      expect(codeOf(outcome)).toBe("unauthenticated");
  });

  it("is good for nothing after its session was signed out by its own token alone, without a cookie [AUTH-12]", async () => {
    const { service, ada, copy } = await setUp();
    const elsewhere = browser(service);
    answered(await elsewhere.api("logout", { body: { refresh_token: ada.refreshToken ?? "" } }));
    expect(codeOf(await copy.api("readAccount", {}))).toBe("unauthenticated");
    expect(codeOf(await ada.api("refresh", { body: {} }))).toBe("unauthenticated");
  });

  it("is good for nothing after its account was deleted [ACCT-05]", async () => {
    const { service, ada, copy } = await setUp();
    const fred = await person(service, "Fred");
    const theirs = await cardOf(service, fred);
    answered(await ada.api("deleteAccount", {}));
    const group = theirs.tokens.group ?? "";
    for (const outcome of [
      await copy.api("createStory", { body: { occasion: "birthday" } }),
      await copy.api("joinStory", { path: { type: "group", value: group } }),
      await copy.api("createContribution", { query: { group }, body: text("x") }),
      await copy.api("requestUpload", { body: { media_type: "photo", mime_type: "image/png" } }),
      await copy.api("completeTooltip", { body: { complete: "x" } }),
    ])
      expect(codeOf(outcome)).toBe("unauthenticated");
  });

  it("lasts while another session of the same account ends [AUTH-12]", async () => {
    const { service, ada, copy } = await setUp();
    const phone = browser(service);
    await signIn(service, phone, "ada@people.test");
    answered(await phone.api("logout", { body: { refresh_token: phone.refreshToken ?? "" } }));
    answered(await ada.api("readAccount", {}));
    answered(await copy.api("readAccount", {}));
    expect(codeOf(await phone.api("readAccount", {}))).toBe("unauthenticated");
  });

  it("writes nothing where the session ends while the call is on its way, and this process was told nothing", async () => {
    const { service, ada, card } = await setUp();
    // a line that is up and never says anything: the worst that may happen to a notice
    const deaf = {
      find: service.store.find.bind(service.store),
      listen: (_: unknown, line?: (isHearing: boolean) => void) => {
        line?.(true);
        return () => undefined;
      },
    };
    const elsewhere: Service = { ...service, sessions: liveSessions(deaf, service.clock) };
    const late = perform(elsewhere)({
      accessToken: ada.accessToken,
      network: "elsewhere",
      jar: browser(service).jar,
      requestKey: null,
      languages: null,
    });
    answered(await late("readStory", { path: { id: card.id } }));
    answered(await ada.api("logout", { body: { refresh_token: ada.refreshToken ?? "" } }));
    const before = await service.store.list("slides", {});
    const body = { occasion: "birthday" as const };
    expect(codeOf(await late("createStory", { body }))).toBe("unauthenticated");
    expect(
      codeOf(
        await late("requestUpload", { body: { media_type: "photo", mime_type: "image/png" } }),
      ),
    ).toBe("unauthenticated");
    expect(await service.store.list("slides", {})).toEqual(before);
    expect(await service.store.list("uploads", {})).toEqual([]);
  });
});

describe("[P10] sessions that go on", () => {
  const known = async () => {
    const store = new MemoryStore();
    const clock = { now: () => now };
    let now = 0;
    const account = anAccount();
    const session = aSession({ account_id: account.id });
    await store.commit([...add("accounts", account), ...add("sessions", session)], []);
    let asked = 0;
    let line: (isHearing: boolean) => void = () => undefined;
    const sessions = liveSessions(
      {
        find: (table, id) => {
          asked++;
          return store.find(table, id);
        },
        listen: (hear, told) => {
          line = told ?? line;
          return store.listen(hear, told);
        },
      },
      clock,
    );
    const claims = { account: account.id, session: session.id };
    const isAlive = async () => ({ alive: await sessions.isAlive(claims), asked });
    return {
      store,
      session,
      isAlive,
      claims,
      sessions,
      line: (up: boolean) => line(up),
      later: (span: number) => {
        now += span;
      },
    };
  };

  it("are looked up once, and again when a token would have run out", async () => {
    const { isAlive, later } = await known();
    await isAlive();
    expect(await isAlive()).toEqual({ alive: true, asked: 1 });
    later(minutes(10));
    expect(await isAlive()).toEqual({ alive: true, asked: 2 });
  });

  it("are looked up each time while nothing can be heard", async () => {
    const { isAlive, line } = await known();
    await isAlive();
    line(false);
    await isAlive();
    expect(await isAlive()).toEqual({ alive: true, asked: 3 });
    line(true);
    await isAlive();
    expect(await isAlive()).toEqual({ alive: true, asked: 4 });
  });

  it("end when it is told, and are not remembered from before it was told", async () => {
    const { isAlive, store, session, claims, sessions } = await known();
    await isAlive();
    const revoked = mark("sessions", session, { revoked_on: "2026-03-01T00:00:00.000Z" });
    // looked up at the same moment
    const [, meanwhile] = await Promise.all([
      store.commit([revoked], [{ topic: `session:${session.id}`, kind: "ended" }]),
      sessions.isAlive(claims),
    ]);
    expect([true, false]).toContain(meanwhile);
    expect((await isAlive()).alive).toBe(false);
  });

  it("are somebody's: another account's name on it is not believed", async () => {
    const { sessions, claims } = await known();
    expect(await sessions.isAlive(claims)).toBe(true);
    expect(await sessions.isAlive({ ...claims, account: "other" })).toBe(false);
  });
});
