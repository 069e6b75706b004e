import { expect, it } from "vitest";
import { keptCovers } from "#adapters/memory/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import { browser, makeService, value } from "#specs/fixtures/service.ts";

it("[COVER-31][OPEN-121][API-128] tells anybody the content of an exported cover", async () => {
  const path = { exportedId: "bee_queen" };
  const { cover } = value(await browser(makeService()).api("readExportedCover", { path }));
  expect(Object.keys(cover)).toEqual(["id", "name", "variant", "fields", "layers", "assets"]);
  expect(cover).toMatchObject({ id: "bee_queen", variant: "exported" });
  expect(cover.layers.length).toBeGreaterThan(0);
});

it("[OPEN-121] an id that nobody knows is told in the specification's words", async () => {
  const service = makeService();
  const answer = await browser(service).api("readExportedCover", { path: { exportedId: "1" } });
  expect(spoken(answer)).toMatchObject({
    ok: false,
    refusal: { code: "notFound", message: "No themes data found" },
  });
  expect(service.reporter.faults).toEqual([]);
});

it.each([
  ["no JSON", "bee"],
  ["an outline that is none", { layers: [{ path: "alert(1)" }] }],
  ["a layer in one that is not there", { layers: [{ in: "g1" }] }],
  ["a time after the end", { layers: [{ tracks: [{ of: "x", keys: [{ t: 17, v: 0 }] }] }] }],
])("[OPEN-121] [ERR-28] broken content counts as none and is reported: %s", async (_, broken) => {
  const whole = { id: "bee", name: "Bee", variant: "exported", fields: [], layers: [], assets: {} };
  const content = typeof broken === "string" ? broken : { ...whole, ...broken };
  const service = { ...makeService(), covers: keptCovers({ bee: content }) };
  const answer = await browser(service).api("readExportedCover", { path: { exportedId: "bee" } });
  expect(spoken(answer)).toMatchObject({ ok: false, refusal: { message: "No themes data found" } });
  expect(service.reporter.faults.map(({ error }) => `${error}`)).toEqual([
    "Error: Error when trying to get cover content for exportedId bee",
  ]);
  const mended = { ...service, covers: keptCovers({ bee: whole }) };
  const again = await browser(mended).api("readExportedCover", { path: { exportedId: "bee" } });
  expect(again.ok).toBe(true);
});
