import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keyedSecrets, randomIds, systemClock } from "#adapters/node/index.ts";
import { type LogOptions, logReporter, makeLog } from "./log.ts";

const listening = (options: Partial<LogOptions> = {}) => {
  const lines: string[] = [];
  const log = makeLog({
    level: "debug",
    format: "json",
    write: (line) => void lines.push(line),
    now: () => Date.UTC(2026, 2, 1, 12),
    ...options,
  });
  return { log, lines, all: () => lines.join("") };
};
const ids = randomIds(systemClock);
const secrets = keyedSecrets(randomBytes(32).toString("hex"), systemClock);

describe("the log", () => {
  it("[OPEN-12] tells one JSON object a line, with time and level", () => {
    const { log, lines } = listening();
    log.info("listening", { port: 8080, note: "two\nlines" });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toContain("\n");
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      time: "2026-03-01T12:00:00.000Z",
      level: "info",
      message: "listening",
      port: 8080,
      note: "two\nlines",
    });
  });

  it("[OPEN-12] tells only what is as grave as the level, and nobody forges a line", () => {
    const { log, lines, all } = listening({ level: "warn", format: "pretty" });
    log.info("quiet");
    log.warn("loud", { who: "a\n12:00:00 error forged\x1b[2J" });
    expect(lines).toHaveLength(1);
    expect(all().trimEnd()).not.toContain("\n");
    expect(all()).not.toContain("\x1b[2J");
    const json = listening();
    json.log.error("x", { level: "info", time: "never" });
    expect(JSON.parse(json.lines[0] ?? "")).toMatchObject({ level: "error", message: "x" });
  });

  it.each(["json", "pretty"] as const)(
    "[OPEN-12] never tells a token, a code or an address, wherever one stands (%s)",
    async (format) => {
      for (let round = 0; round < 200; round++) {
        const canaries = [
          ids.token(),
          secrets.hash("x"),
          "417093",
          "ann.canary@example.org",
          "203.0.113.77",
          "2001:db8::8a2e:370:7334",
          await secrets.sign({ account: ids.id(), session: ids.id() }, 60),
        ];
        for (const canary of canaries) {
          const { log, all } = listening({ format });
          const error = Object.assign(
            new Error(`Key (email)=(${canary}) exists`, { cause: new Error(canary) }),
            {
              detail: canary,
            },
          );
          log.info(`GET /unwrap/${canary}?x=1 ${canary}.`, {
            path: `/r/${canary}/thanks?token=${canary}&a=b`,
            deep: { list: [[canary, `"${canary}"`]], [canary]: 1 },
            token: canary,
            to: canary,
          });
          logReporter(log).fault(error, `sending ${canary}`);
          logReporter(log).event("sent", { kind: "code", about: canary });
          expect(all(), canary).not.toContain(canary);
        }
      }
    },
  );

  it("[OPEN-12] hides what its name gives away, of whatever shape", () => {
    const { log, all } = listening();
    log.info("x", {
      cookie: "abc",
      Authorization: "abc",
      password: "abc",
      refresh_token: "abc",
      recipient_email: "abc",
      auth_code: "abc",
      code: 417093,
      url: "postgres://fanfold:abc@db/x",
    });
    expect(all()).not.toMatch(/abc|417093/);
    expect(all()).toContain("postgres://[credentials]@db/x");
  });

  it("[OPEN-12] leaves what one needs to find a fault", () => {
    const { log, lines } = listening();
    const id = ids.id();
    const facts = {
      story: id,
      took: 123456,
      status: 409,
      at: "2026-03-01T12:00:00.000Z",
      path: `/api/story/${id}`,
    };
    log.info("PATCH /api/story/{id} in adapters/postgres/migrations", facts);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      ...facts,
      message: "PATCH /api/story/{id} in adapters/postgres/migrations",
    });
    const receiveStreamingUploadHandler = () => new Error("disk is full");
    log.error("fault", { error: receiveStreamingUploadHandler() });
    expect(lines[1]).toContain("receiveStreamingUploadHandler");
    expect(lines[1]).toContain("disk is full");
    expect(lines[1]).toContain("log.spec.ts");
  });

  it("[OPEN-12] tells of anything without failing", () => {
    const { log, lines } = listening();
    const round: Record<string, unknown> = { n: 1n, f: () => {}, s: Symbol("x"), u: undefined };
    round.self = round;
    log.info("odd", {
      round,
      bytes: new Uint8Array(9),
      bad: new Date(Number.NaN),
      long: "x".repeat(1e5),
    });
    logReporter(log).fault("a plain text", "somewhere");
    for (const part of ["ab", "Ab", "a@b.", "1.2.3.", "a:b:", "?token=", "ey", "/r/"])
      log.info(`${part.repeat(50_000)}1`);
    expect(lines).toHaveLength(10);
    for (const line of lines) expect(line.length).toBeLessThan(10_000);
  });
});
