import type { StoryId } from "#core/kernel/index.ts";
import { cardChanged, type Notice, type Table } from "#core/service/index.ts";
import type { Data } from "./data.ts";

export interface AnyRow {
  readonly id: string;
  readonly version: number;
}
type Rows = Map<string, AnyRow>;

/** Changes of rows before they are kept: a write costs what it changes, however much there is. */
export class Draft {
  readonly #data: Data;
  /** By its id what becomes of each row; null for one that goes. */
  readonly #touched = new Map<Table, Map<string, AnyRow | null>>();
  /** One after another: a row that goes and comes again is the newest. */
  readonly #writes: (readonly [table: Table, id: string, row: AnyRow | null])[] = [];

  constructor(data: Data) {
    this.#data = data;
  }

  get(table: Table, id: string): AnyRow | undefined {
    const touched = this.#touched.get(table)?.get(id);
    return touched === undefined ? this.#rows(table).get(id) : (touched ?? undefined);
  }
  put(table: Table, id: string, row: AnyRow | null): void {
    const rows = this.#touched.get(table) ?? new Map<string, AnyRow | null>();
    this.#touched.set(table, rows.set(id, row));
    this.#writes.push([table, id, row]);
  }
  all(table: Table): AnyRow[] {
    const touched = [...this.touched(table).values()].filter((row) => row !== null);
    return [...this.untouched(table), ...touched];
  }
  touched(table: Table): ReadonlyMap<string, AnyRow | null> {
    return this.#touched.get(table) ?? new Map();
  }
  untouched(table: Table): AnyRow[] {
    const touched = this.#touched.get(table);
    const rows = [...this.#rows(table).values()];
    return touched ? rows.filter(({ id }) => !touched.has(id)) : rows;
  }

  /** Writes it into the data; answers the cards of which a row is another now than it was, or is there no more. */
  keep(): readonly Notice[] {
    const cards = new Set<string>();
    for (const table of ["stories", "slides", "roles", "media"] as const)
      for (const [id, row] of this.touched(table)) {
        const card = table === "stories" ? id : cardOf(row ?? this.#rows(table).get(id));
        if (card) cards.add(card);
      }
    for (const [table, id, row] of this.#writes)
      if (row) this.#rows(table).set(id, row);
      else this.#rows(table).delete(id);
    return [...cards].map((card) => cardChanged(card as StoryId));
  }

  #rows(table: Table): Rows {
    return this.#data[table] as unknown as Rows;
  }
}

const cardOf = (row: object | undefined) => (row as { story_id?: string | null })?.story_id;
