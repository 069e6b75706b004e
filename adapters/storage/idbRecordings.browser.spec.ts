import { expect, test } from "vitest";
import type { RecordingFacts, RecordingKey } from "#core/app/ports/index.ts";
import { idbRecordings } from "./idbRecordings.ts";

const facts = (length: number, more: Partial<RecordingFacts> = {}): RecordingFacts => ({
  kind: "voice",
  format: "audio/webm",
  startedAt: 1,
  writtenAt: 1 + length,
  length,
  isOver: false,
  mediaId: null,
  ...more,
});
const part = (...bytes: readonly number[]) => ({ bytes: Uint8Array.from(bytes), levels: [0.5] });
const key = (name: string) => name as RecordingKey;
/** As a page finds it that was loaded anew. */
const names = (function* () {
  for (let n = 0; ; n++) yield `recordings-${n}-${Math.random()}`;
})();
const disk = () => names.next().value;

test("[CAPT-18] what was written is there after a reload, in its order, with what is known of it", async () => {
  const name = disk();
  const before = idbRecordings(name);
  for (let second = 1; second <= 12; second++)
    expect(await before.write(key("ada:card:1"), facts(second * 1000), part(second))).toBe("kept");
  expect(await before.write(key("ada:card:2"), facts(0), part(99))).toBe("kept");

  const after = idbRecordings(name);
  const found = await after.find("ada:card:");
  expect(found.map((one) => one.key)).toEqual(["ada:card:1", "ada:card:2"]);
  expect(found[0]?.facts).toEqual(facts(12_000));
  const parts = await after.parts(key("ada:card:1"));
  expect(parts.map(({ bytes }) => [...bytes])).toEqual(
    Array.from({ length: 12 }, (_, at) => [at + 1]),
  );
  expect(parts[0]?.levels).toEqual([0.5]);
  // facts alone, as at the end
  await after.write(key("ada:card:1"), facts(12_000, { isOver: true, mediaId: "m" }));
  expect((await before.find("ada:card:1"))[0]?.facts).toMatchObject({ isOver: true, mediaId: "m" });
  expect(await before.parts(key("ada:card:1"))).toHaveLength(12);
});

test("[CAPT-15] what is removed leaves nothing, and what is moved goes along whole", async () => {
  const recordings = idbRecordings(disk());
  for (const name of ["visitor:card:1", "visitor:card:2", "visitor2:card:1"])
    await recordings.write(key(name), facts(1000), part(1, 2));
  await recordings.remove(key("visitor:card:1"));
  expect(await recordings.parts(key("visitor:card:1"))).toEqual([]);
  await recordings.move("visitor:", "ada:");
  const all = (await recordings.find("")).map((one) => one.key);
  expect(all).toEqual(["ada:card:2", "visitor2:card:1"]);
  expect([...((await recordings.parts(key("ada:card:2")))[0]?.bytes ?? [])]).toEqual([1, 2]);
  expect(await recordings.parts(key("visitor:card:2"))).toEqual([]);
});

test("[CAPT-18] a full device says so, and what was there stays", async () => {
  const recordings = idbRecordings(disk());
  await recordings.write(key("ada:card:1"), facts(1000), part(1));
  const { put } = IDBObjectStore.prototype;
  const full = new DOMException("full", "QuotaExceededError");
  IDBObjectStore.prototype.put = () => {
    throw full;
  };
  try {
    expect(await recordings.write(key("ada:card:1"), facts(2000), part(2))).toBe("full");
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  expect((await recordings.find("ada:"))[0]?.facts.length).toBe(1000);
  expect(await recordings.parts(key("ada:card:1"))).toHaveLength(1);
});
