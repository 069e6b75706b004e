import { expect, test } from "vitest";
import { noticing } from "./notice.ts";

class Counter {
  count = 0;
  name = "a";
  readonly #step = 1;
  add() {
    this.count += this.#step;
    this.name = `${this.name}a`;
  }
}

test("[PLAY-11] a model's changes are heard once for everything done at one go, and only where something changed", async () => {
  let heard = 0;
  const model = noticing(() => {
    heard += 1;
  })(new Counter());
  model.add();
  model.add();
  expect([model.count, heard]).toEqual([2, 0]);
  await Promise.resolve();
  expect(heard).toBe(1);
  model.name = "aaa";
  await Promise.resolve();
  expect(heard).toBe(1);
});
