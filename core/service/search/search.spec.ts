import { expect, it } from "vitest";
import { limits } from "#core/domain/limits/index.ts";
import { minutes } from "#core/kernel/index.ts";
import { codeOf, person } from "#specs/fixtures/messages.ts";
import { browser, makeService } from "#specs/fixtures/service.ts";

/** Finds nothing, which is quick; the limit counts it all the same. */
const term = { query: { term: "qqxyzzy" } };
const place = { query: { term: "-" } };
const times = <T>(count: number, ask: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, ask));

it("[SEARCH-01, SEARCH-02, SEARCH-04] searches of all kinds count together, for each person", async () => {
  const service = makeService();
  const ada = await person(service, "Ada");
  const third = limits.searchesOfPerson.limit / 3;
  const asked = [
    ...(await times(third, () => ada.api("searchGifs", term))),
    ...(await times(third, () => ada.api("searchSongs", term))),
    ...(await times(third, () => ada.api("searchPlaces", place))),
  ];
  expect(new Set(asked.map(codeOf))).toEqual(new Set(["ok"]));
  expect(codeOf(await ada.api("searchGifs", term))).toBe("limited");
  expect(codeOf(await ada.api("searchSongs", term))).toBe("limited");
  const places = await ada.api("searchPlaces", place);
  expect(places).toMatchObject({ refusal: { code: "limited" } });
  expect(places.ok ? 0 : places.refusal.retryAfter).toBeGreaterThan(0);
  expect(codeOf(await (await person(service, "Ben")).api("searchGifs", term))).toBe("ok");
  service.clock.step(minutes(2));
  expect(codeOf(await ada.api("searchGifs", term))).toBe("ok");
});

it("[SEARCH-01] one who throws away their cookie is held by their network, and others are not", async () => {
  const service = makeService();
  const all = await times(limits.searchesOfNetwork.limit + 20, () =>
    browser(service, "192.0.2.1").api("searchGifs", term),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(limits.searchesOfNetwork.limit);
  expect(codeOf(await browser(service, "192.0.2.2").api("searchGifs", term))).toBe("ok");
});

it("[SEARCH-01, SEARCH-02] a card of forty GIFs plays for fifty people of one office, whatever they search", async () => {
  const service = makeService();
  const viewer = browser(service, "192.0.2.1");
  await times(limits.searchesOfNetwork.limit, () => viewer.api("searchSongs", term));
  const gif = { query: { giphy_id: "fanfold-turtle" } };
  const song = { query: { spotify_track_id: "fanfold-ode-to-joy" } };
  const shown = [
    ...(await times(40 * 50, () => viewer.api("readGif", gif))),
    ...(await times(50, () => viewer.api("searchSongs", song))),
  ];
  expect(new Set(shown.map(codeOf))).toEqual(new Set(["ok"]));
  await times(limits.foundOfNetwork.limit - shown.length, () => viewer.api("readGif", gif));
  expect(codeOf(await viewer.api("readGif", gif))).toBe("limited");
  expect(codeOf(await viewer.api("searchSongs", song))).toBe("limited");
});
