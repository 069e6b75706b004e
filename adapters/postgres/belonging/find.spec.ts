import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findDatabase, noteUser } from "./find.ts";
import { folderFault } from "./folder.ts";
import { type Identity, keepIdentity, readIdentity } from "./identity.ts";

let home: string;
let data: string;
let elsewhere: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), "fanfold-find-"));
  data = path.join(home, "data");
  elsewhere = path.join(home, "elsewhere");
  fs.mkdirSync(data);
});
afterEach(() => fs.rmSync(home, { recursive: true }));

const id = "0123456789abcdef01234567";
const find = (folder = data, accept?: string) => findDatabase(folder, accept, elsewhere);
/** What PostgreSQL's files are known by. */
const cluster = (folder: string): string => {
  fs.mkdirSync(path.join(folder, "cluster", "global"), { recursive: true });
  fs.writeFileSync(path.join(folder, "cluster", "global", "pg_control"), "");
  return folder;
};
const away = (own: Partial<Identity> = {}) => {
  const folder = cluster(path.join(elsewhere, `database-${id}`));
  noteUser(folder, data);
  keepIdentity(data, { id, database: { embedded: folder }, ...own });
  return folder;
};
/** What a start that throws says, with the word that it asks for. */
const stopped = (run: () => unknown): { words: string; asked: string } => {
  try {
    run();
  } catch (error) {
    const words = (error as Error).message;
    return { words, asked: /ACCEPT_DATABASE=(\w{8})/.exec(words)?.[1] ?? "" };
  }
  throw new Error("It did not stop.");
};

describe("[F-27] the database of a data folder", () => {
  it("has a place to be chosen where the folder is new", () => {
    expect(find()).toMatchObject({ folder: null, isNew: true });
    expect(fs.readdirSync(data)).toEqual([]);
  });

  it("is found after the folder was renamed, moved, or reached through a link", () => {
    const folder = away();
    const moved = path.join(home, "renamed");
    fs.renameSync(data, moved);
    expect(find(moved)).toMatchObject({ folder, identity: { id } });
    fs.symlinkSync(moved, data);
    expect(find()).toMatchObject({ folder });
  });

  it("is found inside the folder, wherever that went", () => {
    keepIdentity(data, { id, database: { embedded: "database" } });
    const moved = path.join(home, "renamed");
    fs.renameSync(data, moved);
    const folder = cluster(path.join(moved, "database"));
    expect(find(moved)).toMatchObject({ folder });
  });

  it("is never taken for a new one: the start stops until somebody agrees to an empty one", () => {
    fs.rmSync(away(), { recursive: true });
    const { words, asked } = stopped(find);
    expect(words).toContain(`The database of ${data} is not in ${elsewhere}/database-${id}.`);
    expect(words).not.toContain("\n");
    expect(stopped(() => find(data, "00000000")).words).toBe(words);
    expect(find(data, asked)).toMatchObject({ folder: null, identity: { id } });
  });

  it("is found where versions before put it, by the path, and adopted", () => {
    const hash = createHash("sha256").update(`${data}/database`).digest("hex").slice(0, 10);
    const folder = cluster(path.join(elsewhere, `database-${hash}`));
    expect(find()).toMatchObject({ folder, isNew: true });
  });

  it.each(["secret", "objects"])(
    "is missed where the folder was in use before, by its %s",
    (name) => {
      fs.writeFileSync(path.join(data, name), "");
      const { words, asked } = stopped(find);
      expect(words).toContain("was in use, but its database is not found");
      expect(find(data, asked)).toMatchObject({ folder: null });
    },
  );

  it("is found by the folder that used it last where identity.json is gone", () => {
    const folder = away();
    fs.rmSync(path.join(data, "identity.json"));
    expect(find()).toMatchObject({ folder, isNew: true });
  });

  it("is not shared by a copy of the folder, unless the other is gone", () => {
    const folder = away();
    const copy = path.join(home, "copy");
    fs.cpSync(data, copy, { recursive: true });
    expect(stopped(() => find(copy)).words).toContain(`${copy} is a copy of ${data}`);
    expect(find()).toMatchObject({ folder });
    fs.rmSync(data, { recursive: true });
    expect(find(copy)).toMatchObject({ folder });
  });

  it("stays on its server where DATABASE_URL was forgotten", () => {
    cluster(path.join(data, "database"));
    keepIdentity(data, { id, database: { external: "db.example.org:5432/cards" } });
    const { words, asked } = stopped(find);
    expect(words).toContain(
      `The data of ${data} are in db.example.org:5432/cards: set DATABASE_URL`,
    );
    expect(find(data, asked)).toMatchObject({ folder: path.join(data, "database") });
  });
});

it.each([
  ["nothing", ""],
  ["half of it", '{"id": "0123456789abcd'],
  ["something else", "[]"],
  ["null", "null"],
  ["a path for an id", '{"id": "../../etc", "database": null}'],
  ["a number for a folder", `{"id": "${id}", "database": {"embedded": 1}}`],
])("[F-27] identity.json with %s in it stops the start in plain words", (_, text) => {
  fs.writeFileSync(path.join(data, "identity.json"), text);
  expect(() => readIdentity(data)).toThrow(`${data}/identity.json is damaged.`);
});

it.each([
  ["EROFS", "it is on a disk that can only be read"],
  ["EACCES", "this user may not write there"],
  ["ENOSPC", "its disk is full"],
])("[F-33] %s is told in plain words", (code, words) => {
  const error = Object.assign(new Error(`${code}: mkdir`), { code, path: "/srv/data/database" });
  expect((folderFault("/srv/data", error) as Error).message).toBe(
    `DATA_DIR /srv/data cannot be used: ${words} (/srv/data/database). Make it right, or set another DATA_DIR.`,
  );
});
