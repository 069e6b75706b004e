import * as z from "zod/mini";
import { soundtrackMaximum, Track } from "#core/domain/soundtrack/index.ts";
import { fieldWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import { byId, fields, id, token } from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Soundtrack";
const Tracks = z.object({ tracks: z.array(Track) });
const order = z
  .array(id, asText(fieldWords.tracks))
  .check(z.maxLength(soundtrackMaximum, asText(fieldWords.mostTracks)));
const ofId = { of: "story", at: "path.id" } as const;

export const soundtrackOperations = {
  readTracks: operation({
    tag,
    summary: "List the tracks of the library",
    ids: ["API-74", "MUSIC-05", "OPEN-135"],
    answer: Tracks,
    subject: { of: "none" },
    who: "signedIn",
  }),
  /** Players need it too: `token` is the token of the link they came through. */
  readSoundtrack: operation({
    tag,
    summary: "Get a card's soundtrack",
    ids: ["API-75", "MUSIC-02"],
    path: byId,
    query: fields({ token: z.optional(token) }),
    answer: Tracks,
    subject: { of: "story", at: "path.id", through: "query.token" },
    who: "cardPlayer",
  }),
  addTrack: operation({
    tag,
    summary: "Add a track to the soundtrack",
    ids: ["API-76", "MUSIC-06"],
    path: byId,
    body: fields({ track_id: id }),
    answer: Tracks,
    subject: ofId,
    who: "cardOrganiser",
  }),
  removeTrack: operation({
    tag,
    summary: "Remove a track from the soundtrack",
    ids: ["API-77", "MUSIC-06"],
    path: fields({ id, track: id }),
    answer: Tracks,
    subject: ofId,
    who: "cardOrganiser",
  }),
  /** Whoever names the order that theirs was made from, in `before`, is refused where it is another one by now. */
  changeSoundtrack: operation({
    tag,
    summary: "Replace the whole soundtrack, in order",
    ids: ["API-78", "MUSIC-06"],
    inTurn: true,
    path: byId,
    body: fields({ tracks: order, before: z.optional(order) }),
    answer: Tracks,
    refusals: ["stale"],
    current: Tracks,
    subject: ofId,
    who: "cardOrganiser",
  }),
};
