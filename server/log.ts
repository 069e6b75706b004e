import type { Reporter } from "#core/service/ports/index.ts";
import { redact, redactText } from "./redact.ts";

const levels = ["debug", "info", "warn", "error"] as const;
export type Level = (typeof levels)[number];
export type Facts = Readonly<Record<string, unknown>>;

/** Tells what happens, one line each. Tokens, codes and addresses are taken out wherever they stand. */
export type Log = Readonly<Record<Level, (message: string, facts?: Facts) => void>>;

export interface LogOptions {
  readonly level: Level;
  readonly format: "json" | "pretty";
  /** Takes one line, with its line break. */
  readonly write: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const colours: Record<Level, number> = { debug: 90, info: 36, warn: 33, error: 31 };

const asJson = (level: Level, time: string, message: string, facts: object): string =>
  JSON.stringify({ time, level, message, ...facts });

// biome-ignore lint/suspicious/noControlCharactersInRegex: nobody's words may move the cursor or begin a line
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

const pretty = (level: Level, time: string, message: string, facts: object): string => {
  const more = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  const words = [message, ...more].join("  ").replace(control, " ");
  return `\x1b[2m${time.slice(11, 19)}\x1b[0m \x1b[${colours[level]}m${level.padEnd(5)}\x1b[0m ${words}`;
};

export const makeLog = ({ level, format, write, now }: LogOptions): Log => {
  const least = levels.indexOf(level);
  const line = format === "json" ? asJson : pretty;
  const at =
    (own: Level) =>
    (message: string, facts: Facts = {}) => {
      if (levels.indexOf(own) < least) return;
      const {
        time: _t,
        level: _l,
        message: _m,
        ...told
      } = redact(facts) as Record<string, unknown>;
      write(`${line(own, new Date(now()).toISOString(), redactText(message), told)}\n`);
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
};

/** Faults and product events, told to the log (OPEN-12). */
export const logReporter = (log: Log): Reporter => ({
  event: (name, facts = {}) => log.info(name, facts),
  warning: (message, facts = {}) => log.warn(message, facts),
  fault: (error, where) => log.error("fault", { where, error }),
});
