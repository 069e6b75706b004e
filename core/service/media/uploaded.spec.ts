import fc from "fast-check";
import { expect, it } from "vitest";
import { keptObjects, steppedClock } from "#adapters/memory/index.ts";
import { headOf } from "./uploaded.ts";

it("[MEDIA-09] an object’s first bytes are read and no more, however it is handed over", async () => {
  const objects = keptObjects(steppedClock());
  const pieces = fc.array(fc.uint8Array({ minLength: 1, maxLength: 9 }), { maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(pieces, fc.integer({ min: 1, max: 20 }), async (chunks, length) => {
      const whole = chunks.flatMap((chunk) => [...chunk]);
      let taken = 0;
      const inPieces = async function* () {
        for (const chunk of chunks) {
          taken += chunk.length;
          yield chunk;
        }
      };
      const info = { size: whole.length, etag: "", mime_type: "video/mp4" };
      const open = async () => ({ info, bytes: inPieces() });
      const head = await headOf({ objects: { ...objects, open } }, "upload", length);
      expect(head && [...head]).toEqual(whole.slice(0, length));
      expect(taken).toBeLessThan(length + 9);
    }),
  );
  expect(await headOf({ objects }, "upload", 12)).toBeNull();
});
