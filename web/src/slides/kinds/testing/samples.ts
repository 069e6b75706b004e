import type { ShownSlide } from "../../shown.ts";

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

const others = ["video", "giphy", "location"] as const;

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
    default:
      return others.map(
        (other) =>
          [
            other,
            slideOf({
              type: other,
              variant: "default",
              subtitle: "Tom",
            }),
          ] as const,
      );
  }
};
