import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memoryMusic, memoryPage, steppedClock } from "#adapters/memory/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Track } from "#core/domain/soundtrack/index.ts";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import type { Api } from "#core/operations/index.ts";
import { CardMusic } from "./music.ts";
import { Player } from "./player.ts";
import { tracksOfCard } from "./tracks.ts";

const slide = (type: string): Slide =>
  ({ id: type, type, variant: "letter", media: [], description: null }) as unknown as Slide;
const track = (id: string): Track => ({
  ...{ id, url: `/tracks/${id}.m4a`, name: id, composer: "Traditional", genre: "Chill" as const },
  ...{ length: 70, cover_url: null, peaks: [1] },
});

/** A card of these kinds of slides with these tracks, begun; each slide is shown as long as a step needs. */
const heard = async (types: readonly string[], ids: readonly string[]) => {
  const clock = steppedClock();
  const page = memoryPage();
  const asked: unknown[] = [];
  const api = (async (_id: string, { query }: { query: { token: string } }) => {
    asked.push(query.token);
    return query.token === "private"
      ? refused("forbidden", asSaid("Why"))
      : done({ tracks: ids.map(track) });
  }) as unknown as Api;
  const reporter = { event: () => undefined, fault: () => undefined };
  const player = new Player({ clock, page, reporter }, types.map(slide));
  const output = memoryMusic();
  const opening = { is: false };
  const music = new CardMusic(
    { clock, page },
    {
      player,
      tracks: () => tracksOfCard(api, "s", ["private", "invitation"]),
      isOpening: () => opening.is,
    },
    output,
  );
  await music.open();
  return { clock, page, player, output, music, opening, asked };
};

describe("[PLAY-01] [OPEN-135] the music of a card", () => {
  it("begins with the press that opens it, and is heard by whatever token lets in", async () => {
    const { clock, player, output, opening, asked } = await heard(["title", "text"], ["a", "b"]);
    expect(asked).toEqual(["private", "invitation"]);
    expect(player.hasSound).toBe(true);
    clock.step(1000);
    expect(output.url).toBeNull();
    opening.is = true;
    clock.step(100);
    expect([output.url, output.isRunning, output.volume]).toEqual(["/tracks/a.m4a", true, 1]);
  });

  it("plays in order and round again, skips what is lost, and fetches the next one ahead", async () => {
    const { clock, player, output } = await heard(["title", "text"], ["a", "b", "c"]);
    player.play();
    player.hold();
    clock.step(100);
    output.stand(40);
    clock.step(100);
    expect(output.prepared).toEqual([]);
    output.stand(51);
    clock.step(200);
    expect(output.prepared).toEqual(["/tracks/b.m4a"]);
    output.end();
    expect(output.url).toBe("/tracks/b.m4a");
    output.end("lost");
    expect(output.url).toBe("/tracks/c.m4a");
    output.end();
    expect(output.url).toBe("/tracks/a.m4a");
    output.end();
    expect(output.url).toBe("/tracks/c.m4a");
  });

  it("leaves the card alone where no track can be had", async () => {
    const { clock, player, output } = await heard(["title", "text"], ["a", "b"]);
    player.play();
    clock.step(100);
    output.end("lost");
    output.end("lost");
    expect(output.isRunning).toBe(false);
    clock.step(7000);
    expect([player.state, player.index, output.isRunning]).toEqual(["playing", 1, false]);
  });

  it("is halted with the card, while nobody sees the page, and by its switch", async () => {
    const { clock, page, player, output } = await heard(["title", "text"], ["a"]);
    player.play();
    clock.step(100);
    player.pause();
    clock.step(100);
    expect(output.isRunning).toBe(false);
    player.play();
    clock.step(100);
    expect([output.isRunning, output.volume]).toEqual([true, 1]);
    page.hide();
    expect(output.isRunning).toBe(false);
    page.show();
    clock.step(100);
    expect(output.isRunning).toBe(true);
    player.toggleSound();
    clock.step(100);
    expect(output.isRunning).toBe(false);
  });

  it("fades out at the end of the card, and begins anew when it is played again", async () => {
    const { clock, player, output } = await heard(["title", "text"], ["a", "b"]);
    player.play();
    clock.step(100);
    output.end();
    clock.step(9500);
    expect([player.index, output.isRunning, output.volume]).toEqual([1, true, 0]);
    clock.step(3000);
    expect([player.state, output.isRunning]).toEqual(["ended", false]);
    player.replay();
    clock.step(100);
    expect([output.url, output.isRunning, output.volume]).toEqual(["/tracks/a.m4a", true, 1]);
  });

  it("is as loud as the slide in hand allows, whatever was done before", async () => {
    const kinds = ["title", "audio", "text", "music", "video", "text"];
    const step = fc.oneof(
      fc.record({ go: fc.nat({ max: kinds.length - 1 }) }),
      fc.record({ do: fc.constantFrom("play", "pause", "sound", "ended", "lost", "pass") }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const { clock, player, output, music } = await heard(kinds, ["a", "b", "c"]);
        let lost = 0;
        player.play();
        for (const one of steps) {
          if ("go" in one) player.goTo(one.go);
          else if (one.do === "play") player.play();
          else if (one.do === "pause") player.pause();
          else if (one.do === "sound") player.toggleSound();
          else if (one.do === "pass") clock.step(2500);
          else if (music.isHeard && (one.do === "ended" || ++lost < 3))
            output.end(one.do as "lost");
          clock.step(100);
          const { slide, state, isSoundOn } = player;
          const loud =
            slide?.type === "music" ? 0 : /audio|video/.test(slide?.type ?? "") ? 0.2 : 1;
          const isOn = state === "playing" && isSoundOn && loud > 0;
          expect(output.isRunning).toBe(isOn);
          const isLast = player.index === kinds.length - 1;
          if (isOn && !isLast) expect(output.volume).toBe(loud);
        }
      }),
    );
  });
});
