import { expect, it } from "vitest";
import { days } from "#core/kernel/index.ts";
import { capturing, offered } from "#specs/fixtures/capturing.ts";

it("[CAPT-18] what is recorded is on disk second by second, and offered back when the tab is gone", async () => {
  const { capture, record, clock, shelf, begin, recordings, sent, ends } = await capturing("voice");
  await record(3500);
  const [running] = await recordings.find("ada@mail.test:card:");
  expect(running?.facts).toMatchObject({ kind: "voice", length: 3000, isOver: false });
  // another tab of the same browser sees that it runs
  const other = shelf();
  await other.read();
  expect(offered(other, "voice", [])).toEqual([]);
  // the battery is dead: nothing says goodbye
  capture.viewfinder.close();
  clock.step = () => undefined;
  const { writtenAt = 0 } = running?.facts ?? {};
  const later = { ...running?.facts, writtenAt: writtenAt - 5000 };
  if (running) await recordings.write(running.key, later as typeof running.facts);
  await other.read();
  const [left] = offered(other, "voice", []);
  expect(left).toMatchObject({ kind: "voice", length: 3000 });
  expect(offered(other, "video", [])).toEqual([]);

  const again = begin(other);
  await again.open(left);
  await clock.pass(0);
  expect([again.step.at, again.take?.playback.length]).toEqual([4, 3]);
  expect(again.take?.levels.length).toBeGreaterThan(50);
  expect(
    sent.map(({ size }) => size),
    "three seconds, a byte each",
  ).toEqual([3]);
  again.goOn();
  expect(ends).toMatchObject([{ how: "taken" }]);
  other.close();
});

it("[CAPT-18] a tab that records on is asked again until it does not", async () => {
  const { record, clock, shelf, capture } = await capturing("voice");
  await record(2000);
  const other = shelf();
  await other.read();
  await clock.pass(20_000);
  expect(offered(other, "voice", [])).toEqual([]);
  capture.dispose();
  await clock.pass(5000);
  expect(offered(other, "voice", [])).toHaveLength(1);
  other.close();
});

it("[CAPT-23] a recording is offered no more once its message was sent, and stays until then", async () => {
  const { capture, record, stop, clock, kept, recordings } = await capturing("video");
  await record(1000);
  await stop();
  await clock.pass(0);
  capture.goOn();
  await clock.pass(0);
  expect(offered(kept, "video", ["m1"]), "the message has it").toEqual([]);
  expect(offered(kept, "video", []), "taken out of the message").toHaveLength(1);
  await kept.forget(["another"]);
  expect(await recordings.find("")).toHaveLength(1);
  await kept.forget(["m1"]);
  expect(await recordings.find("")).toEqual([]);
  expect(kept.left).toEqual([]);
});

it("[CAPT-18] a full device is told kindly, and the recording goes on in memory", async () => {
  const { capture, record, clock, stop, recordings, sent } = await capturing("video");
  await record(1500);
  recordings.become("full");
  await clock.pass(1000);
  expect(capture.notice).toEqual({ key: "capture.noCopy", params: { why: "full" } });
  await clock.pass(2000);
  await stop();
  expect(sent.map(({ size }) => size)).toEqual([5]);
});

it("[CAPT-15] a recording that is thrown away is not written again by what was on its way", async () => {
  const { kept, recordings } = await capturing("voice");
  const key = kept.newKey();
  const facts = { kind: "voice", format: "", startedAt: 0, writtenAt: 0, length: 0 } as const;
  const written = kept.write(key, { ...facts, isOver: false, mediaId: null });
  await Promise.all([written, kept.throwAway(key)]);
  expect(await recordings.find("")).toEqual([]);
});

it("[AUTH-29] what a visitor recorded is theirs once they sign in; after thirty days it is gone", async () => {
  const { kept, recordings, clock, shelf } = await capturing("voice");
  const facts = { kind: "voice", format: "", length: 0, isOver: true, mediaId: null } as const;
  const write = (key: string, at: number) =>
    recordings.write(key as never, { ...facts, startedAt: at, writtenAt: at });
  await write("visitor:card:one", clock.now());
  await write("visitor:other:one", clock.now());
  await write("ada@mail.test:other:old", clock.now() - days(31));
  await kept.read();
  expect(kept.left.map(({ key }) => key)).toEqual(["ada@mail.test:card:one"]);
  const keys = (await recordings.find("")).map(({ key }) => key);
  expect(keys).toEqual(["visitor:other:one", "ada@mail.test:card:one"]);
  expect(shelf().left).toEqual([]);
});
