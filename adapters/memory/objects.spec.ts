import { describe, it } from "vitest";
import { minutes } from "#core/kernel/index.ts";
import { objectsChecks } from "#specs/contracts/objects.ts";
import { steppedClock } from "./clock.ts";
import { keptObjects } from "./objects.ts";

describe("memory keeps the contract of object storage", () => {
  it.each(objectsChecks.map((check) => [check.title, check] as const))("%s", async (_, check) => {
    const clock = steppedClock();
    const objects = keptObjects(clock);
    await check.run({
      objects,
      post: async (form, bytes) => objects.post(form, bytes),
      expired: async (key, mime_type) => {
        const form = await objects.form(key, mime_type, 10_000);
        clock.step(minutes(15));
        return form;
      },
    });
  });
});
