import { Unavailable } from "#core/service/ports/index.ts";
import type { Database } from "./database.ts";

export type DatabaseState =
  | { readonly state: "ready" }
  /** In words for an operator, without secrets. */
  | { readonly state: "down"; readonly reason: string };

/** Asks the database something small. */
export const checkDatabase = async (database: Database): Promise<DatabaseState> => {
  const late = Promise.withResolvers<DatabaseState>();
  const timer = setTimeout(
    () => late.resolve({ state: "down", reason: "The database does not answer within 2 s." }),
    2000,
  );
  const asked = database.read("select 1 as one", []).then(
    (): DatabaseState => ({ state: "ready" }),
    (error: Error): DatabaseState => ({
      state: "down",
      reason: `The database cannot be used: ${reasonOf(error) ?? error.message}.`,
    }),
  );
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** The oldest PostgreSQL that the statements are known to run on. */
const oldest = 14;

/** Throws where the database cannot hold what people write, or is too old. */
export const refuseUnfit = async (database: Database): Promise<void> => {
  const [facts] = await database.read<Facts>(
    `select current_setting('server_version_num')::int / 10000 as version,
        current_setting('server_encoding') as encoding, current_database() as name`,
    [],
  );
  const words = facts && unfit(facts);
  if (words) throw new Error(words);
};

interface Facts {
  readonly version: number;
  readonly encoding: string;
  readonly name: string;
}

/** Why a database is of no use, and what to do; null where it is. */
export const unfit = ({ version, encoding, name }: Facts): string | null => {
  if (version < oldest)
    return `The database server is PostgreSQL ${version}; Fanfold needs ${oldest} or newer.`;
  return encoding === "UTF8"
    ? null
    : `The database ${name} has the encoding ${encoding}, which cannot hold what people write. Make one with: create database ${name}_utf8 encoding 'UTF8' template template0.`;
};

/** Host, port and name of a database, without user and password. */
export const nameOf = (url: string): string => {
  const { hostname, port, pathname, searchParams, username } = new URL(url);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  return `${host || "localhost"}:${port || "5432"}/${decodeURIComponent(pathname.slice(1)) || username}`;
};

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nobody answers at that address",
  ENOENT: "nobody answers at that address",
  ENOTFOUND: "there is no host of that name",
  EAI_AGAIN: "the name of the host cannot be looked up",
  EHOSTUNREACH: "there is no way to that host",
  ENETUNREACH: "there is no way to that host",
  ETIMEDOUT: "it does not answer",
  ECONNRESET: "it breaks the connection off",
  "28P01": "it refuses the user or the password",
  "28000": "it refuses the user",
  "3D000": "there is no database of that name",
  "42501": "the user has too few rights in it",
  "53300": "it has no connection to spare",
  "57P03": "it is starting or stopping",
};

const reasonOf = (error: unknown): string | null => {
  const cause = error instanceof Unavailable ? error.cause : error;
  const { code = "", message = "" } = cause as { code?: string; message?: string };
  if (/timeout e/.test(message)) return "it does not answer";
  if (/Connection terminated/.test(message)) return reasons.ECONNRESET ?? null;
  return reasons[code] ?? null;
};

/** A failure at the start, with what was tried and why it failed. Any other error as it is. */
export const connectionFault = (url: string, error: unknown): unknown => {
  const reason = reasonOf(error);
  if (reason === null && !(error instanceof Unavailable)) return error;
  return new Error(
    `The database ${nameOf(url)} cannot be used: ${reason ?? (error as Error).message}. Check DATABASE_URL and that server.`,
    { cause: error },
  );
};
