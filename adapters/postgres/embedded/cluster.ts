import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { ownFolder, type Runner } from "./runner.ts";

/**
 * Makes the database's files where there are none. They are made beside and moved in place when whole, so
 * that an interrupted first start leaves nothing behind that looks like a database.
 */
export const ensureCluster = async (
  native: string,
  cluster: string,
  runner: Runner,
  durable: boolean,
): Promise<void> => {
  if (fs.existsSync(path.join(cluster, "global", "pg_control"))) return;
  const half = `${cluster}.new`;
  fs.rmSync(half, { recursive: true, force: true });
  fs.rmSync(cluster, { recursive: true, force: true });
  ownFolder(runner, half);
  const asked = [
    ...["-D", half, "-U", "fanfold", "-A", "trust", "-E", "UTF8", "--no-instructions"],
    ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
    ...(durable ? (process.platform === "linux" ? ["--sync-method=syncfs"] : []) : ["--no-sync"]),
  ];
  await promisify(execFile)(path.join(native, "bin", "initdb"), asked, {
    ...runner.ids,
    cwd: "/",
  });
  fs.renameSync(half, cluster);
};
