// `npm run s3`: the contract of object storage against a real S3 server: the one that S3_ENDPOINT,
// S3_ACCESS_KEY and S3_SECRET_KEY name, else Ceph's gateway, started for the run. Fails where there is neither.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { checkS3 } from "#specs/contracts/objects-s3.ts";

const run = promisify(execFile);
const script = fileURLToPath(new URL("ceph-gateway.sh", import.meta.url));

interface Server {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  stop(): Promise<void>;
}

const named = (): Server | null => {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = process.env;
  if (!endpoint || !accessKey || !secretKey) return null;
  return { endpoint, accessKey, secretKey, stop: async () => {} };
};

const ceph = async (): Promise<Server | null> => {
  const missing = await run("sh", ["-c", "command -v radosgw ceph-mon ceph-osd ceph"]).then(
    () => false,
    () => true,
  );
  if (missing) return null;
  const folder = await mkdtemp(join(tmpdir(), "ceph-"));
  const environment = { env: { ...process.env, CEPH_DIR: folder } };
  const stop = async () => {
    await run("bash", [script, "stop"], environment);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { stdout } = await run("bash", [script, "start"], { ...environment, timeout: 180_000 });
    const endpoint = /^endpoint (\S+)$/m.exec(stdout)?.[1];
    if (!endpoint) throw new Error(`Ceph's gateway did not start:\n${stdout}`);
    return { endpoint, accessKey: "AKCARDS", secretKey: "SKCARDS", stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const server = named() ?? (await ceph());
if (server === null) {
  console.error(
    "✗ No S3 server: set S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY, or install radosgw, ceph-mon, ceph-osd and ceph-mgr.",
  );
  process.exit(1);
}
try {
  const ran = await checkS3({ region: process.env.S3_REGION ?? "us-east-1", ...server });
  const failed = ran.filter(({ error }) => error !== null);
  for (const { title, error } of ran)
    console.log(error === null ? `✓ ${title}` : `✗ ${title}\n  ${String(error)}`);
  console.log(`${ran.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0 || ran.length === 0) process.exitCode = 1;
} finally {
  await server.stop();
}
