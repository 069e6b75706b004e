import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock, workName } from "#adapters/node/index.ts";
import { diskObjects } from "#adapters/objects-disk/index.ts";
import { readIdentity } from "#adapters/postgres/belonging/identity.ts";
import { type OpenStore, openStore } from "#adapters/postgres/index.ts";
import { type EmptyDatabases, emptyDatabases, urlOf } from "#adapters/postgres/testing.ts";
import type { StreamingObjects } from "#core/service/index.ts";
import { add, aMedium, aSlide, aStory } from "#specs/contracts/records.ts";
import { writeArchive } from "./archive.ts";
import { bringBack, type RestoreParts } from "./bring.ts";
import { takeBackup } from "./take.ts";

const home = fs.mkdtempSync(path.join(os.tmpdir(), "fanfold-backup-"));
fs.chmodSync(home, 0o755);
const source = path.join(home, "source");
const secret = "s".repeat(40);
const openObjects = (dataDir: string): Promise<StreamingObjects> =>
  diskObjects({
    folder: path.join(dataDir, "objects"),
    uploadUrl: "/uploads",
    secret: "",
    clock: systemClock,
    shared: true,
  });
let opened: OpenStore;
let objects: StreamingObjects;
let server: EmptyDatabases;
beforeAll(async () => {
  server = await emptyDatabases();
  opened = await openStore({ dataDir: source, durable: false });
  objects = await openObjects(source);
}, 60_000);
afterAll(async () => {
  await opened.stop();
  await server.stop();
  fs.rmSync(home, { recursive: true, force: true });
});

let made = 0;
const backup = async (whileAt?: () => Promise<void>): Promise<string> => {
  const file = path.join(home, `${++made}.tar`);
  const begun: Promise<void>[] = [];
  const note = () => {
    if (whileAt) begun.push(whileAt());
  };
  const now = () => Date.UTC(2026, 10, 22);
  await takeBackup(file, {
    where: opened.facts.where,
    dataDir: source,
    objects,
    secret,
    note,
    now,
  });
  await Promise.all(begun);
  return file;
};
const target = () => path.join(home, `target-${++made}`);
const bring = (file: string, dataDir: string, own: Partial<RestoreParts> = {}) =>
  bringBack(file, { dataDir, openObjects, force: false, note: () => {}, now: () => 0, ...own });

/** A card with a message in it, a picture and its file. */
const write = async (length = 5000) => {
  // U+2028 ends a line for some readers
  const story = aStory({ title: "Zoë\u2028🎂\r\n\\n\"'" });
  const key = `media/${story.id}.webp`;
  const bytes = Uint8Array.from({ length }, (_, i) => i % 251);
  await objects.putFrom(key, Readable.from([bytes]), "image/webp", length);
  const medium = aMedium({ story_id: story.id, source_key: `uploads/${story.id}`, key });
  const slide = aSlide(story, {
    location_lat: 0.1 + 0.2,
    slide_data: { "12": [{ key: "ü\n", value: "1e21" }] },
  });
  await opened.store.commit(
    [...add("stories", story), ...add("media", medium), ...add("slides", slide)],
    [],
  );
  return { story, medium, slide, key };
};
type Written = Awaited<ReturnType<typeof write>>;

const expectAll = async (dataDir: string, url: string | undefined, written: readonly Written[]) => {
  const { store, stop } = await openStore({ dataDir, url, durable: false });
  try {
    const files = await openObjects(dataDir);
    for (const { story, medium, slide, key } of written) {
      expect(await store.find("stories", story.id)).toEqual(story);
      expect(await store.find("media", medium.id)).toEqual(medium);
      expect(await store.find("slides", slide.id)).toEqual(slide);
      expect(await files.read(key)).toEqual(await objects.read(key));
      expect((await files.info(key))?.mime_type).toBe("image/webp");
    }
    expect(fs.readFileSync(path.join(dataDir, "secret"), "utf8").trim()).toBe(secret);
  } finally {
    await stop();
  }
};

describe("[R22] a backup taken while others write", { timeout: 60_000 }, () => {
  it.each(["embedded", "external"])(
    "is restored elsewhere, %s, with all that was there before it",
    async (kind) => {
      const before = [await write(), await write(), await write(200_000)];
      const later: Written[] = [];
      const file = await backup(async () => void later.push(await write()));
      expect(later.length).toBeGreaterThan(0);
      const dataDir = target();
      const url = kind === "external" ? urlOf(await server.create()) : undefined;
      await bring(file, dataDir, { url });
      await expectAll(dataDir, url, before);
      expect(readIdentity(dataDir)?.id).not.toBe(readIdentity(source)?.id);
      expect(fs.readdirSync(dataDir).sort()).toEqual(
        ["identity.json", "objects", "secret", ...(url ? [] : ["database"])].sort(),
      );
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    },
  );

  it("tells of files that are gone, but not of those whose rows went meanwhile", async () => {
    const [gone, deleted] = [await write(), await write()];
    await objects.remove(gone.key);
    const file = path.join(home, `${++made}.tar`);
    const done = await takeBackup(file, {
      where: opened.facts.where,
      dataDir: source,
      objects: {
        ...objects,
        open: async (key) => {
          // between the database and its files
          if (key === deleted.key) {
            await opened.store.commit(
              [{ kind: "remove", table: "media", match: { id: deleted.medium.id } }],
              [],
            );
            await objects.remove(key);
          }
          return objects.open(key);
        },
      },
      secret,
      note: () => {},
      now: () => 0,
    });
    expect(done.missing).toEqual([gone.key]);
  });
});

describe("[R22] a file that is not as it should be changes nothing", { timeout: 30_000 }, () => {
  const refusal = async (file: string, own: Partial<RestoreParts> = {}) => {
    const dataDir = target();
    const why: unknown = await bring(file, dataDir, own).catch((error) => error);
    expect(fs.existsSync(dataDir) ? fs.readdirSync(dataDir) : []).toEqual([]);
    return (why as Error).message;
  };
  const changed = (file: string, change: (bytes: Buffer) => Buffer): string => {
    const other = `${file}.${++made}`;
    fs.writeFileSync(other, change(fs.readFileSync(file)));
    return other;
  };
  const headed = async (own: object) => {
    const file = path.join(home, `${++made}.tar`);
    const head = { format: 1, made_on: "2026-11-22", migrations: [], tables: [], ...own };
    await (await writeArchive(file, head)).finish({ rows: 0, missing: [] });
    return file;
  };

  it("cut short, damaged, another file, or none", async () => {
    await write();
    const file = await backup();
    for (const part of [0.3, 0.7, 0.99])
      expect(await refusal(changed(file, (b) => b.subarray(0, b.length * part)))).toContain(
        "is cut short or damaged",
      );
    const at = fs.readFileSync(file).indexOf("Zo");
    const bent = changed(file, (bytes) => {
      bytes[at] = 0x7a;
      return bytes;
    });
    expect(await refusal(bent)).toMatch(/is damaged: database\/stories.jsonl is not/);
    expect(await refusal(changed(file, () => Buffer.from("hello")))).toContain("not a backup");
    expect(await refusal(path.join(home, "none.tar"))).toContain("There is no file");
  });

  it("of another format, or of a newer Fanfold", async () => {
    expect(await refusal(await headed({ format: 2 }))).toContain("has the format 2");
    expect(await refusal(await headed({ migrations: ["9999-later"] }))).toContain(
      "was made by a newer Fanfold (it has 9999-later)",
    );
  });

  it("with rows that the tables refuse, or under another SECRET", async () => {
    const file = await backup();
    expect(await refusal(file, { secret: "x".repeat(40) })).toContain("SECRET is not the one");
    const names = ["0001-tables"];
    const empty = await headed({ migrations: names, tables: ["none"] });
    const url = urlOf(await server.create());
    expect(await refusal(empty, { url })).not.toBe("");
    const dataDir = target();
    await bring(file, dataDir, { url });
    expect(readIdentity(dataDir)).toMatchObject({ database: { external: expect.anything() } });
  });
});

it("[R22] what is there already is not written over, and is put aside with --force", async () => {
  const kept = await write();
  const file = await backup();
  const dataDir = target();
  await bring(file, dataDir);
  await expect(bring(file, dataDir)).rejects.toThrow("is not empty");
  const { aside } = await bring(file, dataDir, { force: true });
  expect(fs.readdirSync(aside ?? "")).toContain("secret");
  await expectAll(dataDir, undefined, [kept]);
  const url = urlOf(await server.create());
  await bring(file, target(), { url });
  await expect(bring(file, target(), { url })).rejects.toThrow("is not empty");
  const again = target();
  await bring(file, again, { url, force: true });
  await expectAll(again, url, [kept]);
  const running = await openStore({ url });
  await expect(bring(file, target(), { url, force: true })).rejects.toThrow("A server is using");
  await running.stop();
  await expect(bring(file, source, { force: true })).rejects.toThrow(
    "already using the data folder",
  );
}, 60_000);

it("[R22] [R16] the work folder is no data: a restore neither minds it nor puts it aside", async () => {
  const kept = await write();
  const file = await backup();
  const dataDir = target();
  fs.mkdirSync(path.join(dataDir, workName, "clip-a"), { recursive: true });
  expect((await bring(file, dataDir)).aside).toBeNull();
  const { aside } = await bring(file, dataDir, { force: true });
  expect(fs.readdirSync(aside ?? "")).not.toContain(workName);
  expect(fs.readdirSync(path.join(dataDir, workName))).toEqual(["clip-a"]);
  await expectAll(dataDir, undefined, [kept]);
}, 60_000);
