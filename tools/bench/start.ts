import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "#specs/support/serverProcess.ts";
import { dev } from "./dev.ts";
import { median, type Row } from "./measure.ts";

const rounds = 5;

/** P12: from nothing to the first 200, against the framework alone with the database started beside it. */
export const start = async (): Promise<Row[]> => {
  // what `npm start` starts; without a build the server would run from its sources
  execFileSync(process.execPath, ["tools/build.ts", "--if-stale"], { stdio: "inherit" });
  const figures = {
    bareEmpty: [] as number[],
    bareAgain: [] as number[],
    empty: [] as number[],
    again: [] as number[],
  };
  for (let round = 0; round < rounds; round++) {
    const home = await mkdtemp(join(tmpdir(), "fanfold-start-"));
    await chmod(home, 0o755);
    try {
      figures.bareEmpty.push(await bare(join(home, "bare")));
      figures.empty.push(await product(join(home, "product")));
      figures.bareAgain.push(await bare(join(home, "bare")));
      figures.again.push(await product(join(home, "product")));
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  }
  const row = (what: string, b: number[], p: number[]): Row => ({
    what,
    baseline: median(b),
    product: median(p),
    unit: "ms",
    bar: "≤ 2×, ≤ 3000 ms",
    met: median(p) <= 2 * median(b) && median(p) <= 3000,
  });
  return [
    row("P12 start on an empty folder", figures.bareEmpty, figures.empty),
    row("P12 start on an existing folder", figures.bareAgain, figures.again),
    ...(await dev()),
  ];
};

const product = async (folder: string): Promise<number> => {
  const server = await startServer(folder);
  await server.stop();
  return server.readyIn;
};

const bare = async (folder: string): Promise<number> => {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.resolve("./bareStart.ts")), folder],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const answer = await fetch(`http://127.0.0.1:${line.toString().trim()}/`);
  await answer.text();
  const readyIn = performance.now() - started;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
  return readyIn;
};
