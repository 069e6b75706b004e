import { SlideType, slideKinds } from "#core/domain/slide/index.ts";
import type { ShownMedium, ShownSlide } from "../../shown.ts";

/** A slide with everything that is not given left out. */
export const slideOf = (more: Partial<ShownSlide>): ShownSlide => ({
  id: "s",
  type: "text",
  variant: "letter",
  title: null,
  subtitle: null,
  description: null,
  date: null,
  theme: null,
  thumbnail_url: null,
  location_name: null,
  creator: null,
  media: [],
  ...more,
});

/** Photos of these names. */
export const photosNamed = (...names: readonly string[]): ShownSlide["media"] =>
  names.map((id) => ({ id, type: "photo", url: `/${id}`, thumbnail_url: null }));

const tenPhotos = Array.from({ length: 10 }, (_, i) => (i % 3 === 1 ? `tall ${i}` : `wide ${i}`));

/** A message as long as one may be, nearly: 298 signs. */
export const longMessage =
  "You make Mondays bearable, and Fridays better still. Thank you for ten years of patience, terrible puns and the courage to say what the rest of us only think. The table by the window will stay yours, and the good biscuits are where they always were. Stay loud, stay kind, and please come back soon.";
const middling = "Thirty suits you. Here is to lakes, long tables and you, Grace";

export const textLooks = [
  "letter",
  "typewriter",
  "xmas",
  "greetings",
  "simple",
  "exported",
] as const;
export const photoLooks = ["fullscreen", "polaroid", "hover", "simple"] as const;

/** Peaks of somebody who speaks: words, and pauses between them. */
const spokenPeaks: number[] = Array.from({ length: 200 }, (_, i) => {
  const phrase = Math.max(0, Math.sin((i / 200) * Math.PI * 7));
  return phrase * (0.35 + 0.65 * Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.37)));
});

/** A voice of so many seconds. */
export const voiceOf = (
  duration: number,
  peaks: number[] | null = spokenPeaks,
): ShownSlide["media"] => [
  { id: "voice", type: "audio", url: "/voice", thumbnail_url: null, duration, peaks },
];

export const audioLooks = ["recorder", "waves"] as const;
export const musicLooks = ["modern", "retro"] as const;
export const dateLooks = ["clock", "modern"] as const;
/** A slide with the GIF of this name: "party …" moves and is cut out, all others are prints. */
const gifNamed = (id: string, title: string | null, subtitle: string | null): ShownSlide =>
  slideOf({
    ...{ type: "giphy", variant: "simple", title, subtitle, giphy_id: id },
    gif: {
      ...{ url: `/${id}.webp`, still_url: null, duration: 0.8 },
      ...(id.startsWith("wide") ? { width: 320, height: 240 } : { width: 200, height: 200 }),
    },
  });

/** A message of an earlier version, with so many photos, a clip and a voice. */
const albumOf = (count: number): ShownSlide =>
  slideOf({
    ...{ type: "legacy", variant: "default", title: "Ten years of us" },
    description: "Found these in the old card. Do you remember the rocket?",
    media: [
      ...photosNamed(
        ...Array.from({ length: count }, (_, i) => `${i % 3 === 1 ? "tall" : "wide"} ${i}`),
      ),
      ...clipNamed("wide 8", { duration: 5 }),
      {
        ...{ id: "voice", type: "audio", url: "/voice.mp3", thumbnail_url: null, duration: 6 },
        peaks: Array.from({ length: 200 }, (_, i) =>
          Math.abs(Math.sin(i * 0.31) * Math.sin(i * 0.047)),
        ),
      },
    ],
  });

export const videoLooks = ["negative", "fullscreen", "tv", "simple", "exported"] as const;
/** A video of this name: "tall …" stands upright. */
const clipNamed = (id: string, more: Partial<ShownMedium> = {}): ShownSlide["media"] => {
  const [width, height] = id.startsWith("tall") ? [720, 1280] : [1280, 720];
  const url = `/${id}.mp4`;
  return [
    { id, type: "video", url, thumbnail_url: `/${id}`, duration: 12, width, height, ...more },
  ];
};

const placed = {
  lisbon: { location_name: "Lisbon", location_lat: 38.7167, location_lon: -9.1333 },
  cologne: { location_name: "Cologne", location_lat: 50.9333, location_lon: 6.95 },
  suva: { location_name: "Suva", location_lat: -18.1416, location_lon: 178.4415 },
} as const;
/** A place in a style of map. */
export const placeIn = (
  style: string,
  where: keyof typeof placed = "lisbon",
  more: Partial<ShownSlide> = {},
): ShownSlide =>
  slideOf({
    ...{ type: "location", variant: "postcard", theme: { name: `location-${style}` } as never },
    ...{ title: "Remember Lisbon, Grace?", ...placed[where], ...more },
  });
export const mapStyles = ["print", "historic", "satellite"] as const;

/** A video in a look, lying or upright. */
export const videoAs = (
  variant: string,
  id = "wide 8",
  more: Partial<ShownSlide> = {},
): ShownSlide =>
  slideOf({
    ...{ type: "video", variant, media: clipNamed(id) },
    ...{ title: "The evening the lake caught fire", subtitle: "Marta and the twins" },
    theme: variant === "exported" ? { exported_sku: "bee_queen" } : null,
    ...more,
  });

/** Slides in which something moves of itself: clips in every look, GIFs, and an old message. */
export const movingSlides: readonly (readonly [string, ShownSlide])[] = [
  ...videoLooks.map((look) => [`video-${look}`, videoAs(look)] as const),
  ["giphy", gifNamed("party", "Thirty, and late for the lake", "Ben x")],
  ["giphy-print", gifNamed("wide cat", "Somebody heard about the lake", "Tom")],
  ["legacy", { ...albumOf(3), title: "Ten years at the lake" }],
];

/** A kind as its rules have it, in each of its looks; one that shows media has samples of its own here. */
const plainSamples = (type: SlideType): readonly (readonly [string, ShownSlide])[] => {
  const { sample, variants, mostMedia } = slideKinds[type];
  if (mostMedia > 0) throw new Error(`samples.ts has no sample of ${type}, with media`);
  return variants.map(
    (variant) => [`${type} ${variant}`, slideOf({ ...sample, type, media: [], variant })] as const,
  );
};
/** Samples of those kinds that none of these slides is of. */
export const samplesBeside = (
  looked: readonly ShownSlide[],
): readonly (readonly [string, ShownSlide])[] =>
  SlideType.options
    .filter((kind) => kind !== "title" && !looked.some(({ type }) => type === kind))
    .flatMap(plainSamples);

const everyKind: ReadonlySet<string> = new Set([
  ...["text", "photos", "audio", "video", "giphy", "music"],
  ...["location", "date", "news", "credits", "legacy"],
  ...SlideType.options.filter((type) => type !== "title"),
]);
/** One sample of every look of every kind, named by both. */
const everyLook = (): readonly (readonly [string, ShownSlide])[] => {
  const looks = new Map<string, ShownSlide>();
  for (const kind of everyKind)
    for (const [, slide] of samplesOf(kind)) {
      const { name } = (slide.theme ?? {}) as { name?: string };
      const look = `${kind}, ${name?.replace("location-", "") ?? slide.variant}`;
      // the first has often little in it
      const before = looks.get(look);
      if (!before || (before.title ?? before.description ?? "").length < 12) looks.set(look, slide);
    }
  return [...looks];
};

/** What is looked at of a kind of slide: its looks with little in them, something, and much. */
export const samplesOf = (type: string): readonly (readonly [string, ShownSlide])[] => {
  switch (type) {
    case "text":
      return textLooks
        .slice(0, 5)
        .flatMap((variant) =>
          [
            ["Legend!", "Tom"] as const,
            [middling, "Priya"] as const,
            [longMessage, "Sam"] as const,
          ].map(
            ([description, subtitle]) =>
              [
                `${variant} ${description.length}`,
                slideOf({ variant, description, subtitle }),
              ] as const,
          ),
        );
    case "hands":
      return ["Ada", "Ben", "Cleo", "Eva", "Gus", "Jon", "Kai", "Lea", "Nia", "Pia"].flatMap(
        (subtitle) =>
          [middling, longMessage].map(
            (description) =>
              [
                `${subtitle} ${description.length}`,
                slideOf({ variant: "letter", description, subtitle }),
              ] as const,
          ),
      );
    case "scripts":
      return textLooks.slice(0, 5).flatMap((variant) =>
        (
          [
            ["🎉", null],
            ["كل عام وأنتم بخير، عيد ميلاد سعيد يا ليلى", "سمير"],
            ["お誕生日おめでとうございます。素敵な一年になりますように！", "ゆき"],
            ["Donaudampfschifffahrtsgesellschaftskapitän", "Максим"],
          ] as const
        ).map(
          ([description, subtitle]) =>
            [
              `${variant} ${description.slice(0, 6)}`,
              slideOf({ variant, description, subtitle }),
            ] as const,
        ),
      );
    case "photos":
      return photoLooks.flatMap((variant) =>
        [tenPhotos.slice(0, 1), tenPhotos.slice(0, 4), tenPhotos].map(
          (names, i) =>
            [
              `${variant} ${names.length}`,
              slideOf({
                type: "photos",
                variant,
                title: ["Lisbon", "The evening the lake caught fire", null][i] ?? null,
                subtitle: ["Tom", "Priya", "Sam"][i] ?? null,
                media: photosNamed(...names),
              }),
            ] as const,
        ),
      );
    case "giphy":
      return [
        gifNamed("party", "Thirty, flirty and late for cake", "Ben x"),
        gifNamed("wide cat", "Somebody heard about the cake", "everyone at the biscuit café"),
        gifNamed("party small", null, null),
        gifNamed("broken", "Woo!", "Tom"),
      ].map((slide) => [`giphy ${slide.giphy_id}`, slide] as const);
    case "legacy":
      return [3, 9, 25].map((count) => [`legacy ${count}`, albumOf(count)] as const);
    case "video":
      return videoLooks.flatMap((variant) =>
        (
          [
            ["wide 8", "The evening you taught us to fly", "Marta and the twins"],
            ["tall 8", "Happy birthday", null],
          ] as const
        ).map(
          ([id, title, subtitle]) =>
            [`${variant} ${id.slice(0, 4)}`, videoAs(variant, id, { title, subtitle })] as const,
        ),
      );
    case "credits":
      return [3, 12, 40].map(
        (count) =>
          [
            `credits ${count}`,
            slideOf({
              type: "credits",
              variant: "default",
              description: Array.from(
                { length: count },
                (_, i) =>
                  ["Priya Raman", "Tom", "Sam Okafor", "Mina", "Zoë", "Jean-Luc Dubois"][i % 6],
              ).join("\n"),
            }),
          ] as const,
      );
    case "audio":
      return audioLooks.flatMap((variant) =>
        (
          [
            ["Grandma sings for you", "Amara", voiceOf(8)],
            ["Hooray!", "Leo and the whole of the third floor", voiceOf(3)],
            [null, null, voiceOf(90, null)],
          ] as const
        ).map(
          ([title, subtitle, media], i) =>
            [
              `${variant} ${i}`,
              slideOf({ type: "audio", variant, title, subtitle, media }),
            ] as const,
        ),
      );
    case "music":
      return musicLooks.flatMap((variant) =>
        (
          [
            ["The one we danced to", "Tom and Ines", "entertainer"],
            ["For Grace, from the night bus", null, "gymnopedie"],
            [null, "Tom", "ode-to-joy"],
          ] as const
        ).map(
          ([title, subtitle, id], i) =>
            [
              `${variant} ${i}`,
              slideOf({ type: "music", variant, title, subtitle, spotify_track_id: id }),
            ] as const,
        ),
      );
    case "news":
      return (
        [
          [
            "It’s a girl!",
            "Mother and daughter are well, and the street celebrates.",
            "1992",
            "Tom",
          ],
          ["Grace turns forty, cake fears the worst", null, "1930", null],
          ["Yes", "Sources close to the oven are worried.", "2026", "The Daily Priya"],
        ] as const
      ).map(
        ([title, description, year, subtitle]) =>
          [
            `news ${year}`,
            slideOf({
              ...{ type: "news", variant: "paper", title, description, subtitle },
              date: `${year}-01-01`,
            }),
          ] as const,
      );
    case "date":
      return dateLooks.flatMap((variant) =>
        (
          [
            ["The day we met", "2019-05-04"],
            ["Save the date: we are going to the seaside", "2026-11-27"],
            [null, "2031-12-31"],
          ] as const
        ).map(
          ([title, date], i) =>
            [`${variant} ${i}`, slideOf({ type: "date", variant, title, date })] as const,
        ),
      );
    case "all":
      return everyLook();
    case "location":
      return mapStyles.flatMap((style) => [
        [`${style} Lisbon`, placeIn(style)] as const,
        [`${style} Cologne`, placeIn(style, "cologne", { title: null })] as const,
        [`${style} Suva`, placeIn(style, "suva", { title: "Where we met" })] as const,
      ]);
    default:
      return plainSamples(SlideType.parse(type));
  }
};
