import { describe, expect, it } from "vitest";
import { add, anAccount, change } from "#specs/contracts/records.ts";
import { steppedClock } from "./clock.ts";
import { countingIds } from "./ids.ts";
import { plainDarkroom } from "./imageProcessor.ts";
import { keptCookies } from "./jar.ts";
import { keptMail } from "./mailer.ts";
import { plainSecrets } from "./secrets.ts";
import { plainSettings } from "./settings.ts";
import { MemoryStore } from "./store/index.ts";

describe("the outside world in memory", () => {
  it("[OPEN-48] gives ids in order, and codes of six digits that differ", () => {
    const ids = countingIds();
    const given = Array.from({ length: 1100 }, () => ids.id());
    expect([...given].sort()).toEqual(given);
    const codes = Array.from({ length: 50 }, () => ids.code());
    expect(new Set(codes).size).toBe(50);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(ids.token()).toMatch(/^[\w-]{22,}$/);
  });

  it("[AUTH-20] signs until the clock says it is over, and knows what it did not sign", async () => {
    const clock = steppedClock();
    const secrets = plainSecrets(clock);
    const token = await secrets.sign({ account: "a", session: "s" }, 60);
    expect(await secrets.verify(token)).toEqual({ account: "a", session: "s" });
    expect(await secrets.verify(token.replace("a", "b"))).toBe("invalid");
    expect(await secrets.verify("")).toBe("invalid");
    clock.step(60_000);
    expect(await secrets.verify(token)).toBe("expired");
    expect(secrets.hash("code 1")).not.toBe(secrets.hash("code 2"));
    expect(secrets.hash("code 1")).toMatch(/^[0-9a-f]{32}$/);
  });

  it("[OPEN-40] keeps cookies until their age is over", () => {
    const clock = steppedClock();
    const jar = keptCookies(clock);
    jar.set("visitor", "v", 10);
    clock.step(9999);
    expect([jar.get("visitor"), jar.get("session")]).toEqual(["v", null]);
    clock.step(1);
    expect(jar.get("visitor")).toBeNull();
  });

  it("is copied with what is in it, and goes on apart", async () => {
    const clock = steppedClock();
    const jar = keptCookies(clock);
    jar.set("visitor", "v", 10);
    const other = jar.copy(clock);
    other.set("visitor", "w", 10);
    jar.set("session", "s", 10);
    expect([other.get("visitor"), other.get("session")]).toEqual(["w", null]);
    expect(jar.get("visitor")).toBe("v");

    const store = new MemoryStore();
    const account = anAccount();
    await store.commit(add("accounts", account), []);
    const copy = new MemoryStore(store);
    await copy.commit([change("accounts", account, { first_name: "Bea" })], []);
    await store.commit(add("accounts", anAccount()), []);
    expect((await copy.find("accounts", account.id))?.first_name).toBe("Bea");
    expect((await store.find("accounts", account.id))?.first_name).toBe("Ada");
    expect(await copy.list("accounts", {})).toHaveLength(1);
  });

  it("keeps a row that is removed and added again as the newest, and one that is only changed in its place", async () => {
    const store = new MemoryStore();
    const [first, second] = [anAccount(), anAccount({ email: "first@people.test" })];
    await store.commit([...add("accounts", first), ...add("accounts", second)], []);
    const again = { ...second, id: first.id, email: "again@people.test" };
    await store.commit(
      [
        { kind: "remove", table: "accounts", match: { id: [first.id, second.id] } },
        ...add("accounts", second),
        ...add("accounts", again),
      ],
      [],
    );
    expect((await store.pick({ accounts: [first.id] })).accounts).toEqual([again]);
    await expect(
      store.commit(add("accounts", anAccount({ email: again.email })), []),
    ).rejects.toThrow("taken");
    expect(await store.list("accounts", {})).toHaveLength(2);
  });

  it("[OPEN-26] keeps mails, and fails when told to", async () => {
    const mailer = keptMail();
    const words = { subject: "s", text: "t", html: "h" };
    const mail = { id: "1", to: "A@b.c", ...words, unsubscribe: null, pictures: [] };
    mailer.refuse({ ok: false, again: true, reason: "busy" });
    expect(await mailer.send(mail)).toEqual({ ok: false, again: true, reason: "busy" });
    expect(await mailer.send(mail)).toEqual({ ok: true });
    expect([mailer.mails.length, mailer.to("a@B.c")?.subject]).toEqual([1, "s"]);
  });

  it("[MEDIA-12] tells pictures by their bytes", async () => {
    const png = new Uint8Array(40);
    png.set([0x89, 0x50, 0x4e, 0x47]);
    png.set([0, 0, 3, 0, 0, 0, 2, 0], 16);
    expect(await plainDarkroom.process(png, null)).toMatchObject({
      ok: true,
      width: 768,
      height: 512,
    });
    expect(plainDarkroom.isPicture(png, ["jpeg"])).toBe(false);
    expect(await plainDarkroom.process(new TextEncoder().encode("<svg>"), null)).toEqual({
      ok: false,
      reason: "wrongType",
    });
  });

  it("[MEDIA-01] links without a host, so that pictures come from wherever the page did", () => {
    expect(plainSettings({ address: "https://a.b" }).link("media/x")).toBe("/files/media/x");
  });
});
