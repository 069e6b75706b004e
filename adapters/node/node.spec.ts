import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Clock, days } from "#core/kernel/index.ts";
import { keyedSecrets, keyFor, randomIds, secretIn, systemClock } from "./index.ts";

let time = Date.UTC(2026, 2, 1);
const clock: Clock = { now: () => time, after: () => () => {}, every: () => () => {} };

describe("the machine's clock", () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  it("[MEDIA-10] waits, repeats and can be stopped, however long the wait", () => {
    vi.useFakeTimers();
    let ran = 0;
    const count = () => {
      ran++;
    };
    systemClock.after(days(60), count);
    const stop = systemClock.every(days(20), count);
    systemClock.after(days(50), count)();
    vi.advanceTimersByTime(days(59));
    expect(ran).toBe(2);
    stop();
    vi.advanceTimersByTime(days(2));
    expect(ran).toBe(3);
  });
});

describe("random ids", () => {
  it("[OPEN-69] rise in time and within a moment, even when the clock goes back", () => {
    const ids = randomIds(clock);
    const given: string[] = [];
    for (const move of [0, 1, 1000, -5000, 86_400_000]) {
      time += move;
      for (let i = 0; i < 500; i++) given.push(ids.id());
    }
    expect([...given].sort()).toEqual(given);
    expect(new Set(given).size).toBe(2500);
    for (const id of given) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/);
  });

  it("[OPEN-48, OPEN-69] tokens carry 192 bits, codes are six digits and use all of them", () => {
    const ids = randomIds(clock);
    const tokens = Array.from({ length: 200 }, () => ids.token());
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
    expect(new Set(tokens).size).toBe(200);
    const codes = Array.from({ length: 500 }, () => ids.code());
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  });
});

describe("keyed secrets", () => {
  const secret = "a secret of the server, long enough";
  const secrets = keyedSecrets(secret, clock);

  it("[OPEN-48] hashes differ by server, so that a stolen table gives no codes away", () => {
    const hash = secrets.hash("code 123456");
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(keyedSecrets(secret, clock).hash("code 123456")).toBe(hash);
    expect(keyedSecrets(`${secret}!`, clock).hash("code 123456")).not.toBe(hash);
    expect(secrets.same(hash, hash)).toBe(true);
    expect(secrets.same(hash, hash.slice(1))).toBe(false);
    expect(() => keyedSecrets("short", clock)).toThrow("shorter than 32");
  });

  it("[AUTH-20] access tokens end when the clock says so", async () => {
    const token = await secrets.sign({ account: "acc", session: "ses" }, 900);
    expect(await secrets.verify(token)).toEqual({ account: "acc", session: "ses" });
    time += 899_000;
    expect(await secrets.verify(token)).toEqual({ account: "acc", session: "ses" });
    time += 1000;
    expect(await secrets.verify(token)).toBe("expired");
  });

  it("[AUTH-20] believes no token it did not sign for this", async () => {
    const other = keyedSecrets("another server's secret, long enough", clock);
    const claims = { account: "acc", session: "ses" };
    const now = Math.floor(time / 1000);
    const none = new UnsecuredJWT({ sid: "ses" })
      .setSubject("acc")
      .setIssuer("fanfold")
      .setAudience("fanfold-access")
      .setExpirationTime(now + 60)
      .encode();
    const signedFor = (audience: string) =>
      new SignJWT({ sid: "ses" })
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
        .setSubject("acc")
        .setIssuer("fanfold")
        .setAudience(audience)
        .setExpirationTime(now + 60)
        .sign(keyFor(secret, "access"));
    expect(await secrets.verify(await signedFor("fanfold-access"))).toEqual(claims);
    const elsewhere = await signedFor("something else");
    const good = await secrets.sign(claims, 60);
    const [head, body, mark] = good.split(".");
    const wrong = [await other.sign(claims, 60), none, elsewhere, "", "a.b.c", `${head}.${body}.`];
    for (const token of [...wrong, `${head}.${body}x.${mark}`])
      expect(await secrets.verify(token), token).toBe("invalid");
  });
});

describe("the secret in the data folder", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "secret-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("[OPEN-48] is made once, whole, for its owner only, even when servers start at once", async () => {
    const data = join(folder, "data");
    const all = await Promise.all(Array.from({ length: 8 }, () => secretIn(data)));
    expect(new Set(all).size).toBe(1);
    expect(all[0]).toMatch(/^[\w-]{64}$/);
    expect(await secretIn(data)).toBe(all[0]);
    expect(await readdir(data)).toEqual(["secret"]);
    expect((await stat(join(data, "secret"))).mode & 0o777).toBe(0o600);
    await chmod(join(data, "secret"), 0o644);
    await secretIn(data);
    expect((await stat(join(data, "secret"))).mode & 0o777).toBe(0o600);
  });

  it("[OPEN-48] is never made anew over one that was damaged", async () => {
    await writeFile(join(folder, "secret"), "oops");
    await expect(secretIn(folder)).rejects.toThrow("does not hold a secret");
    expect(await readFile(join(folder, "secret"), "utf8")).toBe("oops");
  });
});
