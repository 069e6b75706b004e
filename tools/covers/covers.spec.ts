import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { foundCovers } from "#adapters/node/index.ts";
import { LOOP_FROM, SCENE_LOOP } from "#adapters/webgl/basis/index.ts";
import { valueAt } from "#adapters/webgl/exported/motion.ts";
import { EXPORTED, SHOP_COVERS } from "#core/domain/cover/index.ts";
import { checkExported } from "#core/domain/exported/index.ts";

const named = [
  "bee_queen",
  "dino-roarsome",
  "hedgehog_birthday",
  "sloth_suprise",
  "doctor_dance",
  "unicorn_clouds_birthday",
];
const found = foundCovers("/cover-assets", ["web/public"]);

test("[COVER-27][OPEN-121] the six named covers and at least ten numbered ones are there, each whole and with a shop", async () => {
  const ids = EXPORTED.map(({ name }) => name);
  expect(ids).toEqual(expect.arrayContaining(named));
  expect(ids.filter((id) => /^\d+$/.test(id)).length).toBeGreaterThanOrEqual(10);
  const sold = new Set(Object.values(SHOP_COVERS).flatMap((all) => all.map(({ theme }) => theme)));
  for (const { name, label, style } of EXPORTED) {
    const cover = checkExported(await found.exported(name));
    expect(cover, name).toMatchObject({ id: name, name: label.replace("’", "'") });
    expect(cover?.layers.length, name).toBeGreaterThan(style === "minimal" ? 20 : 40);
    expect(sold, name).toContain(name);
  }
});

test.each(["no_such", "../../../package", "", "bee queen"])(
  "[OPEN-121] %j is the id of none",
  async (id) => {
    expect(await found.exported(id)).toBeNull();
  },
);

test("[COVER-28][OPEN-119] a cover's assets lie below the base that is set", async () => {
  const text = JSON.stringify({ assets: { paper: "paper.webp" } });
  const answer = globalThis.fetch;
  globalThis.fetch = async (at) =>
    new Response(`${at}` === "https://cdn.example/art/exported/bee.json" ? text : "{}");
  const content = await foundCovers("https://cdn.example/art", []).exported("bee");
  globalThis.fetch = answer;
  expect(content).toEqual({ assets: { paper: "https://cdn.example/art/paper.webp" } });
});

test("[F-54] what moves after its entrance goes on to the end of the loop, but the one event", () => {
  for (const { name } of EXPORTED) {
    const text = readFileSync(`web/public/cover-assets/exported/${name}.json`, "utf8");
    const tracks = (checkExported(JSON.parse(text))?.layers ?? []).flatMap(
      (layer) => layer.tracks ?? [],
    );
    const ends = tracks.filter(({ round }) => !round).map(({ keys }) => keys.at(-1)?.t ?? 0);
    expect(
      ends.filter((end) => end > 7 && end !== LOOP_FROM + SCENE_LOOP),
      name,
    ).toEqual([]);
  }
});

test("[COVER-27] what moves comes back to where it was at the end of the loop", () => {
  for (const { name } of EXPORTED) {
    const text = readFileSync(`web/public/cover-assets/exported/${name}.json`, "utf8");
    for (const layer of checkExported(JSON.parse(text))?.layers ?? [])
      for (const channel of ["x", "y", "size", "wide", "high", "fade"] as const)
        expect(valueAt(layer, channel, 10), `${name} ${channel}`).toBeCloseTo(
          valueAt(layer, channel, 4),
          3,
        );
  }
});
