import {
  type Cancel,
  type Clock,
  type Instant,
  iso,
  minutes,
  seconds,
} from "#core/kernel/index.ts";
import type { Check, CheckReport, CheckState, HealthReport, Reporter } from "../ports/index.ts";

export interface HealthParts {
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly checks: readonly Check[];
}

export interface Health {
  /** What each check says, asked anew where its answer is older than a moment and it holds everything up. */
  report(): Promise<HealthReport>;
  /** Asks every check now. */
  look(): Promise<void>;
  stop(): void;
}

/** Who does not answer in this time does not work. */
const patience = seconds(5);
/** What fails is asked again sooner than what works. */
const failingEvery = minutes(1);
/** Whoever watches asks often; what everything depends on is asked for them, though not more often than this. */
const freshFor = seconds(2);

const rank: Readonly<Record<CheckState, number>> = { ready: 0, degraded: 1, down: 2 };

interface TrackedCheck {
  state: CheckState;
  reason: string | null;
  since: Instant;
  asked: Instant;
  running: Promise<void> | null;
  timer: Cancel;
}

/**
 * Asks every check at the start and in its own rhythm, keeps what it said, and tells the log once when that
 * changes (F-28).
 */
export const startHealth = ({ clock, reporter, checks }: HealthParts): Health => {
  let stopped = false;
  const standings = new Map<Check, TrackedCheck>(
    checks.map((check) => [
      check,
      {
        state: "ready",
        reason: null,
        since: clock.now(),
        asked: Number.NEGATIVE_INFINITY,
        running: null,
        timer: () => {},
      },
    ]),
  );

  const answerOf = (check: Check): Promise<string | null> =>
    new Promise((resolve) => {
      const cancel = clock.after(patience, () => resolve("It doesn’t answer."));
      check
        .look()
        .catch((error: unknown) => {
          reporter.fault(error, `check of ${check.name}`);
          return "It can’t be checked. The log says why.";
        })
        .then(resolve)
        .finally(cancel);
    });

  const ask = async (check: Check, standing: TrackedCheck): Promise<void> => {
    const reason = await answerOf(check);
    const state = reason === null ? "ready" : check.failing;
    const now = clock.now();
    standing.asked = now;
    const known = standing.reason;
    if (state !== standing.state) standing.since = now;
    Object.assign(standing, { state, reason });
    if (reason !== known) {
      const facts = { check: check.name, purpose: check.purpose };
      if (reason === null) reporter.event("check is well again", facts);
      else reporter.warning("check failed", { ...facts, state, reason });
    }
    standing.timer();
    if (!stopped)
      standing.timer = clock.after(
        reason === null ? check.every : Math.min(failingEvery, check.every),
        () => void look(check, standing),
      );
  };

  const look = (check: Check, standing: TrackedCheck): Promise<void> => {
    standing.running ??= ask(check, standing).finally(() => {
      standing.running = null;
    });
    return standing.running;
  };
  const each = (which: (check: Check, standing: TrackedCheck) => boolean): Promise<unknown> =>
    Promise.all(
      [...standings]
        .filter(([c, s]) => which(c, s))
        .map(([check, standing]) => look(check, standing)),
    );

  void each(() => true);
  return {
    look: async () => void (await each(() => true)),
    report: async () => {
      await each((c, s) => c.failing === "down" && clock.now() - s.asked >= freshFor);
      const reports = [...standings].map(
        ([{ name, purpose }, { state, reason, since }]): CheckReport => ({
          name,
          purpose,
          state,
          reason,
          since: iso(since),
        }),
      );
      const worst = reports.reduce<CheckState>(
        (all, { state }) => (rank[state] > rank[all] ? state : all),
        "ready",
      );
      return { status: worst, checks: reports };
    },
    stop: () => {
      stopped = true;
      for (const standing of standings.values()) standing.timer();
    },
  };
};
