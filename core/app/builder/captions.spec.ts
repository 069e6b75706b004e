import fc from "fast-check";
import { expect, it } from "vitest";
import { type Media, refuseCaptions } from "#core/domain/media/index.ts";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import type { Session } from "../session/index.ts";
import { CaptionsWriting, captionsOf } from "./captions.ts";

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
