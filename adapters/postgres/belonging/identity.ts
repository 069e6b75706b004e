import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { folderFault } from "./folder.ts";

/** Where a data folder's database is: a folder (inside the data folder: relative to it), or a server elsewhere. */
export type Home = { readonly embedded: string } | { readonly external: string };

/** What a data folder says of itself, in `identity.json`: made once, and goes with the folder wherever it goes. */
export interface Identity {
  readonly id: string;
  /** null until there was one. */
  readonly database: Home | null;
}

const file = "identity.json";

/** null where the folder has none yet. Throws in plain words where it is damaged. */
export const readIdentity = (dataDir: string): Identity | null => {
  const at = path.join(dataDir, file);
  let text: string;
  try {
    text = fs.readFileSync(at, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw folderFault(dataDir, error);
  }
  const said = parsed(text);
  if (said === null)
    throw new Error(
      `${at} is damaged. It says which database belongs to this folder: bring it back from a backup. Without one, remove it; a database inside the folder is then found again.`,
    );
  return said;
};

const parsed = (text: string): Identity | null => {
  let said: { id?: unknown; database?: { embedded?: unknown; external?: unknown } | null };
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof said?.id !== "string" || !/^[a-z0-9]{16,40}$/.test(said.id)) return null;
  const { id, database = null } = said;
  if (database === null) return { id, database };
  if (typeof database.embedded === "string" && database.embedded !== "")
    return { id, database: { embedded: database.embedded } };
  return typeof database.external === "string"
    ? { id, database: { external: database.external } }
    : null;
};

export const newIdentity = (): Identity => ({
  id: randomBytes(12).toString("hex"),
  database: null,
});

/** Writes it whole or not at all, and only where it says something new. */
export const keepIdentity = (dataDir: string, identity: Identity): void => {
  const at = path.join(dataDir, file);
  const text = `${JSON.stringify(identity, null, 2)}\n`;
  const draft = `${at}.${process.pid}`;
  try {
    if (fs.existsSync(at) && fs.readFileSync(at, "utf8") === text) return;
    fs.mkdirSync(dataDir, { recursive: true });
    const handle = fs.openSync(draft, "w", 0o644);
    try {
      fs.writeSync(handle, text);
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    fs.renameSync(draft, at);
  } catch (error) {
    fs.rmSync(draft, { force: true });
    throw folderFault(dataDir, error);
  }
};

/**
 * The word that an operator sets as `ACCEPT_DATABASE` to agree to one change of database: good for this folder
 * and that database alone, so that it does no harm where it stays set.
 */
export const agreement = (id: string, database: string): string =>
  createHash("sha256").update(`${id} ${database}`).digest("hex").slice(0, 8);
