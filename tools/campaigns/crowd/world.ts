import { keptCookies, MemoryStore, steppedClock } from "#adapters/memory/index.ts";
import { openStore } from "#adapters/postgres/index.ts";
import { type TestDatabase, testDatabase } from "#adapters/postgres/testing.ts";
import { restApi } from "#adapters/rest/index.ts";
import { type AccountId, as, days, iso } from "#core/kernel/index.ts";
import type { Api } from "#core/operations/index.ts";
import { perform, type Service, type Store } from "#core/service/index.ts";
import { bind } from "#server/binder.ts";
import { add, aSession } from "#specs/contracts/records.ts";
import { sentences } from "#specs/fixtures/english.ts";
import { answering } from "../answering.ts";

/** Servers of one site over one store, asked in the process (memory) or over HTTP (PostgreSQL). */
export interface World {
  readonly name: "memory" | "postgres";
  readonly service: Service;
  /** Somebody who is signed in, at one of the servers. */
  person(account: string, server: number): Promise<Api>;
  stop(): Promise<void>;
}

const serviceOver = (store: Store): Service => answering(store, steppedClock());

const tokenOf = async (service: Service, account: string): Promise<string> => {
  const { ids, store, secrets, clock } = service;
  const session = ids.token();
  const row = aSession({
    id: session,
    account_id: as<AccountId>(account),
    refresh_hash: session,
    expires_on: iso(clock.now() + days(1)),
  });
  await store.commit(add("sessions", row), []);
  return secrets.sign({ account, session }, 86_400);
};

export const inMemory = async (): Promise<World> => {
  const service = serviceOver(new MemoryStore());
  return {
    name: "memory",
    service,
    person: async (account) =>
      perform(service)({
        accessToken: await tokenOf(service, account),
        network: "office",
        jar: keptCookies(service.clock),
        requestKey: null,
        languages: null,
      }),
    stop: async () => {},
  };
};

/** Two servers over one database, each asked through the fetch handler of its own. */
export const onPostgres = async (): Promise<World & Pick<TestDatabase, "where">> => {
  const database = await testDatabase();
  const second = await openStore({ where: database.where });
  const services = [database.open.store, second.store].map(serviceOver);
  const address = "https://cards.example";
  const servers = services.map((service) =>
    bind({
      perform: perform(service),
      address,
      translator: sentences,
      network: () => "office",
      report: (error) => {
        throw error;
      },
    }),
  );
  const [service] = services as [Service];
  return {
    name: "postgres",
    service,
    where: database.where,
    person: async (account, server) => {
      const token = await tokenOf(service, account);
      return restApi({
        base: `${address}/api`,
        token: () => token,
        fetch: async (request) =>
          (await servers[server % servers.length]?.fetch(request)) as Response,
      });
    },
    stop: async () => {
      await second.stop();
      await database.stop();
    },
  };
};
