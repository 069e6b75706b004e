/**
 * What a person may press twice and means once. Whoever presses while it is under way gets the same answer; where it
 * came to something that `isDone` accepts, so does whoever presses later.
 */
export class Once<T> {
  readonly #isDone: (answer: T) => boolean;
  #answer: Promise<T> | null = null;

  constructor(isDone: (answer: T) => boolean) {
    this.#isDone = isDone;
  }

  run(job: () => Promise<T>): Promise<T> {
    if (this.#answer !== null) return this.#answer;
    const answer = job();
    this.#answer = answer;
    const again = () => {
      this.#answer = null;
    };
    answer.then((value) => (this.#isDone(value) ? undefined : again()), again);
    return answer;
  }
}
