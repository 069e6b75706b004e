import { type Media, usesOf } from "#core/domain/media/index.ts";
import type { StoryId } from "#core/kernel/index.ts";
import { openBases } from "./bases.ts";
import { latin } from "./bytes.ts";
import { type Dice, diceOf, seedOfRun } from "./sample.ts";
import { type MediaSite, openSite } from "./site.ts";
import { type Trace, type Traced, tracedFile, tracedWays } from "./traced.ts";
import { Uploader } from "./uploader.ts";

/** Where an upload ends up: in a message of one's own card or of another's, in a card's library, or nowhere. */
const ends = ["own message", "given message", "own card", "no card", "never used"] as const;
type End = (typeof ends)[number];

interface Counts {
  readonly byWay: Map<string, number>;
  readonly byEnd: Map<End, number>;
  /** Signs looked for, each in so many files; then how much was looked through, in bytes. */
  signs: number;
  searched: { files: number; bytes: number };
  /** Uploads as they came that tell their place, where they may: a search that finds nothing there finds nothing. */
  control: number;
  /** Files in the object store before and after the account was deleted. */
  stored: { before: number; after: number };
  /** Media of the other person's card that were compared. */
  compared: number;
  readonly wrong: string[];
}

/** What every file of these formats that tells anything has in it; nothing that is made here has. */
const formats = ["Exif\0\0", "EXIF", "xmpmeta", "\xa9xyz", "\xa9cmt", "\xa9nam", "loci"].map(latin);

const traceOf = (n: number, dice: Dice): Trace => ({
  canary: `canary-${n}-${dice.below(1e9)}`,
  latitude: 10 + dice.below(70_000_000) / 1e6,
  longitude: 10 + dice.below(80_000_000) / 1e6,
});

/** Searches everything that is on the disk, the database and its log too, and what the server printed. */
const search = async (site: MediaSite, files: readonly Traced[], counts: Counts) => {
  const signs = files.flatMap((file) => file.signs.map((sign) => [file.name, sign] as const));
  counts.signs = signs.length;
  const look = (where: string, bytes: Buffer) => {
    counts.searched.files += 1;
    counts.searched.bytes += bytes.length;
    for (const [name, sign] of signs)
      if (bytes.includes(sign)) counts.wrong.push(`${name} is told by ${where}`);
  };
  const stored = (await site.files()).filter((path) => path.includes("/objects/"));
  for (const path of await site.everything()) {
    // the database does away with files of its own at any time
    const bytes = await site.read(path).catch(() => null);
    if (bytes !== null) look(path, bytes);
  }
  for (const path of stored.filter((one) => !one.includes("/uploads/"))) {
    const bytes = await site.read(path);
    for (const format of formats)
      if (bytes.includes(format)) counts.wrong.push(`${path} holds ${format.toString("latin1")}`);
  }
  look("the server’s log", Buffer.from(site.server.output(), "latin1"));
  return stored;
};

/** How many of the uploads that nobody used tell where they are from. */
const control = async (site: MediaSite, files: readonly Traced[]): Promise<number> => {
  const uploads = (await site.files()).filter((path) => path.includes("/uploads/"));
  const bytes = await Promise.all(uploads.map((path) => site.read(path)));
  const tells = (one: Buffer) =>
    files.some(({ signs }) => signs.every((sign) => one.includes(sign)));
  return bytes.filter(tells).length;
};

/** A card as whoever owns it sees it, with the hashes of its files as they are served. */
const cardOf = async (who: Uploader, id: string) => {
  const { story } = await who.get("readStory", { path: { id } });
  const media: Media[] = story.slides.flatMap((slide) => slide.media as unknown as Media[]);
  const served = await Promise.all(
    media.map(async ({ url }) => {
      const answer = await fetch(new URL(url ?? "", who.who.address));
      await answer.arrayBuffer();
      return `${answer.status} ${answer.headers.get("etag")}`;
    }),
  );
  const shown = story.slides.map(({ id: slide, description, title }) => [
    slide,
    description,
    title,
  ]);
  return { media: media.length, served, shown };
};

const newCard = async (who: Uploader) =>
  (
    await who.get("createStory", {
      body: { occasion: "birthday", recipient_first_name: "Nora" },
    })
  ).story;

/** Uploads a file under its canary for a name and brings it where it belongs; answers its medium. */
const place = async (
  who: Uploader,
  file: Traced,
  trace: Trace,
  end: End,
  cards: { readonly own: string; readonly other: string },
): Promise<string | null> => {
  const filename = `${trace.canary} ${trace.latitude.toFixed(6)}.${file.mime.split("/")[1]}`;
  const posted = await who.post(await who.form(file.type, file.mime), file.bytes, { filename });
  if (end === "never used") return null;
  const story_id = end === "no card" ? null : end === "given message" ? cards.other : cards.own;
  const body = { s3_key: posted.key, media_type: file.type, mime_type: file.mime, story_id };
  const { media } = await who.get("createMedia", { body });
  const { status, failure } = await who.settled(media.id);
  if (status !== "available") throw new Error(`${file.name} came out ${status}: ${failure}`);
  if (story_id === null || end === "own card" || file.type !== "photo") return media.id;
  await who.get("createSlide", {
    query: { story_id },
    body: {
      type: "photos",
      variant: "polaroid",
      media: [{ id: media.id, position: 1 }],
    },
  });
  return media.id;
};

/** R16, what of it concerns media: places and canaries in files, then the deletion of the account. */
export const tracesCounts = async (cases: number, seed: number): Promise<Counts> => {
  const dice = diceOf(seed);
  const bases = await openBases();
  const site = await openSite("traces");
  const counts: Counts = {
    byWay: new Map(),
    byEnd: new Map(),
    searched: { files: 0, bytes: 0 },
    stored: { before: 0, after: 0 },
    ...{ signs: 0, control: 0, compared: 0, wrong: [] },
  };
  try {
    const leaver = await Uploader.signUp(site.server.address);
    const other = await Uploader.signUp(site.server.address);
    const [ownCard, otherCard] = [await newCard(leaver), await newCard(other)];
    const group = { type: "group", value: otherCard.tokens.group ?? "" } as const;
    await leaver.get("joinStory", { path: group, query: {} });
    const cards = { own: ownCard.id, other: otherCard.id };
    const jpeg = {
      name: "",
      type: "photo",
      mime: "image/jpeg",
      bytes: bases.jpeg,
      signs: [],
    } as const;
    // a picture of the other person's own, in their card
    await place(other, jpeg, traceOf(0, dice), "given message", cards);
    const files: Traced[] = [];
    for (let n = 0; n < cases; n++) {
      const trace = traceOf(n + 1, dice);
      const way = tracedWays[n % tracedWays.length] as (typeof tracedWays)[number];
      const file = await tracedFile(way, bases.heic, trace, dice);
      const end = dice.pick(ends);
      await place(leaver, file, trace, end, cards);
      files.push(file);
      counts.byWay.set(way, (counts.byWay.get(way) ?? 0) + 1);
      counts.byEnd.set(end, (counts.byEnd.get(end) ?? 0) + 1);
    }
    // what was uploaded and never used lies there as it came until the reaper comes: the search finds it
    counts.control = await control(site, files);
    await site.reap();
    counts.stored.before = (await search(site, files, counts)).length;
    await checkDeletion(site, leaver, other, cards.other, counts);
  } finally {
    await site.close();
  }
  return counts;
};

const checkDeletion = async (
  site: MediaSite,
  leaver: Uploader,
  other: Uploader,
  card: string,
  counts: Counts,
): Promise<void> => {
  const before = await cardOf(other, card);
  counts.compared = before.media;
  if (before.served.some((one) => !one.startsWith("200")))
    counts.wrong.push(`their card shows ${before.served.join(", ")}`);
  // still to be used by their forms: they go with the account, not only with the reaper
  for (const mime of ["image/jpeg", "image/png", "image/webp"])
    await leaver.post(await leaver.form("photo", mime), latin("a file that was never used"));
  counts.stored.before += 3;
  await leaver.get("deleteAccount", {});
  const after = await cardOf(other, card);
  if (JSON.stringify(after) !== JSON.stringify(before))
    counts.wrong.push(`their card was ${JSON.stringify(before)}, is ${JSON.stringify(after)}`);
  const media = await site.store.list("media", {});
  const slides = await site.store.list("slides", { story_id: card as StoryId });
  const stored = new Set(media.flatMap(({ key, thumbnail_key }) => [key, thumbnail_key]));
  // messages beyond what the card's tier shows are kept too
  for (const medium of media)
    if (medium.story_id !== card || usesOf(medium, slides, []).length === 0)
      counts.wrong.push(`the medium ${medium.id} is left`);
  const left = await site.files();
  counts.stored.after = left.length;
  for (const path of left)
    if (!stored.has(path.replace("/data/objects/", ""))) counts.wrong.push(`${path} is left`);
};

/** `npm run campaign -- traces [CASES]`; SEED=… makes the same files again. */
export const traces = async (cases = 50): Promise<boolean> => {
  const seed = seedOfRun();
  const counts = await tracesCounts(cases, seed);
  const { byWay, byEnd, signs, searched, control: found, stored, compared, wrong } = counts;
  if (found !== (byEnd.get("never used") ?? 0))
    wrong.push("the search does not find what is there");
  const executed = [...byWay.values()].reduce((sum, n) => sum + n, 0);
  const list = (map: ReadonlyMap<string, number>) =>
    [...map].map(([what, n]) => `${what} ${n}`).join(", ");
  console.log(
    [
      `R16 traces: ${executed} of ${cases} files, seed ${seed}`,
      `  ${list(byWay)}`,
      `  ended in: ${list(byEnd)}`,
      `  ${signs} signs of places and canaries, looked for in ${searched.files} files and logs of ${Math.round(searched.bytes / 1_048_576)} MB; ${found} uploads that were never used told them until they were reaped`,
      `  account deleted: ${stored.before} files before, ${stored.after} after; ${compared} media in the other person’s card compared`,
      `  wrong ${wrong.length}`,
      ...wrong.map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  return executed >= cases && compared > 1 && stored.after > 0 && wrong.length === 0;
};
