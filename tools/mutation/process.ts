import { type ChildProcess, fork } from "node:child_process";
import type { Answer, Order } from "./orders.ts";
import { root } from "./place.ts";

/** How a process ended instead of answering. */
export class Ended extends Error {}

/** One process that keeps the tests loaded. It never outlives this one, nor its time limit. */
export class Worker {
  readonly #child: ChildProcess;
  #words = "";

  constructor() {
    this.#child = fork(new URL("worker.ts", import.meta.url), {
      cwd: root,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    this.#child.stderr?.on("data", (words) => {
      this.#words = `${this.#words}${words}`.slice(-2000);
    });
  }

  /** Sends an order; every answer goes to `hear` until it says that it was the last, within `ms`. */
  async ask(order: Order, ms: number, hear: (answer: Answer) => boolean = () => true) {
    const child = this.#child;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const since = performance.now();
    const late = () => reject(new Ended(`no answer for ${ms} ms`));
    const limit = setTimeout(late, ms);
    const gone = () => reject(new Ended(`ended: ${this.#words}`));
    const heard = (answer: Answer) => {
      // a busy machine may bring an answer and the end of its time at once
      if (performance.now() - since > ms) late();
      else if (answer.kind === "failed") reject(new Ended(answer.why));
      else if (hear(answer)) resolve(answer);
    };
    child.on("message", heard).on("exit", gone);
    try {
      if (!child.connected) gone();
      else child.send(order, (fault) => fault && gone());
      return await promise;
    } catch (fault) {
      this.end();
      throw fault;
    } finally {
      clearTimeout(limit);
      child.off("message", heard).off("exit", gone);
    }
  }

  end() {
    this.#child.kill("SIGKILL");
  }
}
