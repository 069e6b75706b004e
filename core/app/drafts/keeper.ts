import * as z from "zod/mini";
import type { AppPorts } from "../appPorts.ts";
import type { DraftKey } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { draftKey, type Holder, holderOf, takeOver } from "./key.ts";

/** One draft of this person in this browser: it outlives a reload (design rule 7). Nothing kept is no reason to stop. */
export class Keeper<S extends z.ZodMiniType> {
  readonly #ports: Pick<AppPorts, "drafts">;
  readonly #holder: Holder;
  readonly #name: string;
  readonly #schema: S;
  #line: Promise<unknown> = Promise.resolve();

  constructor(ports: Pick<AppPorts, "drafts">, session: Session, name: string, schema: S) {
    this.#ports = ports;
    this.#holder = holderOf(session);
    this.#name = name;
    this.#schema = schema;
  }

  get #key(): DraftKey {
    return draftKey("builder", this.#holder, this.#name);
  }
  /** In the order asked: the last word counts. */
  #next<T>(job: () => Promise<T>): Promise<T | null> {
    const mine = this.#line.then(job).catch(() => null);
    this.#line = mine;
    return mine;
  }

  /**
   * What is kept for whoever is here; what makes no sense counts as nothing. What a visitor made before they signed in
   * is theirs from then on.
   */
  read(): Promise<z.output<S> | null> {
    return this.#next(async () => {
      await takeOver(this.#ports, "builder", this.#holder, this.#name);
      const read = z.safeParse(this.#schema, await this.#ports.drafts.get(this.#key));
      return read.success ? read.data : null;
    });
  }
  keep(draft: z.output<S>): Promise<unknown> {
    return this.#next(() => this.#ports.drafts.put(this.#key, draft));
  }
  forget(): Promise<unknown> {
    return this.#next(() => this.#ports.drafts.remove(this.#key));
  }
}
