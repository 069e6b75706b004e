import os from "node:os";
import path from "node:path";
import type { Database } from "../database.ts";
import { wasUsed } from "./find.ts";
import { agreement, type Home, type Identity, keepIdentity } from "./identity.ts";

/** A data folder that is about to use a database. */
export interface Claim {
  readonly dataDir: string;
  readonly identity: Identity;
  /** The folder had no identity before this start. */
  readonly isNew: boolean;
  readonly home: Home;
  /** `ACCEPT_DATABASE` */
  readonly accept?: string | undefined;
}

/** What a database says of whose it is: nothing in it yet, from before databases said so, or named. */
type Owner =
  | { readonly state: "empty" | "unnamed" }
  | { readonly state: "named"; readonly id: string; readonly used_by: string };

/**
 * Looks whether the database is the data folder's own, before anything is changed in it: throws what to do where
 * it belongs to another, or is empty although the folder had one. Answers how to write down that it is.
 */
export const judge = async (database: Database, claim: Claim): Promise<() => Promise<void>> => {
  const owner = await ownerOf(database);
  const words = objection(claim, owner);
  if (words) throw new Error(words);
  // A folder that lost its identity gets it back from the database inside it.
  const id =
    claim.isNew && "embedded" in claim.home && owner.state === "named"
      ? owner.id
      : claim.identity.id;
  const used_by = `${claim.dataDir} on ${os.hostname()}`;
  const isKnown = owner.state === "named" && owner.id === id && owner.used_by === used_by;
  return async () => {
    if (!isKnown)
      await database.write(
        `insert into installation (id, used_by) values ($1, $2)
        on conflict (single) do update set id = excluded.id, used_by = excluded.used_by`,
        [id, used_by],
      );
    keepIdentity(claim.dataDir, { id, database: claim.home });
  };
};

const ownerOf = async (database: Database): Promise<Owner> => {
  const [there] = await database.read<{ ours: boolean; named: boolean }>(
    "select to_regclass('migrations') is not null as ours, to_regclass('installation') is not null as named",
    [],
  );
  if (!there?.ours) return { state: "empty" };
  const [row] = there.named
    ? await database.read<{ id: string; used_by: string }>("select * from installation", [])
    : [];
  return row ? { state: "named", ...row } : { state: "unnamed" };
};

/** null where the database may be used. */
const objection = (claim: Claim, owner: Owner): string | null => {
  const { dataDir, identity, isNew, home, accept } = claim;
  const own = identity.database;
  const name = nameOf(home);
  const unless = (from: string, of: string, words: string) =>
    accept === agreement(from, of) ? null : `${words}, set ACCEPT_DATABASE=${agreement(from, of)}.`;
  if (owner.state === "named") {
    if (owner.id === identity.id || (isNew && "embedded" in home)) return null;
    const [from, of] = isNew ? [dataDir, owner.id] : [identity.id, owner.id];
    return unless(
      from,
      of,
      `The database ${name} belongs to another data folder (${owner.used_by}), which has its uploads and its secret. Start with that one; to use the database with ${dataDir} from now on`,
    );
  }
  if ("embedded" in home) return null;
  const had = own === null ? (wasUsed(dataDir) ? "another database" : null) : nameOf(own, dataDir);
  if (had === null) return null;
  if (owner.state === "unnamed" && (own === null || had === name)) return null;
  const [from, of] = isNew ? [dataDir, name] : [identity.id, name];
  return unless(
    from,
    of,
    owner.state === "empty"
      ? `The database ${name} is empty, but ${dataDir} has its data in ${had}. To bring them along, use npm run backup and npm run restore; to begin with nothing`
      : `${dataDir} has its data in ${had}, not in ${name}. To use ${name} from now on`,
  );
};

const nameOf = (home: Home, dataDir = ""): string =>
  "external" in home ? home.external : path.resolve(dataDir, home.embedded);
