import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { maxBytes, megabyte } from "#core/domain/media/index.ts";
import { known } from "#specs/browser/known.ts";
import { startServer } from "#specs/support/serverProcess.ts";
import { cpuOf, memoryOf, type Row } from "../measure.ts";
import { againstItself, times } from "./rows.ts";
import { sendForm } from "./sendForm.ts";

const rounds = 5;
/** MiB: what the bar names, or the largest video that the product takes. */
const size = Math.min(200, maxBytes("video") / megabyte);
/** How often memory is looked at, ms. */
const often = 10;

/** A process that takes uploads, and what is known of it so far. */
interface Receiver {
  readonly pid: number;
  readonly folder: string;
  send(): Promise<void>;
  /** Milliseconds of CPU, of each upload. */
  readonly cpu: number[];
  /** MiB that an upload took above what the process had before it, at most; the first one counts. */
  growth: number;
}

/**
 * P13: CPU of the server’s process for an upload of 200 MiB, ≤ 1.3× that of bare Node which streams the same body to a
 * hash and a file, and how far its memory grows meanwhile, ≤ 32 MiB.
 */
export const uploads = async (): Promise<Row[]> => {
  const home = await mkdtemp(join(tmpdir(), "fanfold-uploads-"));
  await chmod(home, 0o755);
  const children: ChildProcess[] = [];
  const server = await startServer(join(home, "product"), { TIERS: "off", TRUSTED_PROXIES: "1" });
  try {
    const who = await known(server.address, "Bench");
    const bare = [await bareReceiver(home, children), await bareReceiver(home, children)];
    const product = receiver(
      server.child.pid ?? 0,
      join(home, "product/objects/uploads"),
      async () => {
        const body = { media_type: "video", mime_type: "video/mp4" } as const;
        const { url, fields } = await who.ask("requestUpload", { body });
        await sendForm(new URL(url, server.address).href, fields, size);
      },
    );
    const [base, again] = bare as [Receiver, Receiver];
    for (let round = 0; round <= rounds; round++)
      for (const one of [base, product, again]) await measured(one, round > 0);
    return [
      againstItself(`bare Node taking ${size} MiB`, base.cpu, again.cpu),
      times(`P13 upload of ${size} MiB, CPU`, base.cpu, product.cpu, 1.3),
      {
        what: `P13 upload of ${size} MiB, memory growth`,
        baseline: base.growth,
        product: product.growth,
        unit: "MiB",
        bar: "≤ 32 MiB",
        met: product.growth <= 32,
      },
    ];
  } finally {
    for (const child of children) child.kill();
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
};

const receiver = (pid: number, folder: string, send: () => Promise<void>): Receiver => ({
  pid,
  folder,
  send,
  cpu: [],
  growth: 0,
});

const bareReceiver = async (home: string, children: ChildProcess[]): Promise<Receiver> => {
  const folder = join(home, `bare-${children.length}`);
  await mkdir(folder);
  const file = fileURLToPath(import.meta.resolve("./bareUpload.ts"));
  const child = spawn(process.execPath, [file, folder], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const address = `http://127.0.0.1:${line.toString().trim()}/`;
  return receiver(child.pid ?? 0, folder, () => sendForm(address, { key: "bare" }, size));
};

/** One upload, whose file is removed again; the first one warms up. */
const measured = async (one: Receiver, counts: boolean): Promise<void> => {
  const memory = memoryOf(one.pid);
  const look = setInterval(() => {
    one.growth = Math.max(one.growth, memoryOf(one.pid) - memory);
  }, often);
  const before = cpuOf(one.pid);
  await one.send();
  if (counts) one.cpu.push(cpuOf(one.pid) - before);
  clearInterval(look);
  // beside them is the folder in which the server checks its health
  const files = (await readdir(one.folder, { withFileTypes: true })).filter((at) => at.isFile());
  if (files.length !== 1) throw new Error(`${one.folder} holds ${files.length} files`);
  for (const { name } of files) {
    const path = join(one.folder, name);
    if ((await stat(path)).size < size * megabyte) throw new Error(`${path} is not whole`);
    await rm(path);
  }
};
