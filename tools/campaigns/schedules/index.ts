import assert from "node:assert/strict";
import fc from "fast-check";
import type { Story } from "#core/domain/story/index.ts";
import {
  addText,
  answered,
  cardOf,
  codeOf,
  joins,
  type Person,
  person,
  text,
} from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";

/** A service whose store answers after some rounds, as the schedule says, so that calls overtake each other. */
const jumbledService = () => {
  const service = makeService();
  const delay = { rounds: [0] as readonly number[], nth: 0 };
  const store = new Proxy(service.store, {
    get: (real, name) => {
      const method = (Reflect.get(real, name) as (...args: unknown[]) => unknown).bind(real);
      if (name === "listen") return method;
      return async (...args: unknown[]) => {
        const rounds = delay.rounds[delay.nth++ % delay.rounds.length] ?? 0;
        for (let left = rounds; left > 0; left--) await Promise.resolve();
        return method(...args);
      };
    },
  });
  return { service: { ...service, store }, delay };
};

const call = fc.record({
  what: fc.constantFrom("edit", "order", "delete", "approve", "reject", "create", "approveAll"),
  which: fc.nat(3),
  by: fc.constantFrom("owner" as const, "friend" as const),
});
type Call = typeof call extends fc.Arbitrary<infer C> ? C : never;

/** Everybody acts at once on what they had read before. */
const act = (who: Person, seen: Story, { what, which, by }: Call) => {
  const messages = seen.slides.filter((s) => s.type === "text");
  const { id = "", version = 0 } = messages[which] ?? {};
  const card = { path: { id: seen.id } };
  const turned = seen.slides.map((s, n) => ({
    id: s.id,
    position: ((n + which + 1) % seen.slides.length) + 1,
  }));
  switch (what) {
    case "edit":
      return who.api("changeSlide", {
        path: { id },
        body: { description: `${by} ${which}`, version },
      });
    case "order":
      return who.api("orderSlides", { ...card, body: { slides: turned, version: seen.version } });
    case "delete":
      return who.api("deleteSlide", { path: { id } });
    case "approve":
      return who.api("approveSlide", { path: { id } });
    case "reject":
      return who.api("rejectSlide", { path: { id } });
    case "approveAll":
      return who.api("approveAllSlides", card);
    default:
      return who.api("createSlide", { query: { story_id: seen.id }, body: text(`new ${which}`) });
  }
};

/**
 * Plays so many schedules of calls that overtake each other, and throws where a stale write got through, places are
 * not 1..n, or an acknowledged message is missing (R9). Answers how the calls ended, and how many schedules ran.
 */
export const playSchedules = async (
  wanted: number,
): Promise<{ readonly ran: number; readonly counts: ReadonlyMap<string, number> }> => {
  const counts = new Map<string, number>();
  let ran = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(call, { minLength: 2, maxLength: 6 }),
      fc.array(fc.nat(12), { minLength: 5, maxLength: 40 }),
      fc.boolean(),
      async (calls, rounds, content_moderation) => {
        const { service, delay } = jumbledService();
        const owner = await person(service, "Olive");
        const friend = await person(service, "Fred");
        const card = await cardOf(service, owner, {});
        await joins(friend, card);
        for (const [n, who] of [friend, owner, friend, owner].entries())
          await addText(who, card, `m${n}`);
        const path = { path: { id: card.id } };
        const seen = answered(
          await owner.api("changeStory", { ...path, body: { content_moderation } }),
        ).story;

        Object.assign(delay, { rounds, nth: 0 });
        const outcomes = await Promise.all(
          calls.map((c) => act(c.by === "owner" ? owner : friend, seen, c)),
        );
        Object.assign(delay, { rounds: [0] });
        const codes = outcomes.map(codeOf);
        for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
        ran++;

        const { slides } = await service.store.bundle(card.id as never);
        const inCard = slides.filter((s) => s.status === "approved");
        assert.deepEqual(
          inCard.map((s) => s.position).sort((a, b) => a - b),
          inCard.map((_, n) => n + 1),
        );
        for (const s of slides) if (s.status !== "approved") assert.equal(s.position, 0);
        assert(inCard.filter((s) => s.type === "text").length <= 5);

        // Of several who edited the same version of a message, one was right; the card has their words.
        const won = (what: string, which?: number) =>
          calls.filter(
            (c, n) =>
              c.what === what && codes[n] === "ok" && (which === undefined || c.which === which),
          );
        for (const which of [0, 1, 2, 3]) {
          const edits = won("edit", which);
          assert(edits.length <= 1);
          const id = seen.slides.filter((s) => s.type === "text")[which]?.id;
          const slide = slides.find((s) => s.id === id);
          if (slide) {
            assert.equal(slide.edition, 1 + edits.length);
            if (edits[0]) assert.equal(slide.description, `${edits[0].by} ${which}`);
          } else assert(won("delete", which).length > 0);
        }
        assert(won("order").length <= 1);
        // Every message that was answered as created is there.
        const created = won("create").map((c) => `new ${c.which}`);
        const kept = slides.map((s) => s.description).filter((words) => words?.startsWith("new"));
        assert.deepEqual(kept.sort(), created.sort());
      },
    ),
    { numRuns: wanted },
  );
  return { ran, counts };
};

/** `npm run campaign -- schedules [SCHEDULES]` */
export const schedules = async (wanted = 2000): Promise<boolean> => {
  const { ran, counts } = await playSchedules(wanted);
  const ends = [...counts].map(([code, times]) => `${code} × ${times}`).join(", ");
  console.log(`R9 schedules: ${ran} schedules of 2 to 6 calls at once; ${ends}`);
  // drawn by lot: about one for every ten schedules
  return ran >= wanted && (counts.get("stale") ?? 0) >= wanted / 50;
};
