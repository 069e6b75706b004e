import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder = "";
let program = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "allocator-"));
  program = join(folder, "program.mjs");
  const allocator = new URL("allocator.mjs", import.meta.url).href;
  await writeFile(
    program,
    `import { settleAllocator } from ${JSON.stringify(allocator)};
settleAllocator();
const { pid, argv, execArgv, env } = process;
const seen = { pid, argv: argv.slice(2), execArgv, arenas: env.MALLOC_ARENA_MAX ?? null };
console.log(JSON.stringify(seen));
if (process.connected) process.disconnect();`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const { MALLOC_ARENA_MAX: _own, ...env } = process.env;
const outputOf = async (child: ReturnType<typeof spawn>) => {
  const [out, err] = ["", ""].map(() => ({ words: "" })) as [{ words: string }, { words: string }];
  child.stdout?.on("data", (bytes) => {
    out.words += bytes;
  });
  child.stderr?.on("data", (bytes) => {
    err.words += bytes;
  });
  const [code] = await once(child, "close");
  return { code, err: err.words, seen: JSON.parse(out.words) };
};

test("[R14] [P12] a server begins once more as the same process, with a small allocator and without a word", async () => {
  const child = spawn(process.execPath, ["--no-deprecation", program, "one", "two"], { env });
  const { code, err, seen } = await outputOf(child);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(seen).toEqual({
    pid: child.pid,
    argv: ["one", "two"],
    execArgv: ["--no-deprecation"],
    arenas: process.platform === "linux" ? "2" : null,
  });
});

test("[R14] what somebody set themselves stays as it is", async () => {
  const own = { ...env, MALLOC_ARENA_MAX: "7" };
  const { seen } = await outputOf(spawn(process.execPath, [program], { env: own }));
  expect(seen.arenas).toBe("7");
});

test("[R14] a process that talks to the one that began it goes on talking", async () => {
  const { seen, code } = await outputOf(fork(program, { env, execArgv: [], silent: true }));
  expect([seen.arenas, code]).toEqual([null, 0]);
});
