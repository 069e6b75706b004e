import { expect, it } from "vitest";
import { KeyedQueue } from "./keyedQueue.ts";

/** Jobs that end when the test says so, and the order they began in. */
const jobs = () => {
  const begun: string[] = [];
  const ends = new Map<string, { finish: () => void; fail: () => void }>();
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((finish, fail) =>
      ends.set(name, { finish: () => finish(name), fail: () => fail(new Error(name)) }),
    );
  };
  return { begun, ends, job };
};

it("[STORY-15] what was asked later under a name begins when what was asked before has ended", async () => {
  const { begun, ends, job } = jobs();
  const queue = new KeyedQueue();
  const first = queue.run("card", job("first"));
  const second = queue.run("card", job("second"));
  await Promise.resolve();
  expect(begun).toEqual(["first"]);
  ends.get("first")?.finish();
  await first;
  while (begun.length === 1) await Promise.resolve();
  ends.get("second")?.finish();
  expect(await second).toBe("second");
});

it("[STORY-15] a failure before does not hold up what follows, and other names do not wait", async () => {
  const { begun, ends, job } = jobs();
  const queue = new KeyedQueue();
  const first = queue.run("card", job("first"));
  const second = queue.run("card", job("second"));
  const other = queue.run("other", job("other"));
  expect(begun).toEqual(["first", "other"]);
  ends.get("first")?.fail();
  await expect(first).rejects.toThrow("first");
  while (begun.length === 2) await Promise.resolve();
  ends.get("second")?.finish();
  ends.get("other")?.finish();
  expect(await Promise.all([second, other])).toEqual(["second", "other"]);
});
