import { randomBytes } from "node:crypto";
import { chmod, link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

const name = "secret";

const stored = async (path: string): Promise<string | null> => {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const secret = text.trim();
  if (secret.length < 32)
    throw new Error(
      `${path} does not hold a secret. Restore it, or remove it: then everyone signs in again.`,
    );
  await chmod(path, 0o600);
  return secret;
};

/**
 * The server's secret from its data folder; made there, readable by its owner only, when it is not yet.
 * Servers that start at once agree on one: it is linked into place whole, and only if none is there.
 */
export const secretIn = async (folder: string): Promise<string> => {
  const path = join(folder, name);
  const there = await stored(path);
  if (there !== null) return there;

  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(`${randomBytes(48).toString("base64url")}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  const made = await stored(path);
  if (made === null) throw new Error(`${path} could not be written.`);
  return made;
};
