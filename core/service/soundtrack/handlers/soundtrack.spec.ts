import { describe, expect, it } from "vitest";
import { as, type SlideId } from "#core/kernel/index.ts";
import { ownedCard } from "#specs/fixtures/ownedCard.ts";
import { browser, makeService, refusalOf, value } from "#specs/fixtures/service.ts";

const card = async () => {
  const service = makeService();
  const owned = await ownedCard(service);
  const path = { id: owned.id };
  const { api } = owned.owner;
  const { tracks: library } = value(await api("readTracks", {}));
  const [first, second] = library;
  if (!first || !second) throw new Error("the library is empty");
  return { service, ...owned, path, api, library, first, second };
};
const named = (tracks: readonly { id: string }[]) => tracks.map(({ id }) => id);

describe("the soundtrack", () => {
  it("[API-76] [API-77] [API-78] grows, is put in order and shrinks, each time answered whole", async () => {
    const { api, path, first, second } = await card();
    const add = (track_id: string) => api("addTrack", { path, body: { track_id } });
    expect(value(await add(first.id)).tracks).toEqual([first]);
    expect(named(value(await add(second.id)).tracks)).toEqual([first.id, second.id]);
    expect(named(value(await add(first.id)).tracks)).toEqual([first.id, second.id]);
    const tracks = [second.id, first.id];
    expect(named(value(await api("changeSoundtrack", { path, body: { tracks } })).tracks)).toEqual(
      tracks,
    );
    const gone = await api("removeTrack", { path: { ...path, track: second.id } });
    expect(value(gone).tracks).toEqual([first]);
    expect(value(await api("readSoundtrack", { path, query: {} })).tracks).toEqual([first]);
  });

  it("[API-78] [STORY-15] an order made from an old one is refused with what there is; the same one twice is not", async () => {
    const { api, path, first, second } = await card();
    await api("addTrack", { path, body: { track_id: first.id } });
    const before = [first.id];
    await api("addTrack", { path, body: { track_id: second.id } });
    const change = (tracks: string[]) =>
      api("changeSoundtrack", { path, body: { tracks, before } });
    const refusal = await change([]);
    expect(refusalOf(refusal)).toBe("stale");
    expect(refusal).toMatchObject({ refusal: { current: { tracks: [first, second] } } });
    expect(named(value(await api("readSoundtrack", { path, query: {} })).tracks)).toEqual([
      first.id,
      second.id,
    ]);
    expect(named(value(await change([first.id, second.id])).tracks)).toEqual([first.id, second.id]);
    const asSeen = { tracks: [second.id], before: [first.id, second.id] };
    expect(named(value(await api("changeSoundtrack", { path, body: asSeen })).tracks)).toEqual([
      second.id,
    ]);
  });

  it("[MUSIC-06] tells the card's watchers of a change, and of none that changes nothing", async () => {
    const { service, api, path, first } = await card();
    const at = async () => (await service.store.find("stories", path.id))?.version;
    const before = await at();
    await api("addTrack", { path, body: { track_id: first.id } });
    const after = await at();
    expect(after).toBeGreaterThan(before ?? 0);
    await api("addTrack", { path, body: { track_id: first.id } });
    expect(await at()).toBe(after);
  });

  it("[API-76] [API-77] [API-78] refuses what the library or the card has not", async () => {
    const { api, path, first } = await card();
    const none = "nobody-played-it";
    expect(refusalOf(await api("addTrack", { path, body: { track_id: none } }))).toBe("notFound");
    const unheard = { path: { ...path, track: first.id } };
    expect(refusalOf(await api("removeTrack", unheard))).toBe("notFound");
    const body = { tracks: [first.id, none] };
    expect(refusalOf(await api("changeSoundtrack", { path, body }))).toBe("invalid");
    expect(value(await api("readSoundtrack", { path, query: {} })).tracks).toEqual([]);
  });

  it("[API-75] is played by whoever holds a link to the card, and by no one else", async () => {
    const { service, api, path, first, recipient } = await card();
    await api("addTrack", { path, body: { track_id: first.id } });
    const stranger = browser(service);
    const heard = await stranger.api("readSoundtrack", { path, query: { token: recipient } });
    expect(value(heard).tracks).toEqual([first]);
    expect(refusalOf(await stranger.api("readSoundtrack", { path, query: {} }))).not.toBe("");
    expect(refusalOf(await stranger.api("readTracks", {}))).toBe("unauthenticated");
  });
});

describe("[API-26] [OPEN-77] a legacy card", () => {
  it("is shown as slides of today, and stays as it is", async () => {
    const { service, api, path } = await card();
    const asked = { path: { ...path, type: "slides" as const } };
    expect(value(await api("convertStory", asked)).response.converted).toBe(false);
    const { story } = value(await api("readStory", { path }));
    const cover = story.slides[0];
    const slide = await service.store.find("slides", cover?.id ?? "");
    if (!slide) throw new Error("the card has no cover");
    await service.store.commit(
      [
        {
          kind: "add",
          table: "slides",
          row: {
            ...slide,
            id: as<SlideId>("old"),
            type: "legacy",
            title: "Ten years",
            position: 2,
          },
        },
      ],
      [],
    );
    const { response } = value(await api("convertStory", asked));
    expect(response.converted).toBe(true);
    expect(response.story.slides.find(({ id }) => id === "old")).toMatchObject({
      type: "text",
      description: "Ten years",
    });
    const kept = value(await api("readStory", { path })).story.slides;
    expect(kept.find(({ id }) => id === "old")?.type).toBe("legacy");
  });
});
