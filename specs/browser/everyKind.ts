import { clip } from "#adapters/media/clips/fixtures.ts";
import { locationPresets, SlideType, slideKinds } from "#core/domain/slide/index.ts";
import type { InputOf } from "#core/operations/index.ts";
import { type Known, photo, uploadClip } from "./known.ts";

type Draft = InputOf<"createSlide">["body"];

/** What is said in its recordings. */
export const spoken = "Happy birthday from all of us";

/** What a message of a kind holds beside its variant. */
const contents = async (who: Known, story: string): Promise<Record<string, Partial<Draft>>> => {
  const [voice, film] = await Promise.all([clip("voice.mp3"), clip("film.mp4")]);
  const file = (content: Uint8Array, type: string) => ({ content, size: content.length, type });
  const audio = await uploadClip(who, story, "audio", file(voice, "audio/mpeg"));
  const video = await uploadClip(who, story, "video", file(film, "video/mp4"));
  for (const id of [audio, video])
    await who.ask("captionMedia", {
      path: { id },
      body: { captions: [{ from: 0, to: 1.5, text: spoken }] },
    });
  const photos = [await photo(who, story, "garden"), await photo(who, story, "camp")];
  return {
    audio: { title: "Turn it up", media: [{ id: audio, position: 1 }] },
    date: { title: "The day we met", date: "2019-05-04" },
    giphy: { title: "You, today", giphy_id: "fanfold-birthday-cake" },
    location: {
      title: "Where it began",
      location_name: "Lisbon, Portugal",
      ...{ location_lat: 38.72, location_lon: -9.14, location_zoom: 10 },
      ...{ location_ne_lat: 38.9, location_ne_lon: -8.9 },
      ...{ location_sw_lat: 38.5, location_sw_lon: -9.4 },
    },
    music: { title: "Our song", spotify_track_id: "fanfold-happy-birthday" },
    news: { title: "Grace turns forty", description: "Nobody can believe it, least of all Grace." },
    photos: { title: "Our summer", media: photos },
    text: { description: "You make Mondays bearable, and Fridays better still.\n\nThank you." },
    video: { title: "Action!", media: [{ id: video, position: 1 }] },
  };
};

/** Kinds that somebody makes, beside a card’s first and last page and what an earlier version made. */
const made = SlideType.options.filter((type) => !["title", "credits", "legacy"].includes(type));

/** What a kind of words alone says in its own sample. */
const wordsOf = (type: SlideType): Partial<Draft> => {
  const { sample, mostMedia } = slideKinds[type];
  if (mostMedia > 0) throw new Error(`everyKind.ts makes no ${type}, which shows media`);
  const { variant: _, media: __, ...words } = sample;
  return words as Partial<Draft>;
};

/** Maps of a postcard are themes of it, not variants (SLIDE-11). */
const themesOf = (type: SlideType): readonly Pick<Draft, "theme">[] =>
  type === "location" ? Object.values(locationPresets).map((name) => ({ theme: { name } })) : [{}];

/** A card with one message of every kind in every variant that is made, or in its first alone, its cover before them and its credits behind. */
export const everyKind = async (owner: Known, looks: "every" | "first" = "every") => {
  const some = <T>(all: readonly T[]): readonly T[] => (looks === "every" ? all : all.slice(0, 1));
  const { story } = await owner.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Grace", title_theme: "vanilla" },
  });
  const all = await contents(owner, story.id);
  for (const type of made)
    for (const variant of some(slideKinds[type].variants))
      for (const theme of some(themesOf(type)))
        await owner.ask("createSlide", {
          query: { story_id: story.id },
          body: { type, variant, ...theme, ...(all[type] ?? wordsOf(type)) },
        });
  const { slides } = (await owner.ask("readStory", { path: { id: story.id } })).story;
  return { id: story.id, recipient: story.tokens.recipient ?? "", slides };
};
