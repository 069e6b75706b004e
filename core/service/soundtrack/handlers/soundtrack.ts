import type { StorySubject } from "#core/domain/access/index.ts";
import {
  isSameOrder,
  type Soundtrack,
  soundtrackOf,
  type Track,
  tracksOf,
  withoutTrack,
  withTrack,
} from "#core/domain/soundtrack/index.ts";
import { words } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import { changeCard } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";

const told = (soundtrack: Soundtrack, library: readonly Track[]) =>
  done({ tracks: [...tracksOf(soundtrack, library)] });

/** Gathers the change, where there is one, and answers the soundtrack as it will be. */
const keep = (context: Context, { story }: StorySubject, soundtrack: Soundtrack) => {
  if (!isSameOrder(soundtrack, story.soundtrack)) changeCard(context, story, { soundtrack });
  return told(soundtrack, context.catalogue.tracks());
};

/** MUSIC-05, OPEN-135. */
export const readTracks: Handler<"readTracks"> = async ({ catalogue }) =>
  done({ tracks: [...catalogue.tracks()] });

export const readSoundtrack: Handler<"readSoundtrack"> = async ({ catalogue }, _asked, { story }) =>
  told(story.soundtrack, catalogue.tracks());

export const addTrack: Handler<"addTrack"> = async (context, { body }, subject) => {
  const more = withTrack(subject.story.soundtrack, body.track_id, context.catalogue.tracks());
  return more.ok ? keep(context, subject, more.value) : more;
};

export const removeTrack: Handler<"removeTrack"> = async (context, { path }, subject) => {
  const fewer = withoutTrack(subject.story.soundtrack, path.track);
  return fewer.ok ? keep(context, subject, fewer.value) : fewer;
};

export const changeSoundtrack: Handler<"changeSoundtrack"> = async (context, { body }, subject) => {
  const library = context.catalogue.tracks();
  const whole = soundtrackOf(body.tracks, library);
  if (!whole.ok) return whole;
  const current = tracksOf(subject.story.soundtrack, library);
  const ids = current.map(({ id }) => id);
  // what is there already was asked for twice, its first answer lost
  if (body.before && !isSameOrder(body.before, ids) && !isSameOrder(whole.value, ids))
    return refused("stale", words.changedMeanwhile, { current: { tracks: [...current] } });
  return keep(context, subject, whole.value);
};
