import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type TestDatabase, testDatabase, urlOf } from "#adapters/postgres/testing.ts";
import { freePort, type ServerProcess, startServer } from "#specs/support/serverProcess.ts";

/** The product and bare Node, each a process of its own, over one database. */
export interface Site {
  readonly server: ServerProcess;
  readonly database: TestDatabase;
  readonly bare: { readonly pid: number; readonly address: string };
  stop(): Promise<void>;
}

export const startSite = async (): Promise<Site> => {
  const home = await mkdtemp(join(tmpdir(), "fanfold-bench-"));
  const database = await testDatabase();
  const url = urlOf(database.where);
  const server = await startServer(home, { DATABASE_URL: url, TIERS: "off" });
  const port = await freePort();
  const file = fileURLToPath(import.meta.resolve("./bare.ts"));
  const bare = spawn(process.execPath, [file, String(port), url]);
  await once(bare.stdout, "data");
  return {
    server,
    database,
    bare: { pid: bare.pid ?? 0, address: `http://127.0.0.1:${port}` },
    stop: async () => {
      bare.kill();
      await server.stop();
      await database.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
};
