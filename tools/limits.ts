import { readFileSync, writeFileSync } from "node:fs";
import { abandonedAfter, bounds, type Limit, limits } from "#core/domain/limits/index.ts";
import { days, minutes } from "#core/kernel/index.ts";

const file = "docs/self-hosting.md";
const [begin, end] = ["<!-- limits: npm run limits -->", "<!-- /limits -->"];

const spans: ReadonlyMap<number, string> = new Map([
  [days(1), "a day"],
  [minutes(60), "an hour"],
  [minutes(1), "a minute"],
]);
const spanOf = (span: number): string => spans.get(span) ?? `${span / minutes(1)} minutes`;
const number = (n: number): string => n.toLocaleString("en-GB");

const rowOf = ({ counts, per, limit, span, protects, says, locks }: Limit): string =>
  `| ${counts} | ${per} | ${number(limit)} in ${spanOf(span)} | ${protects} | ${
    says === null ? "left out" : locks ? "423" : "429"
  } |`;

/** The tables of limits, as docs/self-hosting.md prints them. */
export const printed = (): string =>
  [
    begin,
    "",
    "| What is counted | For each | At most | Protects | Beyond it |",
    "|---|---|---|---|---|",
    ...Object.values<Limit>(limits).map(rowOf),
    "",
    "| What there may be at any time | At most |",
    "|---|---|",
    ...Object.values(bounds).map(({ counts, most }) => `| ${counts} | ${number(most)} |`),
    "",
    `What a visitor who never logged in left behind goes ${abandonedAfter / days(1)} days after it was last changed.`,
    "",
    end,
  ].join("\n");

/** The page with its tables as they are now. */
export const withLimits = (page: string): string => {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for the limits`);
  return page.slice(0, from) + printed() + page.slice(to + end.length);
};

export const readPage = (): string => readFileSync(file, "utf8");

/** `npm run limits` writes the tables anew. */
if (import.meta.main) writeFileSync(file, withLimits(readPage()));
