import type { Refused } from "#core/kernel/index.ts";
import type { Change, ChangeableTable, Job, Match, Notice, Table, Tables } from "../ports/index.ts";
import { endOf } from "./liveSessions.ts";

type Settable<T extends Table> = Partial<Omit<Tables[T], "id" | "version">>;

const endsSessions = (c: Change): boolean =>
  c.table === "sessions" &&
  (c.kind === "remove" || (c.kind !== "add" && (c.set.revoked_on ?? null) !== null));
/** Which sessions a change is about. */
const ofSessions = (c: Change): object =>
  c.kind === "changeAll" || c.kind === "remove" ? c.match : c.kind === "change" ? { id: c.id } : {};

/** Gathers the writes of one call, so that they are committed together or not at all. */
export class UnitOfWork {
  readonly #changes: Change[] = [];
  readonly #notices: Notice[] = [];
  readonly #jobs: Job[] = [];
  readonly #afterwards: (() => Promise<void>)[] = [];
  #kept = false;
  #lastWord: Refused | null = null;

  add<T extends Table>(table: T, row: Tables[T]): void {
    this.#changes.push({ kind: "add", table, row } as Change);
  }
  /** Refused as stale when the row has moved on since it was read. */
  change<T extends ChangeableTable>(table: T, row: Tables[T], set: Settable<T>): void {
    this.#push(table, row.id, row.version, set);
  }
  /** Changes whatever the row is by now; for marks that cannot contradict each other. */
  mark<T extends ChangeableTable>(table: T, id: string, set: Settable<T>): void {
    this.#push(table, id, null, set);
  }
  changeAll<T extends ChangeableTable>(table: T, match: Match<Tables[T]>, set: Settable<T>): void {
    this.#changes.push({ kind: "changeAll", table, match, set } as Change);
  }
  remove<T extends ChangeableTable>(table: T, match: Match<Tables[T]>): void {
    this.#changes.push({ kind: "remove", table, match } as Change);
  }
  /** What is gathered, cookies too, is kept even if the call is refused: a wrong code has to cost its attempt (OPEN-48). */
  keepOnRefusal(): void {
    this.#kept = true;
  }
  /**
   * For what is tried many times at one moment by those who guess: whoever comes second is decided again, however
   * often, until the limit itself refuses; `lastWord` is for whom it never came to that.
   */
  insist(lastWord: Refused): void {
    this.#lastWord = lastWord;
  }
  /** Runs once the commit is through: what cannot be rolled back, such as removing files nobody names any more. */
  afterwards(run: () => Promise<void>): void {
    this.#afterwards.push(run);
  }
  /** Longer work that follows from what is written. */
  ask(job: Job): void {
    this.#jobs.push(job);
  }
  tell(topic: Notice["topic"], kind: string): void {
    this.#notices.push({ topic, kind });
  }

  /** One row is written once: later changes join the first one. */
  #push<T extends Table>(table: T, id: string, version: number | null, set: Settable<T>): void {
    const at = this.#changes.findIndex(
      (c) =>
        c.table === table &&
        ((c.kind === "change" && c.id === id) || (c.kind === "add" && c.row.id === id)),
    );
    const earlier = this.#changes[at];
    if (earlier?.kind === "change")
      this.#changes[at] = {
        ...earlier,
        version: earlier.version ?? version,
        set: { ...earlier.set, ...set },
      } as Change;
    else if (earlier?.kind === "add")
      this.#changes[at] = { ...earlier, row: { ...earlier.row, ...set } } as Change;
    else this.#changes.push({ kind: "change", table, id, version, set } as Change);
  }

  get lastWord(): Refused | null {
    return this.#lastWord;
  }
  get keptOnRefusal(): boolean {
    return this.#kept;
  }
  get toRunAfterwards(): readonly (() => Promise<void>)[] {
    return this.#afterwards;
  }
  get jobs(): readonly Job[] {
    return this.#jobs;
  }
  get changes(): readonly Change[] {
    return this.#changes;
  }
  /** What was told, and every end of a session, whoever gathered it. */
  get notices(): readonly Notice[] {
    const ends = this.#changes.flatMap((c) => (endsSessions(c) ? [endOf(ofSessions(c))] : []));
    return [...this.#notices, ...ends];
  }
}
