import { expect, it } from "vitest";
import { Once } from "./once.ts";

it("[F-14] is done once, however often it is asked for, meanwhile and afterwards", async () => {
  const once = new Once<string | null>((answer) => answer !== null);
  let times = 0;
  const save = async () => `saved ${++times}`;
  const [first, second] = [once.run(save), once.run(save)];
  expect(await first).toBe("saved 1");
  expect(await second).toBe("saved 1");
  expect(await once.run(save)).toBe("saved 1");
});

it("[F-14] what came to nothing, or broke, may be tried again", async () => {
  const once = new Once<string | null>((answer) => answer !== null);
  expect(await once.run(async () => null)).toBeNull();
  await expect(once.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await once.run(async () => "saved")).toBe("saved");
});

it("[F-14] what was changed since, also meanwhile, is done anew", async () => {
  const once = new Once<string | null>((answer) => answer !== null);
  let times = 0;
  const save = async () => `saved ${++times}`;
  expect(await once.run(save)).toBe("saved 1");
  once.renew();
  const under = once.run(save);
  once.renew();
  expect(await once.run(save), "it is under way").toBe("saved 2");
  await under;
  expect(await once.run(save)).toBe("saved 3");
});
