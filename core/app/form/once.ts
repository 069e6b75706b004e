/**
 * What a person may press twice and means once. Whoever presses while it is under way gets the same answer; where it
 * came to something that `isDone` accepts, so does whoever presses later, until something else was typed or chosen.
 */
export class Once<T> {
  readonly #isDone: (answer: T) => boolean;
  #answer: Promise<T> | null = null;
  #isUnderWay = false;

  constructor(isDone: (answer: T) => boolean) {
    this.#isDone = isDone;
  }

  run(job: () => Promise<T>): Promise<T> {
    if (this.#answer !== null) return this.#answer;
    const answer = job();
    this.#answer = answer;
    this.#isUnderWay = true;
    const settle = (isDone: boolean) => {
      this.#isUnderWay = false;
      if (!isDone && this.#answer === answer) this.#answer = null;
    };
    answer.then(
      (value) => settle(this.#isDone(value)),
      () => settle(false),
    );
    return answer;
  }

  /** Something is different now: pressing is meant anew, once what is under way has ended. */
  renew(): void {
    if (!this.#isUnderWay) this.#answer = null;
    else
      void this.#answer?.then(
        () => this.renew(),
        () => undefined,
      );
  }
}
