import { useEffect, useState } from "react";
import type { ShownGif, ShownSlide, ShownSong } from "../shown.ts";

const gifs = new Map<string, Promise<ShownGif | null>>();
const songs = new Map<string, Promise<ShownSong | null>>();

/** Asks once for each; what did not come is asked for again by the next slide that shows it. */
const once = <T>(
  known: Map<string, Promise<T | null>>,
  id: string,
  ask: () => Promise<T | null>,
): Promise<T | null> => {
  const before = known.get(id);
  if (before) return before;
  const found = ask().catch(() => null);
  known.set(id, found);
  void found.then((value) => value ?? known.delete(id));
  return found;
};

/** Whether a slide shows something that is found by its id, and what it is isn’t known yet. */
const isLacking = (slide: ShownSlide): boolean =>
  slide.type === "giphy"
    ? Boolean(slide.giphy_id) && slide.gif === undefined
    : slide.type === "music" && Boolean(slide.spotify_track_id) && slide.song === undefined;

/** The slide with its GIF or its song, where it has one. */
export const findShown = async (slide: ShownSlide): Promise<ShownSlide> => {
  if (!isLacking(slide)) return slide;
  const { giphy_id, spotify_track_id } = slide;
  if (slide.type === "giphy" && giphy_id) {
    const gif = await once(gifs, giphy_id, async () =>
      (await import("./catalogue.ts")).readGif(giphy_id),
    );
    return { ...slide, gif };
  }
  if (!spotify_track_id) return slide;
  const song = await once(songs, spotify_track_id, async () =>
    (await import("./catalogue.ts")).readSong(spotify_track_id),
  );
  return { ...slide, song };
};

/** The same for a place that shows a slide: as it is at first, and again when what it lacks was found. */
export const useFound = (slide: ShownSlide): ShownSlide => {
  const [found, setFound] = useState<{ of: string; slide: ShownSlide } | null>(null);
  const of = `${slide.type} ${slide.giphy_id ?? ""} ${slide.spotify_track_id ?? ""}`;
  const lacks = isLacking(slide);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it is found by matters
  useEffect(() => {
    if (!lacks) return;
    let gone = false;
    void findShown(slide).then((whole) => {
      if (!gone) setFound({ of, slide: whole });
    });
    return () => {
      gone = true;
    };
  }, [of, lacks]);
  if (!lacks || found?.of !== of) return slide;
  const { gif, song } = found.slide;
  return { ...slide, ...(gif !== undefined && { gif }), ...(song !== undefined && { song }) };
};
