import { describe, expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { seconds } from "#core/kernel/index.ts";
import { KeyedQueue } from "./keyedQueue.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("taking turns", () => {
  it("[F-13] first come, first served, one at a time, and nothing is kept of it", async () => {
    const [queue, clock, log] = [new KeyedQueue(), steppedClock(), [] as string[]];
    const run = (name: string) => async () => {
      log.push(`${name} in`);
      await settled();
      log.push(`${name} out`);
    };
    const all = ["a", "b", "c"].map((name) => queue.run("card", clock, run(name)));
    expect(queue.isTaken("card")).toBe(true);
    await Promise.all(all);
    expect(log).toEqual(["a in", "a out", "b in", "b out", "c in", "c out"]);
    expect(queue.isTaken("card")).toBe(false);
  });

  it("[F-13] other cards do not wait, and a fault lets the next one in", async () => {
    const [queue, clock] = [new KeyedQueue(), steppedClock()];
    const stuck = queue.run("card", clock, () => new Promise<never>(() => {}));
    expect(await queue.run("other", clock, async () => "at once")).toBe("at once");
    void stuck;
    const broken = queue.run("third", clock, () => Promise.reject(new Error("broken")));
    const next = queue.run("third", clock, async () => "next");
    await expect(broken).rejects.toThrow("broken");
    expect(await next).toBe("next");
  });

  it("[F-13] one who hangs holds nobody up for longer than some seconds", async () => {
    const [queue, clock] = [new KeyedQueue(), steppedClock()];
    void queue.run("card", clock, () => new Promise<never>(() => {}));
    let in_turn = 0;
    const two = [1, 2].map(() => queue.run("card", clock, async () => void in_turn++));
    clock.step(seconds(7));
    await settled();
    expect(in_turn).toBe(0);
    clock.step(seconds(1));
    await Promise.all(two);
    expect(in_turn).toBe(2);
  });
});
