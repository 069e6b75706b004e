import type { Table, Tables } from "#core/service/ports/index.ts";
import { revive } from "./row.ts";

/** As many signs of text are kept at most, twice: of a slide that has only words about a thousand. */
const mostSigns = 4_000_000;

/** Every row begins with its id, `{"id":"…"`. Hashing so much and comparing the rest costs less than hashing all. */
const keyLength = 30;

interface Kept {
  readonly line: string;
  readonly row: object;
}

/**
 * Rows by what PostgreSQL says of them, word for word: a row that has not changed is not read again, whoever asks, and
 * is one and the same object, by which others know that nothing has to be worked out anew (decision 0051). What was not
 * asked for while as much again was read is forgotten.
 */
export class KeptRows {
  readonly #most: number;
  #signs = 0;
  #recent = new Map<string, Kept>();
  #earlier = new Map<string, Kept>();
  constructor(most = mostSigns) {
    this.#most = most;
  }

  /** The rows of `lines`, each the JSON of one. */
  read<T extends Table>(table: T, lines: string): readonly Tables[T][] {
    return lines === "" ? [] : lines.split("\n").map((line) => this.#row(table, line));
  }

  #row<T extends Table>(table: T, line: string): Tables[T] {
    const key = line.slice(0, keyLength);
    const known = this.#recent.get(key);
    if (known?.line === line) return known.row as Tables[T];
    const before = this.#earlier.get(key);
    // a copy: a part of a longer text would keep all of it in memory
    const now =
      before?.line === line
        ? before
        : { line: copyOf(line), row: Object.freeze(revive(table, JSON.parse(line))) };
    if (this.#signs > this.#most) {
      this.#earlier = this.#recent;
      this.#recent = new Map();
      this.#signs = 0;
    }
    this.#signs += line.length;
    this.#recent.set(copyOf(key), now);
    return now.row as Tables[T];
  }
}

const copyOf = (text: string): string => Buffer.from(text).toString();
