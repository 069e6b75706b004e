import { expect, it, test } from "vitest";
import {
  beatsOf,
  defaultVariant,
  displaySeconds,
  SlideType,
  secondsInHand,
  stretchesOf,
  type Timed,
} from "./index.ts";

const timed = (type: SlideType, more: Partial<Timed> = {}): Timed => ({
  type,
  variant: defaultVariant(type),
  title: null,
  subtitle: null,
  description: null,
  giphy_duration: null,
  media: [],
  ...more,
});
const letters = (n: number) => "a".repeat(n);
const photo = { type: "photo", duration: null } as const;
const clip = (duration: number | null) => ({ type: "video", duration }) as const;
const sound = (duration: number) => ({ type: "audio", duration }) as const;

const reading = "F-51] [SLIDE-44] [OPEN-90";
const others = "SLIDE-44] [OPEN-90";
test.each<[ids: string, what: string, slide: Timed, seconds: number]>([
  ["SLIDE-40", "a date", timed("date"), 4],
  ["SLIDE-41", "a place", timed("location"), 6],
  [
    "SLIDE-41",
    "a place of many words, beside what is shown",
    timed("location", { title: letters(300) }),
    6,
  ],
  [reading, "few words", timed("text", { description: "Hi" }), 6],
  [reading, "few news", timed("news"), 6],
  [reading, "60 letters", timed("text", { description: letters(60) }), 6],
  [reading, "61 letters", timed("text", { description: letters(61) }), 2 + 61 / 15],
  [
    reading,
    "300 letters, some of them signed",
    timed("text", { description: letters(285), subtitle: letters(15) }),
    22,
  ],
  [
    reading,
    "75 letters in all",
    timed("news", { title: ` ${letters(30)} `, description: letters(45) }),
    7,
  ],
  [reading, "families as one letter each", timed("text", { description: "👩‍👩‍👧".repeat(75) }), 7],
  [
    reading,
    "accents as none of their own",
    timed("text", { description: "e\u0301".repeat(75) }),
    7,
  ],
  [
    reading,
    "no blanks around words",
    timed("text", { description: `${letters(75)}${" ".repeat(200)}` }),
    7,
  ],
  ["SLIDE-42", "a GIF of no length", timed("giphy"), 3],
  ["SLIDE-42", "a short GIF", timed("giphy", { giphy_duration: 1.2 }), 3],
  ["SLIDE-42", "a long GIF", timed("giphy", { giphy_duration: 4.5 }), 4.5],
  ["SLIDE-43", "credits of nobody", timed("credits"), 6],
  ["SLIDE-43", "credits of three", timed("credits", { description: "Ada\nBob\n\nCy" }), 6.9],
  [others, "no photo", timed("photos"), 4],
  [others, "three photos", timed("photos", { media: [photo, photo, photo] }), 12],
  [others, "a voice", timed("audio", { media: [sound(7)] }), 7],
  [others, "a video", timed("video", { media: [clip(12.5)] }), 12.5],
  [others, "a video of no known length", timed("video", { media: [clip(null)] }), 4],
  [others, "no video yet", timed("video"), 4],
  [others, "a song", timed("music", { media: [sound(12)] }), 12],
  [others, "a long song", timed("music", { media: [sound(120)] }), 30],
  [others, "no song yet", timed("music"), 30],
  [others, "an old message", timed("legacy", { media: [photo, clip(5.5), photo] }), 13.5],
  [others, "an empty old message", timed("legacy"), 4],
  ["F-51] [OPEN-91", "a cover", timed("title"), 6],
  ["F-51] [OPEN-91", "a cover of letters", timed("title", { variant: "particles_text" }), 8],
])("[%s] %s is shown so long", (_ids, _what, slide, seconds) => {
  expect(displaySeconds(slide)).toBeCloseTo(seconds);
});

it("is never nothing, so that the player always moves on", () => {
  for (const type of SlideType.options) expect(displaySeconds(timed(type))).toBeGreaterThan(0);
});

test.each<[what: string, slide: Timed, lead: number, lengths: readonly number[]]>([
  ["a video", timed("video", { variant: "tv", media: [clip(12.5)] }), 2.3, [12.5]],
  ["a voice of no known length", timed("audio", { media: [clip(null)] }), 1.6, [4]],
  ["an old message", timed("legacy", { media: [photo, clip(5.5), sound(7)] }), 1.4, [4, 5.5, 7]],
  ["a text", timed("text"), 0, []],
])(
  "[OPEN-90] %s has each medium in hand after its lead, one after the other, and none is cut",
  (_, slide, lead, lengths) => {
    const stretches = stretchesOf(slide);
    expect(stretches.map(({ length }) => length)).toEqual(lengths);
    let at = lead;
    for (const { from, length } of stretches) {
      expect(from).toBeCloseTo(at);
      at += length;
    }
    expect(secondsInHand(slide)).toBeGreaterThanOrEqual(at);
  },
);

test("[OPEN-90] a song begins and ends with its look, and at once in none that is known", () => {
  const beats = (variant: string) => beatsOf(timed("music", { variant }));
  expect(beats("modern")).toEqual({ lead: 1.5, tail: 1.2 });
  expect(beats("retro")).toEqual({ lead: 3, tail: 1.8 });
  expect(beats("of another day")).toEqual({ lead: 0, tail: 0 });
});

test("[OPEN-90] a voice begins and ends with its look, and an old message as all do", () => {
  const beats = (variant: string) => beatsOf(timed("audio", { variant }));
  expect(beats("recorder")).toEqual({ lead: 1.6, tail: 1.2 });
  expect(beats("waves")).toEqual({ lead: 1.3, tail: 1.2 });
  expect(beats("of another day")).toEqual({ lead: 0, tail: 0 });
  expect(beatsOf(timed("legacy"))).toEqual({ lead: 1.4, tail: 1.2 });
});

test.each([
  ["negative", 1.5, 1.2],
  ["fullscreen", 0.7, 1],
  ["tv", 2.3, 1.5],
  ["simple", 1.5, 1],
  ["exported", 1.5, 1],
  ["of another day", 0, 0],
])(
  "[OPEN-90] a video in %s begins after %f s and stands %f s after its end",
  (variant, lead, tail) => {
    expect(beatsOf(timed("video", { variant }))).toEqual({ lead, tail });
  },
);
