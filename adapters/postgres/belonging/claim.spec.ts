import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, aRequest } from "#specs/contracts/records.ts";
import { type OpenOptions, type OpenStore, openStore } from "../index.ts";
import { type EmptyDatabases, emptyDatabases, urlOf } from "../testing.ts";
import { readIdentity } from "./identity.ts";

let server: EmptyDatabases;
let home: string;
beforeAll(async () => {
  server = await emptyDatabases();
}, 60_000);
afterAll(() => server.stop());
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), "fanfold-claim-"));
});

const outside: string[] = [];
afterEach(() => {
  for (const folder of [home, ...outside.splice(0)]) fs.rmSync(folder, { recursive: true });
});

const row = aRequest({ answer: { kept: true } });
/** Opens, does something, closes; answers where the data were. */
const visit = async (options: OpenOptions, use?: (opened: OpenStore) => Promise<void>) => {
  const opened = await openStore({ durable: false, ...options });
  try {
    await use?.(opened);
  } finally {
    await opened.stop();
  }
  return opened.facts.folder;
};
const writes = (opened: OpenStore) => opened.store.commit(add("requests", row), []);
const finds = async (opened: OpenStore) =>
  expect(await opened.store.find("requests", row.id)).toEqual(row);
const isEmpty = async (opened: OpenStore) =>
  expect(await opened.store.find("requests", row.id)).toBeNull();
/** The word that a refused start asks for. */
const askedBy = async (options: OpenOptions, words: string | RegExp): Promise<string> => {
  const error = await openStore({ durable: false, ...options }).then(
    () => new Error("It started."),
    (why: Error) => why,
  );
  expect(error.message).toMatch(words);
  expect(error.message).not.toContain("\n");
  return /ACCEPT_DATABASE=(\w{8})/.exec(error.message)?.[1] ?? "";
};

describe("the database inside, or below /var/lib where the account may not go", {
  timeout: 30_000,
}, () => {
  it("[F-27] is the same after DATA_DIR was renamed, whoever may read the folders above", async () => {
    fs.chmodSync(home, 0o700);
    const dataDir = path.join(home, "data");
    const before = await visit({ dataDir }, writes);
    const renamed = path.join(home, "renamed");
    fs.renameSync(dataDir, renamed);
    const after = await visit({ dataDir: renamed }, finds);
    if (before !== path.join(dataDir, "database")) {
      outside.push(before ?? "");
      expect(after).toBe(before);
    }
  });

  it("[F-27] gives a folder that lost its identity.json its identity back", async () => {
    fs.chmodSync(home, 0o755);
    const dataDir = path.join(home, "data");
    await visit({ dataDir }, writes);
    const identity = readIdentity(dataDir);
    fs.rmSync(path.join(dataDir, "identity.json"));
    await visit({ dataDir }, finds);
    expect(readIdentity(dataDir)).toEqual(identity);
  });

  it("[F-33] says in plain words that DATA_DIR cannot be one", async () => {
    const file = path.join(home, "file");
    fs.writeFileSync(file, "");
    for (const dataDir of [file, path.join(file, "data")])
      await askedBy({ dataDir }, `DATA_DIR ${dataDir} cannot be used: `);
  });
});

describe("DATABASE_URL beside a data folder", () => {
  const create = async () => urlOf(await server.create());

  it("[F-27] does not turn to an empty database without a word, and does when told to", async () => {
    const dataDir = path.join(home, "data");
    const first = await create();
    await visit({ url: first, dataDir }, writes);
    await visit({ url: first, dataDir }, finds);
    const url = await create();
    const accept = await askedBy(
      { url, dataDir },
      /is empty, but .* has its data in .*npm run restore/,
    );
    await visit({ url, dataDir, accept }, isEmpty);
    await visit({ url, dataDir }, isEmpty);
    // the same word agrees to nothing else
    await askedBy({ url: await create(), dataDir, accept }, "is empty, but");
  });

  it("[F-27] does not take the database of another data folder", async () => {
    const [a, b] = [path.join(home, "a"), path.join(home, "b")];
    const url = await create();
    await visit({ url, dataDir: a }, writes);
    await visit({ url: await create(), dataDir: b });
    const accept = await askedBy({ url, dataDir: b }, `belongs to another data folder (${a} on `);
    await visit({ url, dataDir: b, accept }, finds);
    await askedBy({ url, dataDir: a }, `belongs to another data folder (${b} on `);
  });

  it("[F-27] is asked about where the folder had a database of its own, from whatever version", async () => {
    const dataDir = path.join(home, "data");
    fs.mkdirSync(dataDir);
    fs.writeFileSync(path.join(dataDir, "secret"), "");
    const url = await create();
    const accept = await askedBy({ url, dataDir }, "is empty, but");
    await visit({ url, dataDir, accept });
  });

  it("[F-27] follows a database that moved to another server with all that is in it", async () => {
    const dataDir = path.join(home, "data");
    const first = await create();
    await visit({ url: first, dataDir }, writes);
    const name = new URL(first).pathname.slice(1);
    const url = urlOf(await server.create(`template ${name}`));
    await visit({ url, dataDir }, finds);
  });
});
