import { expect, it } from "vitest";
import { memoryMusic, memoryPage, steppedClock } from "#adapters/memory/index.ts";
import { isSameOrder, soundtrackOf, type Track, tracksOf } from "#core/domain/soundtrack/index.ts";
import { asSaid, done, refused, unobserved } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import type { AppPorts } from "../appPorts.ts";
import type { CardEditor } from "../editor/index.ts";
import type { Session } from "../session/index.ts";
import { CardSoundtrack } from "./soundtrack.ts";

const track = (id: string, genre: Track["genre"] = "Chill"): Track => ({
  ...{ id, url: `/tracks/${id}.m4a`, name: id, composer: "Traditional", genre },
  ...{ length: 70, cover_url: null, peaks: [1] },
});
const library = [track("a"), track("b"), track("c", "Festive"), track("d", "Acoustic")];
const [a, b, c] = library as [Track, Track, Track];

type Sent = {
  body?: { track_id?: string; tracks?: string[]; before?: string[] };
  path?: { track?: string };
};

/** A soundtrack over an authority that can be told to refuse, or changed behind its back. */
const opened = async () => {
  const kept = { ids: [] as readonly string[], refuses: false };
  const calls: string[] = [];
  const api = async (id: string, { body, path }: Sent) => {
    calls.push(id);
    if (id === "readTracks") return done({ tracks: library });
    if (id !== "readSoundtrack" && kept.refuses) return refused("fault", asSaid("Oh no"));
    if (id === "addTrack") kept.ids = [...kept.ids, body?.track_id ?? ""];
    if (id === "removeTrack") kept.ids = kept.ids.filter((one) => one !== path?.track);
    if (id === "changeSoundtrack") {
      if (!isSameOrder(body?.before ?? kept.ids, kept.ids))
        return refused("stale", asSaid("Somebody else was here"));
      const whole = soundtrackOf(body?.tracks ?? [], library);
      if (whole.ok) kept.ids = whole.value;
    }
    return done({ tracks: tracksOf(kept.ids, library) });
  };
  const clock = steppedClock();
  const page = memoryPage();
  let changed = () => {};
  const freshness = {
    follow: (_part: string, _known: unknown, hear: () => void) => {
      changed = hear;
      return () => undefined;
    },
  };
  const output = memoryMusic();
  const soundtrack = new CardSoundtrack(
    { clock, page, observe: unobserved } as unknown as AppPorts,
    { api } as unknown as Session,
    { id: "s", story: null, freshness, markChanged: () => undefined } as unknown as CardEditor,
    output,
  );
  await soundtrack.open();
  const names = () => soundtrack.selected.map(({ id }) => id).join("");
  return { soundtrack, kept, calls, clock, page, output, names, change: () => changed() };
};

it("[MUSIC-03] [MUSIC-05] the library is browsed by the genres that it has", async () => {
  const { soundtrack } = await opened();
  expect(soundtrack.genres).toEqual(["Acoustic", "Chill", "Festive"]);
  soundtrack.browse("Chill");
  expect(soundtrack.shown).toEqual([a, b]);
});

it("[MUSIC-04] what was done is said for three seconds, and what was removed can be put back in its place", async () => {
  const { soundtrack, clock, names, kept } = await opened();
  await soundtrack.add(a);
  await soundtrack.add(b);
  await soundtrack.add(c);
  expect(soundtrack.action).toBe("added");
  clock.step(2999);
  expect(soundtrack.action).toBe("added");
  clock.step(1);
  expect(soundtrack.action).toBeNull();
  await soundtrack.remove(b);
  expect([soundtrack.action, names()]).toEqual(["removed", "ac"]);
  clock.step(3000);
  expect([soundtrack.action, soundtrack.removed?.track]).toEqual([null, b]);
  await soundtrack.undo();
  expect([names(), kept.ids.join(""), soundtrack.removed]).toEqual(["abc", "abc", null]);
});

it("[MUSIC-06] an order is shown at once and sent whole; one that is refused is put right", async () => {
  const { soundtrack, kept, names, calls } = await opened();
  for (const one of [a, b, c]) await soundtrack.add(one);
  const moving = soundtrack.move(c, 0);
  expect(names()).toBe("cab");
  await moving;
  expect(kept.ids.join("")).toBe("cab");
  calls.length = 0;
  await soundtrack.move(c, 0);
  expect(calls).toEqual([]);
  kept.refuses = true;
  const refusedMove = soundtrack.move(a, 2);
  expect(names()).toBe("cba");
  expect(await refusedMove).toBe(false);
  expect(spoken([names(), soundtrack.error])).toEqual(["cab", "Oh no"]);
});

it("[MUSIC-06] what another tab changed is shown", async () => {
  const { kept, names, change } = await opened();
  kept.ids = ["b", "a"];
  change();
  await Promise.resolve();
  await Promise.resolve();
  expect(names()).toBe("ba");
});

it("[MUSIC-06] [STORY-15] moves that follow each other go through; one over somebody else’s change shows theirs", async () => {
  const { soundtrack, kept, names } = await opened();
  for (const one of [a, b, c]) await soundtrack.add(one);
  await Promise.all([soundtrack.move(c, 0), soundtrack.move(b, 0)]);
  expect([names(), kept.ids.join("")]).toEqual(["bca", "bca"]);
  kept.ids = ["c", "a"];
  expect(await soundtrack.move(a, 0)).toBe(false);
  expect(spoken([names(), soundtrack.error])).toEqual(["ca", "Somebody else was here"]);
  expect(kept.ids.join("")).toBe("ca");
});

it("[MUSIC-06] what could not be put back is still offered", async () => {
  const { soundtrack, kept, names } = await opened();
  for (const one of [a, b]) await soundtrack.add(one);
  await soundtrack.remove(a);
  kept.ids = ["b", "c"];
  expect(await soundtrack.undo()).toBe(false);
  expect([names(), soundtrack.removed]).toEqual(["bc", { track: a, at: 0 }]);
  expect(await soundtrack.undo()).toBe(true);
  expect(names()).toBe("abc");
});

it("[MUSIC-05] one track is listened to at a time, until it ends, another begins or the page is hidden", async () => {
  const { soundtrack, output, page } = await opened();
  const { preview } = soundtrack;
  preview.toggle(a);
  preview.toggle(b);
  expect([preview.playing, output.url, output.isRunning]).toEqual(["b", b.url, true]);
  output.end();
  expect([preview.playing, output.isRunning]).toEqual([null, false]);
  preview.toggle(a);
  page.hide();
  expect([preview.playing, output.isRunning]).toEqual([null, false]);
  preview.toggle(a);
  soundtrack.close();
  expect(output.isClosed).toBe(true);
});
