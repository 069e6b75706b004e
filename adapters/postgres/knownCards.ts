import type { CardBundle, Table, Tables } from "#core/service/ports/index.ts";
import { revive } from "./row.ts";

type Part = keyof CardBundle;
const parts = ["slides", "media", "roles"] as const satisfies readonly Part[];

/**
 * A card's rows as the database says them: a line each, which begins with the row's mark. Those whose mark was sent
 * along say no more than that.
 */
export type BundleRow = Readonly<Record<Part, string>>;

/** Ends a mark; neither an id nor a number has one. */
const end = ";";

/** Names one state of row `x`: its id, and the transaction that wrote it, which PostgreSQL knows of every row. */
const markOf = (x: string) => `${x}.id || ' ' || ${x}.xmin::text || '${end}'`;
/** Whether it is among marks that stand each on a line. */
const isAmong = (x: string, marks: string) =>
  `strpos(E'\\n' || ${marks}, E'\\n' || ${markOf(x)}) > 0`;

/** The rows of `table` in card `story`, without the JSON of those that are among the marks `known`. */
const linesOf = (table: Part, story: string, order: string, known: string) => `(
  select coalesce(string_agg(
    case when ${isAmong("x", known)} then ${markOf("x")} else ${markOf("x")} || to_json(x)::text end,
    E'\\n' order by ${order}), '')
  from ${table} x where x.story_id = ${story}) as ${table}`;
/** @param known SQL of a text: see {@link KnownCard.marks} */
export const bundleColumns = (story: string, known = "''::text"): string =>
  [
    linesOf("slides", story, "x.position, x.created_on, x.id", known),
    linesOf("media", story, "x.created_on, x.id", known),
    linesOf("roles", story, "x.created_on, x.id", known),
  ].join(", ");

/** A card as it was read. */
export interface KnownCard {
  /** The marks of all its rows: what the database need not say again. */
  readonly marks: string;
  readonly bundle: CardBundle;
  /** The marks by themselves, as the database says them when nothing has changed. */
  readonly lines: BundleRow;
  /** About as many signs of JSON as it was made of. */
  readonly signs: number;
}

const nothing: KnownCard = {
  marks: "",
  bundle: { slides: [], media: [], roles: [] },
  lines: { slides: "", media: "", roles: "" },
  signs: 0,
};

/** As many signs of JSON are kept at most, twice: of a slide that has only words about a thousand. */
const mostSigns = 4_000_000;

/**
 * Cards that were read, by their id. A row that has not changed since comes neither from the database nor through JSON
 * again, whoever asks, and is one and the same object, by which others know that nothing has to be worked out anew
 * (decision 0051). Nothing has to be dropped when a card changes: a row that was written has another mark. What was not
 * asked for while as much again was read is forgotten.
 */
export class KnownCards {
  readonly #most: number;
  #signs = 0;
  #recent = new Map<string, KnownCard>();
  #earlier = new Map<string, KnownCard>();
  constructor(most = mostSigns) {
    this.#most = most;
  }

  find(storyId: string): KnownCard {
    return this.#recent.get(storyId) ?? this.#earlier.get(storyId) ?? nothing;
  }

  /** @param sent what was found before the database was asked */
  read(storyId: string, sent: KnownCard, told: BundleRow): CardBundle {
    const isSame = parts.every((part) => told[part] === sent.lines[part]);
    const card = isSame ? sent : readCard(sent, told);
    if (this.#recent.get(storyId) !== card) this.#keep(storyId, card);
    return card.bundle;
  }

  #keep(storyId: string, card: KnownCard): void {
    if (this.#signs > this.#most) {
      this.#earlier = this.#recent;
      this.#recent = new Map();
      this.#signs = 0;
    }
    this.#signs += card.signs;
    this.#recent.set(storyId, card);
  }
}

const readCard = (before: KnownCard, told: BundleRow): KnownCard => {
  const known = new Map<string, object>();
  for (const part of parts) {
    const marks = linesIn(before.lines[part]);
    before.bundle[part].forEach((row, at) => void known.set(marks[at] ?? "", row));
  }
  const [slides, media, roles] = [
    readRows("slides", told.slides, known),
    readRows("media", told.media, known),
    readRows("roles", told.roles, known),
  ];
  const lines = { slides: slides.marks, media: media.marks, roles: roles.marks };
  const marks = parts.map((part) => lines[part]).join("\n");
  const stayed = slides.stayed + media.stayed + roles.stayed;
  const length = parts.reduce((sum, part) => sum + told[part].length, 0);
  return {
    marks,
    bundle: { slides: slides.rows, media: media.rows, roles: roles.rows },
    lines,
    signs: length + (known.size === 0 ? 0 : (before.signs * stayed) / known.size),
  };
};

const readRows = <T extends Table>(
  table: T,
  told: string,
  known: ReadonlyMap<string, object>,
): { readonly rows: readonly Tables[T][]; readonly marks: string; readonly stayed: number } => {
  const marks: string[] = [];
  let stayed = 0;
  const rows = linesIn(told).map((line) => {
    const json = line.indexOf(end) + 1;
    // a copy: a part of a longer text would keep all of it in memory
    const mark = Buffer.from(line.slice(0, json)).toString();
    marks.push(mark);
    const row = known.get(mark);
    if (row) stayed += 1;
    return (row ?? Object.freeze(revive(table, JSON.parse(line.slice(json))))) as Tables[T];
  });
  return { rows, marks: marks.join("\n"), stayed };
};

const linesIn = (text: string): readonly string[] => (text === "" ? [] : text.split("\n"));
