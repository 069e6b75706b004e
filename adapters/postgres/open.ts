import path from "node:path";
import type { Jobs, Reporter, Store } from "#core/service/ports/index.ts";
import { type Claim, judge } from "./belonging/claim.ts";
import { newIdentity, readIdentity } from "./belonging/identity.ts";
import {
  checkDatabase,
  connectionFault,
  type DatabaseState,
  nameOf,
  refuseUnfit,
} from "./check.ts";
import { Database, type DatabaseOptions, type Where } from "./database.ts";
import { type Embedded, type EmbeddedOptions, startEmbedded } from "./embedded.ts";
import { postgresJobs } from "./jobs.ts";
import { Locks } from "./locks.ts";
import { migrate } from "./migrate.ts";
import { NotificationListener } from "./notificationListener.ts";
import { PostgresStore } from "./store.ts";

/** `url` names a running PostgreSQL; without it one is started in `dataDir`. */
export interface OpenOptions extends DatabaseOptions, Omit<EmbeddedOptions, "dataDir"> {
  readonly url?: string | undefined;
  /** DATA_DIR. With `url`: what the database has to belong to; left out where nothing of it is kept there. */
  readonly dataDir?: string | undefined;
  /** The embedded database, when its start was begun before. */
  readonly embedded?: Promise<Embedded> | undefined;
  /** A database that is running already, however it is reached. */
  readonly where?: Where | undefined;
  /** Hears of jobs that failed. */
  readonly onFault?: Reporter["fault"] | undefined;
}

export interface Facts {
  readonly kind: "embedded" | "external";
  /** Where the embedded database keeps its data. */
  readonly folder: string | null;
  /** A sentence for the person who starts the server, when the data are not where they were wanted. */
  readonly moved: string | null;
  /** The embedded database's process; 0 while it is starting again, null for an external one. */
  readonly pid: () => number | null;
  readonly where: Where;
}

export interface OpenStore {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly facts: Facts;
  /** Bytes that the database takes, and those of the published media that its rows name. */
  space(): Promise<{ readonly database: number; readonly media: number }>;
  /** Asks the database now; answers within two seconds. */
  checkDatabase(): Promise<DatabaseState>;
  /** Ends the connections, and the database where it was started here. */
  stop(): Promise<void>;
}

/** The Store port over PostgreSQL, its tables up to date, notices being heard. */
export const openStore = async (options: OpenOptions): Promise<OpenStore> => {
  const running = options.where ?? (options.url === undefined ? null : { url: options.url });
  if (running) return openAt(running, options, null, claimOf(options));
  const embedded = await (options.embedded ?? startEmbedded(embeddedOptions(options)));
  try {
    const where = { socket: embedded.socket, database: "postgres" };
    return await openAt(where, options, embedded, embedded.claim);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
};

const spaceSql = `
  select pg_database_size(current_database())::float8 as database,
    (select coalesce(sum(file_size_kb), 0) * 1024 from media)::float8 as media`;

const openAt = async (
  where: Where,
  options: OpenOptions,
  embedded: Embedded | null,
  claim: Claim | null,
): Promise<OpenStore> => {
  const database = new Database(where, options);
  const listener = new NotificationListener(where);
  const locks = new Locks(where, options);
  const jobs = postgresJobs(database, where, options.onFault ?? (() => undefined));
  const hang = async () => {
    await jobs.stop();
    await listener.stop();
    await locks.stop();
    await database.stop();
  };
  try {
    await refuseUnfit(database);
    const confirm = claim && (await judge(database, claim));
    await migrate(database);
    await confirm?.();
    await listener.start();
  } catch (error) {
    await hang();
    throw "url" in where ? connectionFault(where.url, error) : error;
  }
  return {
    store: new PostgresStore(database, listener, locks, jobs),
    jobs,
    facts: {
      kind: embedded ? "embedded" : "external",
      folder: embedded?.folder ?? null,
      moved: embedded?.moved ?? null,
      pid: () => embedded?.pid() ?? null,
      where,
    },
    checkDatabase: () => checkDatabase(database),
    space: async () => {
      const [row] = await database.read<{ database: number; media: number }>(spaceSql, []);
      return row ?? { database: 0, media: 0 };
    },
    stop: async () => {
      await hang();
      await embedded?.stop();
    },
  };
};

const embeddedOptions = ({ dataDir, ...options }: OpenOptions): EmbeddedOptions => {
  if (dataDir === undefined) throw new Error("Either a database URL or a data folder is needed.");
  return { ...options, dataDir };
};

const claimOf = ({ url, dataDir, accept }: OpenOptions): Claim | null => {
  if (url === undefined || dataDir === undefined) return null;
  const folder = path.resolve(dataDir);
  const known = readIdentity(folder);
  return {
    dataDir: folder,
    identity: known ?? newIdentity(),
    isNew: known === null,
    home: { external: nameOf(url) },
    accept,
  };
};
