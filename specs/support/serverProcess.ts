import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** The real server in a process of its own, on loopback, for campaigns, benches and browser scenarios. */
export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** Milliseconds from the start of the process to the first 200. */
  readonly readyIn: number;
  /** What it printed so far. */
  readonly output: () => string;
  stop(): Promise<void>;
  /** As a power cut would: nothing is flushed, nobody is asked. */
  kill(): Promise<void>;
}

/** How the operator's pages are opened at the servers that run, by address. */
const operators = new Map<string, () => Promise<string>>();

/**
 * The cookie that opens the operator's pages of a server of {@link startServer}: its printed key, which opens them
 * once, is spent for it.
 */
export const operatorCookie = async (address: string): Promise<string> =>
  (await operators.get(address)?.()) ?? "";

const enter = async (address: string, output: () => string): Promise<string> => {
  const printed = () => /\/outbox\?key=([\w-]+)/.exec(output())?.[1];
  for (let waits = 0; waits < 400 && printed() === undefined; waits++)
    await new Promise((resolve) => setTimeout(resolve, 5));
  const page = `${address}/outbox?key=${printed()}`;
  const { headers } = await fetch(page, { redirect: "manual" });
  return headers.getSetCookie()[0]?.split(";")[0] ?? "";
};

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const at = probe.address();
  probe.close();
  await once(probe, "close");
  if (at === null || typeof at === "string") throw new Error("No port could be had.");
  return at.port;
};

export const startServer = async (
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<ServerProcess> => {
  const own = port ?? (await freePort());
  const address = `http://127.0.0.1:${own}`;
  const started = performance.now();
  const child = spawn(process.execPath, ["server/main.mjs"], {
    env: {
      ...process.env,
      PORT: String(own),
      ADDRESS: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      // what there is to see and to test; a site of one's own is without (OPEN-169)
      TIERS: "on",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const note = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", note);
  child.stderr.on("data", note);
  const ended = once(child, "exit");
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
    const answer = await fetch(`${address}/health`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const readyIn = performance.now() - started;
  let cookie: Promise<string> | null = null;
  operators.set(address, () => {
    cookie ??= enter(address, () => output);
    return cookie;
  });
  return {
    address,
    child,
    readyIn,
    output: () => output,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
};
