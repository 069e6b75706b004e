import { describe, expect, it } from "vitest";
import { keptObjects, keptReports, MemoryStore, steppedClock } from "#adapters/memory/index.ts";
import { iso, minutes, seconds } from "#core/kernel/index.ts";
import { jobLog, startPeriodicJob } from "../context/index.ts";
import type { Check, Objects, Store } from "../ports/index.ts";
import { databaseCheck, filesCheck, jobsCheck, queueCheck, startHealth } from "./index.ts";

const settled = async () => {
  for (let n = 0; n < 20; n++) await Promise.resolve();
};

/** A check that says what it is told to, and counts how often it was asked. */
const saying = (name: string, failing: Check["failing"], every = minutes(5)) => {
  const made: { asked: number; reason: string | null; check: Check } = {
    asked: 0,
    reason: null,
    check: {
      name,
      purpose: `Does ${name}.`,
      failing,
      every,
      look: async () => {
        made.asked++;
        return made.reason;
      },
    },
  };
  return made;
};

const started = async (...checks: readonly Check[]) => {
  const clock = steppedClock();
  const reporter = keptReports();
  const health = startHealth({ clock, reporter, checks });
  await settled();
  return { clock, reporter, health };
};

describe("health", () => {
  it("[F-28] is the worst of its checks, each with its reason and since when", async () => {
    const [database, mail] = [saying("database", "down"), saying("mail", "degraded")];
    const { clock, health } = await started(database.check, mail.check);
    expect(await health.report()).toMatchObject({ status: "ready" });
    await clock.pass(minutes(5));
    mail.reason = "The mail server can’t be reached.";
    await health.look();
    const report = await health.report();
    expect(report.status).toBe("degraded");
    expect(report.checks).toMatchObject([
      { name: "database", state: "ready", reason: null },
      { name: "mail", state: "degraded", reason: mail.reason, since: iso(clock.now()) },
    ]);
    database.reason = "The database doesn’t answer.";
    await health.look();
    expect((await health.report()).status).toBe("down");
    mail.reason = database.reason = null;
    await health.look();
    expect((await health.report()).status).toBe("ready");
  });

  it("[F-28] tells the log at the start, when a reason changes, and when it is well again", async () => {
    const mail = saying("mail", "degraded");
    mail.reason = "It refuses the password.";
    const { clock, health, reporter } = await started(mail.check);
    expect(reporter.warnings).toEqual([
      {
        message: "check failed",
        facts: { check: "mail", purpose: "Does mail.", state: "degraded", reason: mail.reason },
      },
    ]);
    await clock.pass(minutes(10));
    expect(mail.asked).toBe(11);
    expect(reporter.warnings).toHaveLength(1);
    mail.reason = "It can’t be reached.";
    await health.look();
    expect(reporter.warnings).toHaveLength(2);
    mail.reason = null;
    await health.look();
    expect(reporter.events.map((e) => e.name)).toEqual(["check is well again"]);
  });

  it("[F-28] asks again in its own rhythm, sooner what fails, and nothing once it is stopped", async () => {
    const mail = saying("mail", "degraded");
    const { clock, health } = await started(mail.check);
    expect(mail.asked).toBe(1);
    await clock.pass(minutes(5));
    expect(mail.asked).toBe(2);
    mail.reason = "no";
    await clock.pass(minutes(5));
    expect(mail.asked).toBe(3);
    await clock.pass(minutes(1));
    expect(mail.asked).toBe(4);
    health.stop();
    await clock.pass(minutes(60));
    expect(mail.asked).toBe(4);
    expect(clock.waiting).toBe(0);
  });

  it("[F-28] asks what holds everything up whenever it is asked itself, others not", async () => {
    const [database, mail] = [saying("database", "down"), saying("mail", "degraded")];
    const { clock, health } = await started(database.check, mail.check);
    await clock.pass(seconds(3));
    database.reason = "gone";
    expect((await health.report()).status).toBe("down");
    await health.report();
    expect([database.asked, mail.asked]).toEqual([2, 1]);
  });

  it("[F-28] takes who never answers, and who throws, for broken", async () => {
    const hanging = {
      ...saying("mail", "degraded").check,
      look: () => new Promise<null>(() => {}),
    };
    const throwing = {
      ...saying("files", "degraded").check,
      look: async () => Promise.reject(new Error("secret of ann@example.org")),
    };
    const { clock, health, reporter } = await started(hanging, throwing);
    await clock.pass(seconds(5));
    const { status, checks } = await health.report();
    expect(status).toBe("degraded");
    expect(checks.map((c) => c.reason)).toEqual([
      "It doesn’t answer.",
      "It can’t be checked. The log says why.",
    ]);
    expect(reporter.faults).toHaveLength(1);
  });
});

describe("checks", () => {
  const broken = <T extends object>(part: T, method: keyof T, error: unknown): T =>
    new Proxy(part, {
      get: (target, name) =>
        name === method ? async () => Promise.reject(error) : Reflect.get(target, name),
    });
  const refused = Object.assign(new Error("connect ECONNREFUSED 10.0.0.7:5432"), {
    code: "ECONNREFUSED",
  });

  it("[F-28] the database has to answer", async () => {
    const store: Store = new MemoryStore();
    expect(await databaseCheck(store).look()).toBeNull();
    expect(await databaseCheck(broken(store, "nextMailDue", refused)).look()).toBe(
      "The database doesn’t answer (ECONNREFUSED).",
    );
  });

  it.each([
    ["put", "written to"],
    ["read", "read from"],
    ["remove", "deleted from"],
  ] as const)("[F-31] files have to come and go: %s", async (method, words) => {
    const clock = steppedClock();
    const objects: Objects = keptObjects(clock);
    const ids = { id: () => "01" };
    const options = { every: minutes(5), setting: "S3_ENDPOINT" };
    expect(await filesCheck(objects, ids, options).look()).toBeNull();
    const error = Object.assign(new Error("no"), {
      name: "AccessDenied",
      $metadata: { httpStatusCode: 403 },
    });
    expect(await filesCheck(broken(objects, method, error), ids, options).look()).toBe(
      `The place for files can’t be ${words} (AccessDenied, 403). See S3_ENDPOINT.`,
    );
    const forgetful = { ...objects, read: async () => null };
    expect(await filesCheck(forgetful, ids, options).look()).toContain("doesn’t come back");
  });

  it("[F-31] the check of files leaves nothing behind", async () => {
    const clock = steppedClock();
    const objects = keptObjects(clock);
    const check = filesCheck(objects, { id: () => "01" }, { every: 1, setting: "DATA_DIR" });
    await check.look();
    expect(await objects.info("uploads/check/01")).toBeNull();
  });

  it("[F-28] mails must not wait for long after they are due", async () => {
    const clock = steppedClock();
    let due: number | null = null;
    const store = { nextMailDue: async () => due } as Store;
    const { look } = queueCheck(store, clock);
    expect(await look()).toBeNull();
    due = clock.now() - minutes(15);
    expect(await look()).toBeNull();
    due -= 1;
    expect(await look()).toContain("more than 15 minutes");
  });

  it("[F-28] the last run of every job has to be good", async () => {
    const clock = steppedClock();
    const reporter = keptReports();
    const jobs = jobLog();
    let fails = true;
    const rhythm = { name: "reaper", atFirst: seconds(1), every: minutes(1) };
    const job = startPeriodicJob({ clock, reporter, jobs }, rhythm, async () => {
      if (fails) throw new Error("no");
    });
    const { look } = jobsCheck(jobs);
    expect(jobs.runs()).toMatchObject([{ name: "reaper", began: null, failed: false }]);
    expect(await look()).toBeNull();
    await clock.pass(seconds(1));
    expect(await look()).toContain("reaper failed");
    fails = false;
    await clock.pass(minutes(1));
    expect(await look()).toBeNull();
    expect(jobs.runs()[0]?.began).toBe(clock.now() - seconds(1));
    await job.stop();
  });
});
