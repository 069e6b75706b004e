import type { Actor } from "#core/domain/access/index.ts";
import { requestWords } from "#core/domain/words/index.ts";
import { done, type Outcome, refused } from "#core/kernel/index.ts";
import type { OperationId } from "#core/operations/index.ts";
import type { Caller, Service } from "../context/index.ts";
import type { CookieJar, RequestRecord } from "../ports/index.ts";
import { keepVisitor, visitorOf } from "./identify.ts";

/** A key with fewer signs than 128 random bits take is too easily somebody else's to stand for a caller by itself. */
const strongKey = 22;

/** What is kept of a call under its key; of a caller who had no cookie also the one they were given. */
interface Kept {
  readonly answer: unknown;
  readonly visitor: string | null;
}

/** A call that came with a request key: the same key has one effect (decision 0010). */
export class Repeat {
  readonly #service: Service;
  readonly #caller: Caller;
  readonly #actor: Actor;
  readonly #key: string;
  /** Where its answer is kept, and where else one of the same caller may be. */
  readonly #ids: readonly string[];
  readonly #said: unknown;

  constructor(service: Service, caller: Caller, actor: Actor, id: OperationId, asked: unknown) {
    const { secrets } = service;
    this.#service = service;
    this.#caller = caller;
    this.#actor = actor;
    this.#key = caller.requestKey ?? "";
    const nobody = this.#key.length < strongKey ? [] : [null];
    const whose =
      actor.account !== null
        ? [actor.account]
        : [...(actor.visitor === null ? [] : [actor.visitor]), ...nobody];
    this.#ids =
      this.#key === ""
        ? []
        : whose.map((who) => secrets.hash(`request:${who ?? "nobody"}:${id}:${this.#key}`));
    this.#said = asked;
  }

  /** Whether there is a key that counts. */
  get isKept(): boolean {
    return this.#ids.length > 0;
  }

  /** Whether an answer may be kept where a new one would not meet it: that of a caller who had no cookie yet. */
  get mayBeElsewhere(): boolean {
    return this.#ids.length > 1;
  }

  /** What was answered before, its cookie included; a refusal when the key was used for something else. */
  async earlier(): Promise<Outcome<unknown, "invalid"> | null> {
    if (!this.isKept) return null;
    for (const row of await this.#service.store.list("requests", { id: this.#ids })) {
      const opened = this.#service.secrets.unseal(this.#sealKey(row.id), String(row.answer));
      // what cannot be read was done all the same: it is not done once more
      if (opened === null) return refused("invalid", requestWords.keyUsed);
      const kept = JSON.parse(opened) as Kept;
      if (!this.#isMine(kept)) continue;
      if (row.asked !== this.#asked()) return refused("invalid", requestWords.keyUsed);
      if (kept.visitor !== null) keepVisitor(this.#caller.jar, kept.visitor);
      return done(kept.answer);
    }
    return null;
  }

  /** The row that keeps an answer, `jar` being that of the attempt. */
  row(answer: unknown, jar: CookieJar, created_on: string): RequestRecord {
    const [id = ""] = this.#ids;
    const isNew = this.#actor.account === null && this.#actor.visitor === null;
    const kept: Kept = { answer, visitor: isNew ? jar.get("visitor") : null };
    const sealed = this.#service.secrets.seal(this.#sealKey(id), JSON.stringify(kept));
    return { id, version: 1, asked: this.#asked(), answer: sealed, created_on };
  }

  #asked(): string {
    return this.#service.secrets.hash(`asked:${canonical(this.#said)}`);
  }
  #sealKey(id: string): string {
    return `${id}:${this.#key}`;
  }
  /** What was kept for a caller without a cookie is that of whoever has none yet, or has the one they got. */
  #isMine({ visitor }: Kept): boolean {
    const { account, visitor: mine } = this.#actor;
    if (account !== null || visitor === null || mine === null) return true;
    return visitorOf(this.#service.secrets, visitor) === mine;
  }
}

/** The same text for the same content, whatever order it came in. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? "";
