import { dirname } from "node:path";
import type { Mutant } from "./instrument.ts";
import type { Verdict } from "./trial.ts";

/** Noticed of every hundred, that the domain must reach (R24). */
export const BAR = 92;

const flat = (code: string) => code.replace(/\s+/g, " ").replaceAll("|", "¦").trim();
const key = ({ file, original, replacement }: Pick<Mutant, "file" | "original" | "replacement">) =>
  [file, flat(original), flat(replacement)].join(" ¦ ");

/**
 * What docs/mutation.md says of mutants that nothing can notice: rows of
 * `| file | expression | becomes | why |`; a bar in code is written ¦ there.
 */
export const known = (text: string): Map<string, string> => {
  const rows = text.split("\n").filter((line) => line.startsWith("| `core/"));
  return new Map(
    rows.map((row) => {
      const [file = "", original = "", replacement = "", why = ""] = row
        .slice(1)
        .split("|")
        .map((cell) => cell.trim().replace(/^`+ ?(.*?) ?`+$/, "$1"));
      return [key({ file, original, replacement }), why];
    }),
  );
};

const percent = (part: number, all: number) => (all === 0 ? 100 : (100 * part) / all);

/** A survivor as `file:line:column  what was written  ->  what it became`. */
export const line = ({ mutant, reached }: Verdict) =>
  `${mutant.file}:${mutant.line}:${mutant.column}  ${flat(mutant.original)}  ->  ${flat(mutant.replacement)}  (${reached === 0 ? "no test reaches it" : `${reached} tests`})`;

/** The score of each folder and of all; then every survivor, where it stands and what it became. */
export const report = (verdicts: readonly Verdict[], words: ReadonlyMap<string, string>) => {
  const lines: string[] = [];
  const noticed = (all: readonly Verdict[]) => all.filter(({ by }) => by !== null).length;
  const row = (name: string, all: readonly Verdict[]) =>
    `${percent(noticed(all), all.length).toFixed(1).padStart(6)} %  ${noticed(all)} of ${all.length}  ${name}`;
  const folders = Map.groupBy(verdicts, ({ mutant }) => dirname(mutant.file));
  for (const [folder, all] of folders) lines.push(row(folder, all));
  lines.push(row("noticed", verdicts));

  const survivors = verdicts.filter(({ by }) => by === null);
  const word = ({ mutant }: Verdict) => words.get(key(mutant));
  for (const survivor of survivors) if (word(survivor) === undefined) lines.push(line(survivor));
  const explained = survivors.filter((one) => word(one) !== undefined);
  lines.push(`${survivors.length} survive; docs/mutation.md says why for ${explained.length}`);
  // the same expression may stand in a file twice, and be the same in one place only
  const right = new Set(explained.map(({ mutant }) => key(mutant)));
  for (const { mutant, by } of verdicts)
    if (by !== null && words.has(key(mutant)) && !right.has(key(mutant)))
      lines.push(`docs/mutation.md is wrong about ${key(mutant)}: ${by}`);
  return { lines, score: percent(noticed(verdicts), verdicts.length) };
};
