import type { OperationId } from "#core/operations/index.ts";

interface Kept {
  readonly etag: string;
  readonly value: unknown;
}

/**
 * The last answers of reading calls with their ETags. An ETag is of the answer itself, so a 304 is right
 * whoever asks by then; the oldest answer goes first.
 */
export class AnswerMemory {
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;

  constructor(most = 100) {
    this.#most = most;
  }

  find(id: OperationId, input: object): Kept | undefined {
    return this.#kept.get(keyOf(id, input));
  }

  keep(id: OperationId, input: object, etag: string, value: unknown): void {
    const key = keyOf(id, input);
    this.#kept.delete(key);
    this.#kept.set(key, { etag, value });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
  }
}

const keyOf = (id: OperationId, input: object): string => `${id} ${JSON.stringify(input)}`;
