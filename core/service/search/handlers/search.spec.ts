import { expect, it } from "vitest";
import { browser, makeService, refusalOf, value } from "#specs/fixtures/service.ts";

const { api } = browser(makeService());
const songs = async (query: { term: string; limit?: number }) =>
  value(await api("searchSongs", { query })).results ?? [];

it("[API-82] [SEARCH-02] songs come ten at a time to whoever asks, or as many as asked for", async () => {
  const ten = await songs({ term: "" });
  expect(ten).toHaveLength(10);
  expect(await songs({ term: "", limit: 3 })).toEqual(ten.slice(0, 3));
  expect((await songs({ term: "", limit: 50 })).length, "there are more").toBeGreaterThan(10);
  const [ode] = await songs({ term: "ode to joy" });
  expect(ode).toMatchObject({ name: "Ode to Joy", id: "fanfold-ode-to-joy" });
  expect(await songs({ term: "xyzzy" })).toEqual([]);
});

it("[API-81] [SEARCH-02] one song comes by its id, and by nothing else", async () => {
  const byId = async (spotify_track_id: string) =>
    api("searchSongs", { query: { spotify_track_id } });
  const { result, results } = value(await byId("fanfold-ode-to-joy"));
  expect([result?.name, results]).toEqual(["Ode to Joy", undefined]);
  expect(refusalOf(await byId("nobody-sang-it"))).toBe("notFound");
});

it("[API-82] what is asked for no term, or for too many, is refused beside its field", async () => {
  for (const query of [{}, { term: "a", limit: 0 }, { term: "a", limit: 51 }])
    expect(refusalOf(await api("searchSongs", { query })), JSON.stringify(query)).toBe("invalid");
});

it("[API-79] [SEARCH-01] one GIF comes by its id, and none where nobody knows it", async () => {
  const byId = async (giphy_id: string) => api("readGif", { query: { giphy_id } });
  const { result } = value(await byId("fanfold-turtle"));
  expect(result).toMatchObject({ id: "fanfold-turtle", url: expect.stringMatching(/turtle/) });
  expect(refusalOf(await byId("nobody-drew-it"))).toBe("notFound");
});

it("[API-80] [SEARCH-04] places come by their names with where they lie, as many as asked for", async () => {
  const places = async (query: { term: string; limit?: number }) =>
    value(await api("searchPlaces", { query })).results;
  const all = await places({ term: "san" });
  expect(all.length).toBeGreaterThan(2);
  expect(await places({ term: "san", limit: 2 })).toEqual(all.slice(0, 2));
  const [lisbon] = await places({ term: "Lisbon" });
  expect(lisbon?.name).toMatch(/^Lisbon/);
  expect([lisbon?.lat, lisbon?.lon].map((at) => Math.round(at ?? 0))).toEqual([39, -9]);
  expect(await places({ term: "xyzzyx" })).toEqual([]);
});
