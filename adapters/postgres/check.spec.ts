import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Unavailable } from "#core/service/ports/index.ts";
import { add, aRequest } from "#specs/contracts/records.ts";
import { nameOf, unfit } from "./check.ts";
import { openStore } from "./index.ts";
import { type EmptyDatabases, emptyDatabases, urlOf } from "./testing.ts";

let server: EmptyDatabases;
beforeAll(async () => {
  server = await emptyDatabases();
}, 60_000);
afterAll(() => server.stop());

/** Takes connections and says nothing. */
const silent = async () => {
  const held = net.createServer(() => {}).listen(0, "127.0.0.1");
  await new Promise((resolve) => held.once("listening", resolve));
  return { port: (held.address() as net.AddressInfo).port, close: () => held.close() };
};

/** What a start says, and how long it took to say so. */
const refusal = async (url: string): Promise<{ words: string; took: number }> => {
  const since = performance.now();
  const error = await openStore({ url }).then(
    () => new Error("It started."),
    (why: Error) => why,
  );
  return { words: error.message, took: performance.now() - since };
};

describe("a start with a database that is of no use", () => {
  it("[F-31] refuses one whose encoding cannot hold what people write", async () => {
    const options = "encoding 'LATIN1' locale_provider libc locale 'C' template template0";
    const { words } = await refusal(urlOf(await server.create(options)));
    expect(words).toMatch(
      /^The database fanfold_empty_\w+ has the encoding LATIN1, .*encoding 'UTF8'/,
    );
  });

  it.each([
    [{ version: 13, encoding: "UTF8", name: "a" }, "PostgreSQL 13; Fanfold needs 14 or newer"],
    [{ version: 18, encoding: "SQL_ASCII", name: "a" }, "encoding SQL_ASCII"],
    [{ version: 14, encoding: "UTF8", name: "a" }, null],
  ])("[F-31] judges %j", (facts, words) => {
    const said = unfit(facts);
    if (words === null) expect(said).toBeNull();
    else expect(said).toContain(words);
  });

  it("[F-33] names DATABASE_URL, without its password, within three seconds", async () => {
    const quiet = await silent();
    const free = await silent();
    free.close();
    const rude = net.createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await new Promise((resolve) => rude.once("listening", resolve));
    try {
      for (const [at, reason] of [
        [`127.0.0.1:${free.port}`, "nobody answers at that address"],
        [`127.0.0.1:${quiet.port}`, "it does not answer"],
        [`127.0.0.1:${(rude.address() as net.AddressInfo).port}`, "it breaks the connection off"],
        ["nowhere.invalid:5432", "there is no host of that name|cannot be looked up"],
      ]) {
        const { words, took } = await refusal(`postgres://ada:hunter2@${at}/cards`);
        expect(words).toMatch(`The database ${at}/cards cannot be used: `);
        expect(words).toMatch(new RegExp(`${reason}.* Check DATABASE_URL`));
        expect(words).not.toContain("hunter2");
        expect(took).toBeLessThan(3000);
      }
    } finally {
      quiet.close();
      rude.close();
    }
  }, 20_000);

  it("[F-33] says that there is no database of that name", async () => {
    const url = urlOf(await server.create()).replace(/fanfold_empty_\w+/, "none");
    expect((await refusal(url)).words).toContain("there is no database of that name");
  });

  it.each([
    ["postgres://u:p@h/n", "h:5432/n"],
    ["postgresql://u:p%40@h:6432/n%20m?sslmode=require", "h:6432/n m"],
    ["postgres://u@localhost/n?host=%2Frun%2Fpg", "/run/pg:5432/n"],
    ["postgres://u:p@h", "h:5432/u"],
  ])("[F-33] %s is called %s", (url, name) => {
    expect(nameOf(url)).toBe(name);
  });
});

/** Stands between: what goes through it is cut and let through again as a test says. */
const between = async (url: string) => {
  const { hostname, port, searchParams } = new URL(url);
  const socket = searchParams.get("host");
  const target = socket
    ? { path: `${socket}/.s.PGSQL.5432` }
    : { host: hostname, port: Number(port || 5432) };
  const pairs = new Set<net.Socket>();
  const door = net.createServer((near) => {
    const far = net.connect(target as net.NetConnectOpts);
    for (const one of [near, far]) {
      pairs.add(one);
      one.on("error", () => {});
    }
    near.pipe(far).pipe(near);
  });
  const open = (at = 0) =>
    new Promise<void>((resolve) => door.listen(at, "127.0.0.1", () => resolve()));
  await open();
  const at = (door.address() as net.AddressInfo).port;
  const through = new URL(url);
  through.searchParams.delete("host");
  through.host = `127.0.0.1:${at}`;
  return {
    url: through.href,
    cut: async () => {
      const closed = new Promise((resolve) => door.close(resolve));
      for (const one of pairs) one.destroy();
      await closed;
    },
    open: () => open(at),
  };
};

it("[F-33] a database that goes away is told of within two seconds, and used again when it is back", async () => {
  const way = await between(urlOf(await server.create()));
  const { store, checkDatabase, stop } = await openStore({ url: way.url });
  try {
    const row = aRequest();
    await store.commit(add("requests", row), []);
    expect(await checkDatabase()).toEqual({ state: "ready" });
    await way.cut();
    const since = performance.now();
    const [read, write, state] = await Promise.all([
      store.find("requests", row.id).catch((error) => error),
      store.commit(add("requests", aRequest()), []).catch((error) => error),
      checkDatabase(),
    ]);
    expect(performance.now() - since).toBeLessThan(2500);
    expect([read, write]).toEqual([expect.any(Unavailable), expect.any(Unavailable)]);
    expect(state).toEqual({
      state: "down",
      reason: "The database cannot be used: nobody answers at that address.",
    });
    await way.open();
    expect(await store.find("requests", row.id)).toEqual(row);
    expect(await checkDatabase()).toEqual({ state: "ready" });
  } finally {
    await stop();
    await way.cut().catch(() => {});
  }
}, 20_000);
