import { openBases } from "./bases.ts";
import { claims } from "./claims.ts";
import { type MemoryWatch, watchMemory } from "./memory.ts";
import { diceOf, payload, type Sample, seedOfRun } from "./sample.ts";
import { hostileSamples } from "./samples.ts";
import { type MediaSite, openSite } from "./site.ts";
import { Uploader } from "./uploader.ts";

/** Pictures at rest are answered within this many ms; memory grows by at most so many MB (R14). */
const bars = { soon: 1000, more: 200 } as const;
/** An access token lasts ten minutes: so often somebody new comes. */
const perPerson = 20;

/** What was really done, and what was wrong with it. */
interface Counts {
  readonly byKind: Map<string, { cases: number; refused: number; failed: number; taken: number }>;
  readonly codes: Map<string, number>;
  /** ms of the slowest refusal of a picture, and of the slowest picture that was taken. */
  slowest: number;
  /** Refusals that were asked for again because they were slow. */
  again: number;
  slowestTaken: number;
  /** MB before the first, and the most that any case took beyond that. */
  base: number;
  most: number;
  greediest: string;
  readonly wrong: string[];
}

interface World {
  readonly site: MediaSite;
  readonly memory: MemoryWatch;
  readonly counts: Counts;
}

const note = (counts: Counts, kind: string, how: "refused" | "failed" | "taken", why: string) => {
  const row = counts.byKind.get(kind) ?? { cases: 0, refused: 0, failed: 0, taken: 0 };
  counts.byKind.set(kind, { ...row, cases: row.cases + 1, [how]: row[how] + 1 });
  counts.codes.set(why, (counts.codes.get(why) ?? 0) + 1);
};

/** Posts one file and looks what became of it. */
const play = async (world: World, who: Uploader, sample: Sample): Promise<void> => {
  const { counts } = world;
  const { kind, name, type, mime } = sample;
  const wrong = (what: string) => counts.wrong.push(`${kind}, ${name}: ${what}`);
  const filename = `../../../${payload}/${name}.html`;
  const ask = async () => {
    const posted = await who.post(await who.form(type, mime), sample.bytes, { filename });
    if (posted.status !== 201 && !(posted.status >= 400 && posted.status < 500))
      wrong(`its form was answered ${posted.status}`);
    return who.claim({ s3_key: posted.key, media_type: type, mime_type: mime });
  };
  const made = await ask();
  if (made.differs !== null) wrong(`${made.status}: ${made.differs}`);
  let { took } = made;
  // a machine that others use as well may be busy for a second: what is slow by itself is slow three times
  for (
    let again = 0;
    made.value === null && type === "photo" && took > bars.soon && again < 2;
    again++
  ) {
    counts.again += 1;
    took = Math.min(took, (await ask()).took);
  }
  if (made.value === null) {
    if (made.status < 400 || made.status >= 500) wrong(`answered ${made.status}`);
    if (type === "photo" && took > bars.soon) wrong(`refused after ${Math.round(took)} ms`);
    if (type === "photo") counts.slowest = Math.max(counts.slowest, took);
    return note(counts, kind, "refused", `${made.status} ${made.code}`);
  }
  if (type === "photo") counts.slowestTaken = Math.max(counts.slowestTaken, made.took);
  const medium = await who.settled(made.value.media.id);
  if (medium.status === "failed") note(counts, kind, "failed", `${type} ${medium.failure}`);
  else {
    note(counts, kind, "taken", `${type} made anew`);
    if (!sample.mayBeTaken) wrong("was taken");
    for (const file of await world.site.files())
      if ((await world.site.read(file)).includes(payload)) wrong(`its payload is in ${file}`);
  }
  await who.get("deleteMedia", { path: { id: medium.id } });
};

/** Waits until nothing is left of a case, for at most five seconds; answers what is. */
const left = async ({ site }: World): Promise<string[]> => {
  for (let tries = 0; ; tries++) {
    const files = await site.files();
    if (files.length === 0 || tries === 50) return files;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const warmUp = async (who: Uploader): Promise<void> => {
  const bases = await openBases();
  const whole: Pick<Sample, "type" | "mime" | "bytes">[] = [
    { type: "photo", mime: "image/jpeg", bytes: bases.jpeg },
    { type: "photo", mime: "image/heic", bytes: bases.heic },
    { type: "audio", mime: "audio/wav", bytes: await bases.clip("voice.wav") },
    { type: "video", mime: "video/webm", bytes: await bases.clip("film.webm") },
  ];
  for (const { type, mime, bytes } of whole) {
    const { key } = await who.post(await who.form(type, mime), bytes);
    const body = { s3_key: key, media_type: type, mime_type: mime };
    const { media } = await who.get("createMedia", { body });
    const { status } = await who.settled(media.id);
    if (status !== "available") throw new Error(`A whole ${mime} came out ${status}.`);
    await who.get("deleteMedia", { path: { id: media.id } });
  }
};

/** R14: files that want to do harm are refused for what they are, or made anew without it, one after the other. */
export const hostileMediaCounts = async (cases: number, seed: number): Promise<Counts> => {
  const dice = diceOf(seed);
  const samples = await hostileSamples(await openBases(), dice, cases - claims.length);
  const site = await openSite("hostile");
  const memory = watchMemory(site.server.child.pid ?? 0);
  const counts: Counts = {
    byKind: new Map(),
    codes: new Map(),
    ...{ again: 0, slowest: 0, slowestTaken: 0, base: 0, most: 0, greediest: "", wrong: [] },
  };
  const world: World = { site, memory, counts };
  try {
    let who = await Uploader.signUp(site.server.address);
    await warmUp(who);
    memory.peak();
    counts.base = memory.now();
    const after = async (name: string) => {
      const more = memory.peak() - counts.base;
      if (more > bars.more) counts.wrong.push(`${name}: memory grew by ${Math.round(more)} MB`);
      if (more > counts.most) Object.assign(counts, { most: more, greediest: name });
      for (const file of await left(world)) counts.wrong.push(`${name}: left ${file}`);
      const { exitCode } = site.server.child;
      if (exitCode !== null) throw new Error(`${name} ended the server with ${exitCode}.`);
    };
    for (const [n, sample] of samples.entries()) {
      if (n % perPerson === 0) who = await Uploader.signUp(site.server.address);
      await play(world, who, sample).catch((error) =>
        counts.wrong.push(`${sample.name}: ${error}`),
      );
      await after(sample.name);
    }
    const [mine, theirs] = [
      await Uploader.signUp(site.server.address),
      await Uploader.signUp(site.server.address),
    ];
    for (const { kind, name, play: playClaim } of claims) {
      const { status, why, wrong } = await playClaim({
        site,
        mine,
        theirs,
        picture: (await openBases()).jpeg,
      });
      note(counts, kind, "refused", `${status} ${why}`);
      for (const what of wrong) counts.wrong.push(`${kind}, ${name}: ${what}`);
      await after(name);
    }
  } finally {
    memory.stop();
    await site.close();
  }
  return counts;
};

/** `npm run campaign -- hostile-media [CASES]`; SEED=… sends the same files again. */
export const hostileMedia = async (cases = 300): Promise<boolean> => {
  const seed = seedOfRun();
  const counts = await hostileMediaCounts(cases, seed);
  const rows = [...counts.byKind].map(
    ([kind, { cases: n, refused, failed, taken }]) =>
      `  ${kind}: ${n} cases, ${refused} refused, ${failed} failed when made, ${taken} made anew`,
  );
  const executed = [...counts.byKind.values()].reduce((sum, row) => sum + row.cases, 0);
  const codes = [...counts.codes].sort().map(([code, n]) => `${code}: ${n}`);
  const { base, most, greediest, slowest, slowestTaken, again, wrong } = counts;
  console.log(
    [
      `R14 hostile media: ${executed} of ${cases} cases, seed ${seed}`,
      ...rows,
      `  answers: ${codes.join(", ")}`,
      `  pictures refused within ${Math.round(slowest)} ms (bar ${bars.soon}), ${again} tried again; the slowest that was made took ${Math.round(slowestTaken)} ms`,
      `  memory ${Math.round(base)} MB before, at most +${Math.round(most)} MB (bar ${bars.more}): ${greediest}`,
      `  wrong ${wrong.length}`,
      ...wrong.map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  return executed >= cases && wrong.length === 0;
};
