import fc from "fast-check";
import { expect, it } from "vitest";
import { type Media, mediaWords, refuseCaptions } from "#core/domain/media/index.ts";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import type { HeardWords, SpeechListener } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { CaptionsWriting, captionsOf, rowsOf } from "./captions.ts";

const clip = (captions: Media["captions"] = null) =>
  ({ id: "clip", type: "video", duration: 20, captions }) as Media;
const answering = (answer: unknown) => {
  const asked: unknown[] = [];
  const api = async (_name: string, input: unknown) => {
    asked.push(input);
    return answer;
  };
  return { asked, session: { api } as unknown as Session };
};

it("[MEDIA-01] whatever lines are written, a recording takes them", () => {
  const row = fc.record({
    at: fc.integer({ min: 0, max: 300 }).map((tenth) => tenth / 10),
    text: fc.constantFrom("", " ", "Hello", "Two\nlines"),
  });
  let kept = 0;
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const captions = captionsOf(rows, 40);
      kept += captions.length;
      expect(refuseCaptions({ type: "audio", duration: 40 }, captions)).toBeUndefined();
      expect(captions).toHaveLength(rows.filter(({ text }) => text.trim() !== "").length);
    }),
  );
  expect(kept).toBeGreaterThan(100);
});

it("[MEDIA-01] a line stands until the next one, or as long as it is read", () => {
  const rows = [
    { at: 12, text: "Bye" },
    { at: 0, text: " Hello " },
    { at: 2.5, text: "How are you?" },
  ];
  expect(captionsOf(rows, 14)).toEqual([
    { from: 0, to: 2.5, text: "Hello" },
    { from: 2.5, to: 9.5, text: "How are you?" },
    { from: 12, to: 14, text: "Bye" },
  ]);
});

it("[MEDIA-01] lines are added where the clip stands, and saved with it", async () => {
  const saved = clip([{ from: 0, to: 4, text: "Hello" }]);
  const { asked, session } = answering(done({ media: saved }));
  const writing = new CaptionsWriting(session, saved);
  expect(writing.add(9.26)).toBe(1);
  expect(writing.add(4)).toBe(1);
  writing.change(1, { text: "one\ntwo\nthree" });
  expect([writing.maySave, await writing.save()]).toEqual([false, null]);
  writing.change(1, { text: "one\ntwo" });
  writing.change(2, { text: "End" });
  writing.remove(0);
  expect(await writing.save()).toBe(saved);
  expect(asked).toEqual([
    {
      path: { id: "clip" },
      body: {
        captions: [
          { from: 4, to: 9.3, text: "one\ntwo" },
          { from: 9.3, to: 16.3, text: "End" },
        ],
      },
    },
  ]);
});

it("[MEDIA-01] that nobody speaks is kept as an answer, nothing written as none", async () => {
  const { asked, session } = answering(done({ media: clip([]) }));
  const writing = new CaptionsWriting(session, clip([{ from: 0, to: 4, text: "Hello" }]));
  writing.nobodySpeaks = true;
  await writing.save();
  expect(new CaptionsWriting(session, clip([])).nobodySpeaks).toBe(true);
  const none = new CaptionsWriting(session, clip());
  expect(none.nobodySpeaks).toBe(false);
  await none.save();
  expect(asked).toEqual(
    [[], null].map((captions) => ({ path: { id: "clip" }, body: { captions } })),
  );
});

it("[ERR-16] a refusal is told, and what was written stays", async () => {
  const { session } = answering(refused("invalid", asSaid("No.")));
  const writing = new CaptionsWriting(session, clip());
  writing.change(writing.add(1), { text: "Hello" });
  expect(await writing.save()).toBeNull();
  expect([writing.error, writing.rows.length, writing.busy]).toEqual([asSaid("No."), 1, false]);
});

type Progress = Parameters<SpeechListener["listen"]>[2];
const listening = (hear: (told: Progress, url: string) => Promise<readonly HeardWords[]>) => {
  const { asked, session } = answering(done({ media: clip() }));
  const writing = new CaptionsWriting(session, { ...clip(), mp4_url: "/clip.mp4" });
  let stops = 0;
  const listener: SpeechListener = {
    isThere: true,
    listen: (url, _language, told) => ({
      // a browser begins to tell later than it is asked
      heard: Promise.resolve().then(() => hear(told, url)),
      stop: () => {
        stops++;
      },
    }),
  };
  const listen = () => writing.listen(listener, "en-GB");
  return { asked, writing, listen, stops: () => stops };
};

it("[MEDIA-01] long words that were heard become lines between words, each at its time", () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  const one: fc.Arbitrary<HeardWords> = fc
    .record({ from: fc.nat(30), length: fc.integer({ min: 1, max: 60 }), words: fc.array(word) })
    .map(({ from, length, words }) => ({ from, to: from + length, text: words.join("  ") }));
  fc.assert(
    fc.property(one, (heard) => {
      const rows = rowsOf([heard]);
      expect(rows.map(({ text }) => text).join(" ")).toBe(
        heard.text.split(/\s+/).filter(Boolean).join(" "),
      );
      for (const { at, text } of rows) {
        expect(text.length).toBeLessThanOrEqual(84);
        expect(at).toBeGreaterThanOrEqual(heard.from);
        expect(at).toBeLessThan(heard.to);
      }
    }),
  );
});

it("[MEDIA-01] what the browser hears is a draft: filled in, and kept by nobody before it is saved", async () => {
  const { asked, writing, listen } = listening(async (told, url) => {
    expect(url).toBe("/clip.mp4");
    told(0.5);
    expect(writing.heard).toBe(0.5);
    return [{ from: 1.25, to: 3, text: "happy birthday Grace" }];
  });
  await listen();
  expect(writing.heard).toBeNull();
  expect(writing.rows).toEqual([{ at: 1.3, text: "happy birthday Grace" }]);
  expect(asked).toEqual([]);
});

it("[MEDIA-01] a browser that hears nothing, or can’t, says so and leaves what was typed", async () => {
  const silent = listening(async () => []);
  silent.writing.add(2);
  silent.writing.change(0, { text: "mine" });
  await silent.listen();
  expect(silent.writing.error).toEqual(mediaWords.nothingHeard);
  expect(silent.writing.rows).toEqual([{ at: 2, text: "mine" }]);
  const broken = listening(async () => Promise.reject(new Error("network")));
  await broken.listen();
  expect(broken.writing.error).toEqual(mediaWords.notListened);
  expect(broken.writing.heard).toBeNull();
});

it("[MEDIA-01] whoever stops it hears no more of it", async () => {
  const { promise, resolve } = Promise.withResolvers<readonly HeardWords[]>();
  const { writing, listen, stops } = listening(async (told) => {
    const words = await promise;
    told(0.9);
    return words;
  });
  const over = listen();
  writing.stopListening();
  resolve([{ from: 0, to: 1, text: "too late" }]);
  await over;
  expect([stops(), writing.heard, writing.rows, writing.error]).toEqual([1, null, [], null]);
});
