import { expect, it } from "vitest";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import type { Session } from "../session/index.ts";
import { deleteUnused } from "./unused.ts";

it("[MEDIA-14][CONST-06] three unused media are deleted at once, and one that would not go is only logged", async () => {
  let [now, most] = [0, 0];
  const gone: string[] = [];
  const api = async (_: string, { path }: { path: { id: string } }) => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now--;
    if (path.id === "b") return refused("fault", asSaid(""));
    gone.push(path.id);
    return done(null);
  };
  const logged: unknown[] = [];
  const reporter = {
    event: (...said: unknown[]) => void logged.push(said),
    fault: () => undefined,
  };
  const ids = ["a", "b", "c", "d", "e", "f", "g"];
  await deleteUnused({ api } as unknown as Session, reporter, ids);
  expect(most).toBe(3);
  expect(gone.toSorted()).toEqual(["a", "c", "d", "e", "f", "g"]);
  expect(logged).toEqual([["unused media kept", { id: "b", code: "fault" }]]);
});
