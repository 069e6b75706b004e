import { posterPath } from "#core/app/index.ts";
import { emptyContent, type Slide } from "#core/domain/slide/index.ts";
import type { Track } from "#core/domain/soundtrack/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { say } from "#web/words/index.ts";
import cat from "../cat.webp";
import { heroCover } from "../cover.ts";

const moment = "2026-01-01T00:00:00.000Z";

const slide = (id: string, more: Partial<Slide> & Pick<Slide, "type" | "variant">): Slide => ({
  ...emptyContent,
  id,
  version: 1,
  story_id: "sample",
  media: [],
  position: 0,
  creator: null,
  role_id: null,
  thumbnail_id: null,
  thumbnail_url: null,
  is_webp_ready: false,
  status: "approved",
  created_on: moment,
  updated_on: moment,
  ...more,
});

const by = (first_name: string): Pick<Slide, "creator"> => ({
  creator: { first_name, last_name: "" },
});

const medium = (type: "photo" | "audio", more: Partial<Slide["media"][number]>): Slide["media"] => [
  {
    id: type,
    type,
    status: "available",
    url: null,
    mp4_url: null,
    thumbnail_url: null,
    duration: null,
    width: null,
    height: null,
    peaks: null,
    captions: null,
    position: 0,
    ...more,
  },
];

/** How loud its first seconds are, from 0 to 1. */
const peaks = [34, 32, 37, 33, 40, 52, 47, 61, 55, 48, 66, 58, 43, 51, 62, 70, 57, 49, 38, 30].map(
  (height) => height / 100,
);

/** The card that the landing page opens: a cover, four messages of different kinds, and whom they are from. */
export const sampleStory = (): Story => {
  const { variant, theme, title } = heroCover;
  const slides = [
    slide("cover", {
      ...{ type: "title", variant, title },
      theme: { exported_sku: theme },
      thumbnail_url: posterPath("birthday", heroCover),
    }),
    slide("letter", {
      ...by(say("landing.message1By")),
      type: "text",
      variant: "letter",
      description: say("landing.message1"),
    }),
    slide("photo", {
      ...by("Tess"),
      type: "photos",
      variant: "polaroid",
      title: say("landing.message3"),
      media: medium("photo", { url: cat, thumbnail_url: cat, width: 320, height: 320 }),
    }),
    slide("voice", {
      ...by("Amara"),
      type: "audio",
      variant: "recorder",
      title: say("sample.played"),
      media: medium("audio", {
        url: "/tracks/for-hes-a-jolly-good-fellow.m4a",
        duration: 10,
        peaks,
      }),
    }),
    slide("date", {
      ...by("Priya"),
      type: "date",
      variant: "clock",
      title: say("sample.since"),
      date: "2019-05-04",
    }),
    slide("credits", {
      type: "credits",
      variant: "default",
      title: say("sample.all"),
      description: "Priya\nTom\nTess\nAmara",
    }),
  ];
  return {
    id: "sample",
    version: 1,
    title,
    occasion: "birthday",
    recipient_first_name: say("sample.for"),
    recipient_last_name: "",
    greeting_to: null,
    greeting_message: null,
    greeting_from: null,
    has_landscape_cover: false,
    has_credits_slide: true,
    slides: slides.map((one, position) => ({ ...one, position })),
    owner: { first_name: "Priya", last_name: "" },
    cover_url: null,
    fx_confetti: true,
    fx_snow: false,
    created_on: moment,
    tokens: {},
  };
};

/** Its music, heard only when somebody turns the sound on. */
export const sampleTracks: readonly Track[] = [
  {
    id: "first-light",
    url: "/tracks/first-light.m4a",
    name: "First Light",
    composer: "Fanfold",
    genre: "Acoustic",
    length: 83.96,
    cover_url: null,
    peaks: [],
  },
];
