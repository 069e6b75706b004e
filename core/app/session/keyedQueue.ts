/**
 * Runs jobs of the same name one after another: what is begun under a name runs after everything begun before it under that name,
 * whatever became of that. The first one runs at once.
 */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(name: string, run: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name);
    const mine = before === undefined ? run() : before.then(run, run);
    this.#last.set(name, mine);
    const leave = () => {
      if (this.#last.get(name) === mine) this.#last.delete(name);
    };
    mine.then(leave, leave);
    return mine;
  }
}
