import { createHash } from "node:crypto";
import type { Media } from "#core/domain/media/index.ts";
import { filesOf } from "#core/service/media/index.ts";
import { type Bases, openBases } from "./bases.ts";
import { type CutBy, formBody, requestOf, sendCut } from "./cutRequest.ts";
import { type Dice, diceOf, seedOfRun } from "./sample.ts";
import { type MediaSite, openSite } from "./site.ts";
import { type Answered, Uploader } from "./uploader.ts";

/** An access token lasts ten minutes. */
const perPerson = 20;

const kinds = ["picture", "voice", "video"] as const;
type Kind = (typeof kinds)[number];
/** Where it is cut: in its bytes, in the last two hundred of them, behind all of them, or while a medium is asked for. */
const places = ["anywhere", "near the end", "before the answer", "in the claim"] as const;
type Place = (typeof places)[number];

interface Whole {
  readonly type: "photo" | "audio" | "video";
  readonly mime: string;
  readonly bytes: Uint8Array;
  /** Pixels or seconds that it has to have when it was made. */
  readonly width: number | null;
  readonly seconds: number | null;
}

interface Counts {
  readonly byKind: Map<Kind, { cases: number; whole: number; absent: number }>;
  readonly byPlace: Map<Place, number>;
  /** Sent again by the same form after a cut, and whole then. */
  again: number;
  /** Files and permissions before the reaper came, and what it left of them. */
  before: { files: number; permissions: number };
  media: number;
  readonly wrong: string[];
}

const wholesOf = async (bases: Bases): Promise<Record<Kind, readonly Whole[]>> => {
  const picture = (mime: string, bytes: Uint8Array, width: number): Whole => {
    return { type: "photo", mime, bytes, width, seconds: null };
  };
  const voice = (mime: string, bytes: Uint8Array): Whole => {
    return { type: "audio", mime, bytes, width: null, seconds: 2 };
  };
  const video = (mime: string, bytes: Uint8Array): Whole => {
    return { type: "video", mime, bytes, width: 320, seconds: 2 };
  };
  return {
    picture: [
      picture("image/jpeg", bases.jpeg, 600),
      picture("image/webp", bases.webp, 600),
      picture("image/png", bases.png, 200),
      picture("image/heic", bases.heic, 64),
    ],
    voice: [
      voice("audio/wav", await bases.clip("voice.wav")),
      voice("audio/mpeg", await bases.clip("voice.mp3")),
      voice("audio/webm", await bases.clip("voice.webm")),
    ],
    video: [
      video("video/mp4", await bases.clip("film.mp4")),
      video("video/webm", await bases.clip("film.webm")),
    ],
  };
};

const shaOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Where a request of this length is cut. */
const endOf = (place: Place, length: number, dice: Dice): number => {
  if (place === "anywhere") return dice.below(length);
  if (place === "near the end") return length - 1 - dice.below(200);
  return length;
};

/** What a whole file has become is as it should be, and what is served of it is what was stored. */
const checkMade = async (who: Uploader, media: Media, whole: Whole): Promise<string[]> => {
  const wrong: string[] = [];
  if (media.status !== "available") return [`${media.status} ${media.failure}`];
  if (whole.width !== null && media.width !== whole.width) wrong.push(`${media.width} px wide`);
  if (whole.seconds !== null && Math.abs((media.duration ?? 0) - whole.seconds) > 0.5)
    wrong.push(`${media.duration} s long`);
  for (const url of [media.url, media.mp4_url, media.thumbnail_url]) {
    if (url === null) continue;
    const answer = await fetch(new URL(url, who.who.address));
    const sha = shaOf(new Uint8Array(await answer.arrayBuffer()));
    if (answer.headers.get("etag") !== `"${sha}"`) wrong.push(`${url} is not what was stored`);
  }
  return wrong;
};

/** Waits until the server has let go of what was coming in. */
const quiet = async (site: MediaSite): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    if (!(await site.files()).some((file) => file.includes(".incoming"))) return;
  }
};

interface Played {
  readonly kind: Kind;
  readonly place: Place;
  readonly by: CutBy;
  readonly whole: Whole;
}

/** One upload that is cut; afterwards it is asked for as if nothing had been. */
const play = async (
  site: MediaSite,
  who: Uploader,
  { kind, place, by, whole }: Played,
  dice: Dice,
  counts: Counts,
): Promise<string | null> => {
  const { address } = site.server;
  const { type, mime, bytes } = whole;
  const wrong = (what: string) => counts.wrong.push(`${kind} ${mime} cut ${place}: ${what}`);
  const form = await who.form(type, mime);
  const key = form.fields.key ?? "";
  const body = { s3_key: key, s3_etag: shaOf(bytes), media_type: type, mime_type: mime };
  const claim = async (): Promise<Answered<{ media: Media }>> => who.claim(body);
  if (place === "in the claim") {
    await who.post(form, bytes);
    const headers = {
      "Content-Type": "application/json",
      Authorization: `Bearer ${(await who.who.signedIn()).accessToken}`,
      "Idempotency-Key": key,
    };
    const text = Buffer.from(JSON.stringify(body));
    const request = requestOf(address, "/api/media", headers, text);
    // half of them are whole: the server does what nobody hears of
    const end = dice.below(2) === 0 ? request.length : dice.below(request.length);
    await sendCut(address, request, end, by);
  } else {
    const sent = formBody(form.fields, bytes);
    const request = requestOf(address, form.url, { "Content-Type": sent.type }, sent.body);
    await sendCut(address, request, endOf(place, request.length, dice), by);
  }
  await quiet(site);
  let answer = await (place === "in the claim" ? who.claim(body, key) : claim());
  const isThere = async () => (await site.files()).some((file) => file.endsWith(key));
  // it was whole only after it had been asked for
  if (answer.value === null && (await isThere())) answer = await claim();
  const isWhole = answer.value !== null;
  if (!isWhole && (answer.status !== 422 || answer.code !== "invalid"))
    wrong(`answered ${answer.status} ${answer.code}`);
  if (!isWhole && (await isThere())) wrong("a part of it is there");
  const row = counts.byKind.get(kind) ?? { cases: 0, whole: 0, absent: 0 };
  const how = isWhole ? "whole" : "absent";
  counts.byKind.set(kind, { ...row, cases: row.cases + 1, [how]: row[how] + 1 });
  counts.byPlace.set(place, (counts.byPlace.get(place) ?? 0) + 1);
  // a browser tries again by the same form, every other time
  if (!isWhole && dice.below(2) === 0) {
    const posted = await who.post(form, bytes);
    if (posted.etag !== shaOf(bytes)) wrong(`sent again it was answered ${posted.status}`);
    answer = await claim();
    if (answer.value === null) wrong(`sent again it was refused: ${answer.status} ${answer.code}`);
    else counts.again += 1;
  }
  if (answer.value === null) return null;
  const media = await who.settled(answer.value.media.id);
  for (const what of await checkMade(who, media, whole)) wrong(what);
  return media.id;
};

/** What is stored that no medium names, after a day and an hour; and what is named and not stored. */
const orphans = async (site: MediaSite, known: ReadonlySet<string>): Promise<string[]> => {
  const media = await site.store.list("media", {});
  const named = filesOf(media.filter(({ status }) => status === "available"));
  const files = (await site.files()).map((file) => file.replace("/data/objects/", ""));
  const uploads = await site.store.list("uploads", {});
  return [
    // what was uploaded of a recording goes as soon as it is made
    ...files.filter((file) => !named.has(file)).map((file) => `the file ${file} is nobody's`),
    ...media.filter(({ id }) => !known.has(id)).map(({ id }) => `the medium ${id} is nobody's`),
    ...media
      .flatMap(({ key, thumbnail_key }) => [key, thumbnail_key])
      .filter((key) => key !== null && !files.includes(key))
      .map((key) => `the file ${key} is missing`),
    ...uploads.map(({ id }) => `the permission ${id} is left`),
  ];
};

/** R15: uploads whose connection ends at a random byte, one after the other. */
export const cutUploadsCounts = async (cases: number, seed: number): Promise<Counts> => {
  const dice = diceOf(seed);
  const wholes = await wholesOf(await openBases());
  const site = await openSite("cut");
  const counts: Counts = {
    byKind: new Map(),
    byPlace: new Map(),
    ...{ again: 0, before: { files: 0, permissions: 0 }, media: 0, wrong: [] },
  };
  try {
    let who = await Uploader.signUp(site.server.address);
    const known = new Set<string>();
    for (let n = 0; n < cases; n++) {
      if (n % perPerson === 0) who = await Uploader.signUp(site.server.address);
      const kind = kinds[n % kinds.length] as Kind;
      const place = dice.pick(["anywhere", "anywhere", ...places] as const);
      const by = dice.pick(["end", "reset"] as const);
      const played = { kind, place, by, whole: dice.pick(wholes[kind]) };
      const id = await play(site, who, played, dice, counts).catch((error) => {
        counts.wrong.push(`${kind} cut ${place}: ${error}`);
        return null;
      });
      if (id !== null) known.add(id);
    }
    const permissions = (await site.store.list("uploads", {})).length;
    counts.before = { files: (await site.files()).length, permissions };
    counts.media = known.size;
    await site.reap();
    counts.wrong.push(...(await orphans(site, known)));
  } finally {
    await site.close();
  }
  return counts;
};

/** `npm run campaign -- cut-uploads [CASES]`; SEED=… cuts at the same bytes again. */
export const cutUploads = async (cases = 200): Promise<boolean> => {
  const seed = seedOfRun();
  const counts = await cutUploadsCounts(cases, seed);
  const { byKind, byPlace, again, before, media, wrong } = counts;
  const rows = [...byKind].map(
    ([kind, row]) => `  ${kind}: ${row.cases} cut, ${row.whole} whole, ${row.absent} absent`,
  );
  const executed = [...byKind.values()].reduce((sum, row) => sum + row.cases, 0);
  console.log(
    [
      `R15 cut uploads: ${executed} of ${cases} cases, seed ${seed}`,
      ...rows,
      `  where: ${[...byPlace].map(([place, n]) => `${place} ${n}`).join(", ")}; ${again} sent again by the same form and whole`,
      `  ${media} media made and checked; ${before.files} files and ${before.permissions} permissions before the reaper`,
      `  wrong ${wrong.length}`,
      ...wrong.map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  return executed >= cases && again > 0 && media > 0 && wrong.length === 0;
};
