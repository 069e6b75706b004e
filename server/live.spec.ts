import { describe, expect, it } from "vitest";
import { answered, cardOf, joins, type Person, person } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { site } from "./site.ts";

const setUp = async () => {
  const service = makeService();
  const [owner, ben] = [await person(service, "Olive"), await person(service, "Ben")];
  const card = await cardOf(service, owner, {});
  await joins(ben, card);
  const app = site({
    service,
    files: { ...service.objects, serve: async () => new Response() },
    web: null,
    network: () => "203.0.113.1",
    report: (error) => {
      throw error;
    },
    health: async () => ({ status: "ready" }) as never,
    uploadsTo: null,
  });
  const listen = async (who: Person | null, ids = card.id) => {
    const headers = who ? { authorization: `Bearer ${who.accessToken}` } : {};
    const answer = await app.request(`/api/live/${ids}`, { headers });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    /** Reads on until something is said that has `words` in it, or the line ends. */
    const until = async (words: string): Promise<string> => {
      for (let all = ""; ; ) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return `${all}(ended)`;
        all += value;
        if (all.includes(words)) return all;
      }
    };
    return { status: answer.status, until, leave: () => reader?.cancel() };
  };
  const roleOf = async (who: Person) => {
    const [role] = await service.store.list("roles", { account_id: who.account.id });
    return role?.id ?? "";
  };
  const changes = (title: string) =>
    owner.api("changeStory", { path: { id: card.id }, body: { title } });
  return { service, owner, ben, card, listen, roleOf, changes };
};

describe("[F-09] live events of a card", () => {
  it("are heard by who is in it, not by strangers nor signed out [OPEN-03]", async () => {
    const { service, ben, listen, changes } = await setUp();
    const line = await listen(ben);
    expect(await line.until("event: open")).toContain("open");
    answered(await changes("One"));
    expect(await line.until("event: story")).toContain("data: changed");
    await line.leave();
    expect((await listen(await person(service, "Eve"))).status).toBe(403);
    expect((await listen(null)).status).toBe(403);
  });

  it("come of several cards over one line, of those alone that are for whoever listens [OPEN-03]", async () => {
    const { service, owner, ben, card, listen, changes, roleOf } = await setUp();
    const foreign = await cardOf(service, owner, {});
    const other = await cardOf(service, owner, {});
    await joins(ben, other);
    const line = await listen(ben, [card.id, foreign.id, other.id].join(","));
    await line.until("event: open");
    const rename = (id: string) =>
      owner.api("changeStory", { path: { id }, body: { title: "Two" } });
    answered(await rename(foreign.id));
    answered(await rename(other.id));
    expect(await line.until("event: story")).toContain(`data: changed ${other.id}`);
    const [first] = (await service.store.list("roles", { account_id: ben.account.id })).filter(
      ({ story_id }) => story_id === other.id,
    );
    answered(await owner.api("removeMember", { path: { id: first?.id ?? (await roleOf(ben)) } }));
    answered(await rename(other.id));
    answered(await changes("Still heard"));
    const rest = await line.until(`changed ${card.id}`);
    expect(rest).not.toContain(other.id);
    expect(rest).not.toContain(foreign.id);
    await line.leave();
    expect((await listen(ben, foreign.id)).status).toBe(403);
  });

  it.each([
    ["blocked", { status: "rejected" as const }],
    ["removed", null],
  ])("end at once for who is %s", async (_, body) => {
    const { owner, ben, listen, roleOf, changes } = await setUp();
    const line = await listen(ben);
    await line.until("event: open");
    const path = { id: await roleOf(ben) };
    answered(
      body
        ? await owner.api("changeRole", { path, body })
        : await owner.api("removeMember", { path }),
    );
    answered(await changes("Secret"));
    const rest = await line.until("never");
    expect(rest).toContain("(ended)");
    expect(rest).not.toContain("event: story");
    expect((await listen(ben)).status).toBe(403);
  });

  it("end at once for who left, is signed out or has no account any more [ACCT-05]", async () => {
    const { service, owner, ben, card, listen, roleOf, changes } = await setUp();
    const leaver = await person(service, "Lea");
    await joins(leaver, card);
    const lines = [await listen(ben), await listen(leaver)];
    for (const line of lines) await line.until("event: open");
    answered(await ben.api("deleteAccount", {}));
    answered(await leaver.api("removeMember", { path: { id: await roleOf(leaver) } }));
    const mine = await listen(owner);
    await mine.until("event: open");
    for (const line of lines) expect(await line.until("never")).toContain("(ended)");
    answered(await changes("On"));
    expect(await mine.until("event: story")).toContain("changed");
    const [session] = await service.store.list("sessions", { account_id: owner.account.id });
    await service.store.commit(
      [
        {
          kind: "change",
          table: "sessions",
          id: session?.id ?? "",
          version: null,
          set: { revoked_on: "2026-01-01T00:00:00.000Z" },
        },
      ],
      [{ topic: `session:${session?.id ?? ""}`, kind: "ended" }],
    );
    expect(await mine.until("never")).toContain("(ended)");
  });

  it("end when the card is deleted", async () => {
    const { owner, ben, card, listen } = await setUp();
    const line = await listen(ben);
    await line.until("event: open");
    answered(await owner.api("deleteStory", { path: { id: card.id } }));
    expect(await line.until("never")).toContain("(ended)");
  });
});
