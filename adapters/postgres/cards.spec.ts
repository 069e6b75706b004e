import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import { add, aSlide, aStory, change } from "#specs/contracts/records.ts";
import { bundle } from "./cards.ts";
import { Database } from "./database.ts";
import { KnownCards } from "./knownCards.ts";
import { type TestDatabase, testDatabase } from "./testing.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
}, 60_000);
afterAll(() => base.stop());

const story = aStory();
const nobody = { account: null, visitor: null };

it("[P9] reads of a card what a server reads that has never seen it, after any changes", async () => {
  const { store } = base.open;
  const other = new Database(base.where);
  let changes = 0;
  const slide = (description: string) => aSlide(story, { description });
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(3), fc.nat(9)), { minLength: 3 }),
        async (steps) => {
          await base.empty();
          await store.commit(add("stories", story), []);
          const rows: SlideRecord[] = [];
          for (const [what, which] of steps) {
            const at = which % Math.max(rows.length, 1);
            const [row] = rows.slice(at);
            const description = `change ${++changes}`;
            if (what === 0 || !row) {
              const added = slide(description);
              rows.push(added);
              await store.commit(add("slides", added), []);
            } else if (what === 1) {
              const [now] = await store.list("slides", { id: row.id });
              if (now) await store.commit([change("slides", now, { description })], []);
            } else if (what === 2) {
              // by hand, which counts no version
              await other.write("update slides set description = $1 where id = $2", [
                description,
                row.id,
              ]);
            } else {
              rows.splice(at, 1);
              await store.commit([{ kind: "remove", table: "slides", match: { id: row.id } }], []);
            }
            Object.assign(other, { cards: new KnownCards() });
            const asNew = await bundle(other, story.id);
            expect(await store.bundle(story.id)).toEqual(asNew);
            expect((await store.wholeCard(story.id, nobody))?.bundle).toEqual(asNew);
          }
        },
      ),
      { numRuns: 20 },
    );
  } finally {
    await other.stop();
  }
  expect(changes).toBeGreaterThan(50);
});
