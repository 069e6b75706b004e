import { type SteppedClock, steppedClock } from "#adapters/memory/index.ts";
import { randomIds } from "#adapters/node/index.ts";
import { Database } from "#adapters/postgres/database.ts";
import { openStore } from "#adapters/postgres/index.ts";
import { listenerStatements } from "#adapters/postgres/notificationListener.ts";
import { testDatabase } from "#adapters/postgres/testing.ts";
import { type AccountId, as, days, iso } from "#core/kernel/index.ts";
import { newAccount } from "#core/service/auth/accounts.ts";
import { UnitOfWork } from "#core/service/context/unitOfWork.ts";
import { perform, type Service, type Store } from "#core/service/index.ts";
import { bind } from "#server/binder.ts";
import { add, aSession } from "#specs/contracts/records.ts";
import { sentences } from "#specs/fixtures/english.ts";
import { answering } from "../answering.ts";

const address = "https://cards.example";

/** Somebody who watches a card: their access token, and of each server the tag of what they were told last. */
export interface Watcher {
  readonly name: string;
  account: string;
  session: string;
  token: string;
  /** By what was asked, and of which server. */
  readonly etags: Map<string, string>;
}

/** What is polled: whether something changed, and the card itself. */
export const polled = ["/updates", ""] as const;
export type Polled = (typeof polled)[number];

/** What somebody is told who asks for a card's updates. */
export interface PolledAnswer {
  readonly status: number;
  readonly etag: string;
}

/** Two servers over one database, and a third that keeps nothing in memory: what it answers is so. */
export interface World {
  readonly clock: SteppedClock;
  readonly services: readonly [Service, Service];
  readonly hand: Database;
  /** Round trips of each server so far. */
  readonly trips: [number, number];
  person(name: string): Promise<Watcher>;
  signIn(watcher: Watcher): Promise<void>;
  signOut(watcher: Watcher, server: 0 | 1): Promise<void>;
  ask(
    server: 0 | 1 | "truth",
    watcher: Watcher,
    card: string,
    etag: string,
    what?: Polled,
  ): Promise<PolledAnswer>;
  /** Breaks the connections by which the servers hear notices; they come back by themselves. */
  deafen(): Promise<void>;
  /** Resolves when both servers have heard what was told so far. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** A store by which nothing is ever heard. */
const deaf = (store: Store): Store =>
  new Proxy(store, {
    get: (real, name) => {
      if (name === "listen") return () => () => undefined;
      const method = Reflect.get(real, name) as (...args: unknown[]) => unknown;
      return method.bind(real);
    },
  });

/** Resolves when the connection by which the store hears is lost. */
const isDeaf = (store: Store): Promise<void> =>
  new Promise((resolve) => {
    const stop: { run?: () => void } = {};
    stop.run = store.listen(
      () => undefined,
      (isHearing) => {
        if (isHearing) return;
        stop.run?.();
        resolve();
      },
    );
  });

export const openWorld = async (): Promise<World> => {
  const trips: [number, number] = [0, 0];
  const database = await testDatabase(() => void trips[0]++);
  const second = await openStore({ where: database.where, onQuery: () => void trips[1]++ });
  const hand = new Database(database.where, { connections: 1 });
  const third = await openStore({ where: database.where });
  const clock = steppedClock();
  const ids = randomIds(clock);
  const stores = [database.open.store, second.store] as const;
  const services = [answering(stores[0], clock), answering(stores[1], clock)] as const;
  const server = (service: Service) =>
    bind({
      perform: perform(service),
      address,
      translator: sentences,
      network: () => "office",
      report: (error) => {
        throw error;
      },
    });
  const servers = [server(services[0]), server(services[1])] as const;
  const truth = server(answering(deaf(third.store), clock));
  const world: World = {
    clock,
    services,
    hand,
    trips,
    person: async (name) => {
      const account = `${name}-${ids.id()}`;
      const row = newAccount(
        { ids, translator: sentences, caller: { languages: null }, today: iso(clock.now()) },
        `${account}@watching.test`,
        {
          first_name: name,
          last_name: "Watching",
        },
      );
      await stores[0].commit(add("accounts", { ...row, id: as<AccountId>(account) }), []);
      const watcher = {
        name,
        account,
        session: "",
        token: "",
        etags: new Map(),
      } satisfies Watcher as Watcher;
      await world.signIn(watcher);
      return watcher;
    },
    signIn: async (watcher) => {
      const { account } = watcher;
      const session = ids.token();
      const expires_on = iso(clock.now() + days(1));
      await stores[0].commit(
        add(
          "sessions",
          aSession({
            id: session,
            account_id: as<AccountId>(account),
            refresh_hash: session,
            expires_on,
          }),
        ),
        [],
      );
      watcher.session = session;
      watcher.token = await services[0].secrets.sign({ account, session }, 86_400);
    },
    signOut: async ({ session }, at) => {
      const work = new UnitOfWork();
      work.mark("sessions", session, { revoked_on: iso(clock.now()) });
      await stores[at].commit(work.changes, work.notices);
    },
    ask: async (at, { token }, card, etag, what = "/updates") => {
      const request = new Request(`${address}/api/story/${card}${what}`, {
        headers: { Authorization: `Bearer ${token}`, "If-None-Match": etag },
      });
      const answer = await (at === "truth" ? truth : servers[at]).fetch(request);
      return { status: answer.status, etag: answer.headers.get("ETag") ?? "" };
    },
    deafen: async () => {
      const lost = Promise.all(stores.map(isDeaf));
      await hand.read(
        "select pg_terminate_backend(pid) from pg_stat_activity where query = any($1)",
        [listenerStatements],
      );
      await lost;
    },
    settled: async () => {
      const kind = ids.id();
      const heard = stores.map(
        (store) =>
          new Promise<void>((resolve) => {
            const stop = store.listen((notice) => {
              if (notice.kind !== kind) return;
              stop();
              resolve();
            });
          }),
      );
      // by a third: a server hears its own at once, before the database told it of what came earlier
      await third.store.commit([], [{ topic: "mail", kind }]);
      await Promise.all(heard);
    },
    stop: async () => {
      await hand.stop();
      await third.stop();
      await second.stop();
      await database.stop();
    },
  };
  return world;
};
