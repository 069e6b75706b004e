import fc from "fast-check";
import { expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { limits } from "#core/domain/limits/index.ts";
import { asSaid, done, type Outcome, refused, seconds } from "#core/kernel/index.ts";
import { type FoundPage, Search, typingPause } from "./search.ts";

/** A search whose answers come when they are let go, each by its term and page. */
const searching = (usual = "", pages = 3) => {
  const clock = steppedClock();
  const asked: {
    term: string;
    page: number;
    answer: (outcome?: Outcome<FoundPage<string>>) => void;
  }[] = [];
  const search = new Search<string>(
    clock,
    (term, page) => {
      const { promise, resolve } = Promise.withResolvers<Outcome<FoundPage<string>>>();
      const found = done({ results: [`${term} ${page}`], pages, source: "bundled" as const });
      asked.push({ term, page, answer: (outcome = found) => resolve(outcome) });
      return promise;
    },
    usual,
  );
  const answer = async (at: number, outcome?: Outcome<FoundPage<string>>) => {
    asked[at]?.answer(outcome);
    await clock.pass(0);
  };
  return { search, clock, asked, answer };
};

it("[SEARCH-03] it opens with the usual, once", async () => {
  const { search, asked, answer } = searching("happy birthday");
  void search.open();
  void search.open();
  expect(asked.map(({ term }) => term)).toEqual(["happy birthday"]);
  expect([search.isSearching, search.results]).toEqual([true, null]);
  await answer(0);
  void search.open();
  expect([asked.length, search.results, search.source]).toEqual([
    1,
    ["happy birthday 1"],
    "bundled",
  ]);
});

it("[SEARCH-01] what is typed is looked for when typing pauses, and not twice", async () => {
  const { search, clock, asked, answer } = searching();
  search.type("ca");
  await clock.pass(typingPause - 1);
  search.type("cat ");
  await clock.pass(typingPause - 1);
  expect(asked).toEqual([]);
  await clock.pass(1);
  await answer(0);
  search.type("cat");
  await clock.pass(typingPause);
  void search.search();
  expect(asked.map(({ term }) => term)).toEqual(["cat"]);
  search.type("");
  await clock.pass(typingPause);
  expect([search.results, search.hasMore]).toEqual([[], false]);
});

it("[MEDIA-20] pages follow one another, until the last", async () => {
  const { search, asked, answer } = searching("cat", 2);
  void search.open();
  void search.more();
  await answer(0);
  expect(search.hasMore).toBe(true);
  void search.more();
  void search.more();
  await answer(1);
  expect([search.results, search.hasMore]).toEqual([["cat 1", "cat 2"], false]);
  void search.more();
  expect(asked.map(({ page }) => page)).toEqual([1, 2]);
  search.select("cat 2");
  expect(search.selected).toBe("cat 2");
});

it("[SEARCH-01] what failed is asked again, and pages that are there stay", async () => {
  const { search, asked, answer } = searching("cat");
  const away = refused("unavailable", asSaid("We can’t search right now."));
  void search.open();
  await answer(0, away);
  expect(search.failure?.words).toEqual(asSaid("We can’t search right now."));
  void search.again();
  await answer(1);
  void search.more();
  await answer(2, away);
  expect([search.results, search.failure === null]).toEqual([["cat 1"], false]);
  void search.again();
  await answer(3);
  expect(search.results).toEqual(["cat 1", "cat 2"]);
  expect(asked.map(({ page }) => page)).toEqual([1, 1, 2, 2]);
});

const tooOften = refused("limited", asSaid("You’ve searched a lot."), { retryAfter: 20 });

it("[SEARCH-01] [ERR-16] whoever searched too often is told, keeps what they typed, and goes on by itself", async () => {
  const { search, clock, asked, answer } = searching();
  search.type("cat");
  await clock.pass(typingPause);
  await answer(0, tooOften);
  expect([search.term, search.failure?.words]).toEqual(["cat", asSaid("You’ve searched a lot.")]);
  await clock.pass(seconds(20) - 1);
  expect(asked).toHaveLength(1);
  await clock.pass(1);
  await answer(1);
  expect([search.term, search.results, search.failure]).toEqual(["cat", ["cat 1"], null]);
  void search.more();
  await answer(2, tooOften);
  expect(search.results).toEqual(["cat 1"]);
  await clock.pass(seconds(20));
  await answer(3);
  expect(search.results).toEqual(["cat 1", "cat 2"]);
});

it("[SEARCH-01] what was asked for meanwhile takes the place of what waits", async () => {
  const { search, clock, asked, answer } = searching();
  search.type("cat");
  await clock.pass(typingPause);
  await answer(0, tooOften);
  search.type("dog");
  await clock.pass(typingPause);
  await answer(1);
  search.type("cow");
  await clock.pass(typingPause);
  await answer(2, tooOften);
  search.type("");
  await clock.pass(seconds(60));
  expect(asked.map(({ term }) => term)).toEqual(["cat", "dog", "cow"]);
  expect([search.results, search.failure]).toEqual([[], null]);
});

it("[SEARCH-01] nobody types so fast that they reach the limit", () => {
  const { limit, span } = limits.searchesOfPerson;
  // the limit counts in forty-eighths of its span, so a little more than a minute counts together
  const counted = span + span / 48;
  expect(counted / typingPause).toBeLessThan(0.9 * limit);
});

it("[SEARCH-01] whatever order answers come in, what is shown is of what was looked for last", async () => {
  const terms = fc.array(fc.constantFrom("a", "b", "c", ""), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(terms, fc.array(fc.nat(7), { maxLength: 12 }), async (typed, order) => {
      const { search, clock, asked, answer } = searching();
      for (const term of typed) {
        search.type(term);
        await clock.pass(typingPause);
      }
      for (const at of [...order, ...asked.keys()]) await answer(at % Math.max(1, asked.length));
      const last = typed.at(-1) ?? "";
      expect(search.results).toEqual(last === "" ? [] : [`${last} 1`]);
      expect(search.isSearching).toBe(false);
    }),
  );
});
