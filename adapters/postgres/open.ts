import type { Store } from "#core/service/ports/index.ts";
import { Database, type DatabaseOptions, type Where } from "./database.ts";
import { Ears } from "./ears.ts";
import { type Embedded, type EmbeddedOptions, startEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { PostgresStore } from "./store.ts";

/** `url` names a running PostgreSQL; without it one is started in `dataDir`. */
export interface OpenOptions extends DatabaseOptions, Omit<EmbeddedOptions, "folder"> {
  readonly url?: string | undefined;
  readonly dataDir?: string | undefined;
  /** The embedded database, when its start was begun before. */
  readonly embedded?: Promise<Embedded> | undefined;
  /** A database that is running already, however it is reached. */
  readonly where?: Where | undefined;
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
  readonly facts: Facts;
  /** Ends the connections, and the database where it was started here. */
  stop(): Promise<void>;
}

/** The Store port over PostgreSQL, its tables up to date, notices being heard. */
export const openStore = async (options: OpenOptions): Promise<OpenStore> => {
  const running = options.where ?? (options.url === undefined ? null : { url: options.url });
  if (running) return openAt(running, options, null);
  const embedded = await (options.embedded ?? startEmbedded(embeddedOptions(options)));
  try {
    return await openAt({ socket: embedded.socket, database: "postgres" }, options, embedded);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
};

const openAt = async (
  where: Where,
  options: OpenOptions,
  embedded: Embedded | null,
): Promise<OpenStore> => {
  const database = new Database(where, options);
  const ears = new Ears(where);
  const hang = async () => {
    await ears.stop();
    await database.stop();
  };
  try {
    await migrate(database);
    await ears.start();
  } catch (error) {
    await hang();
    throw error;
  }
  return {
    store: new PostgresStore(database, ears),
    facts: {
      kind: embedded ? "embedded" : "external",
      folder: embedded?.folder ?? null,
      moved: embedded?.moved ?? null,
      pid: () => embedded?.pid() ?? null,
      where,
    },
    stop: async () => {
      await hang();
      await embedded?.stop();
    },
  };
};

const embeddedOptions = ({ dataDir, note, durable }: OpenOptions): EmbeddedOptions => {
  if (dataDir === undefined) throw new Error("Either a database URL or a data folder is needed.");
  return { folder: dataDir, note, durable };
};
