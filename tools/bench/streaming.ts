import { Agent, request } from "node:http";
import { cpuOf, memoryOf } from "./measure.ts";

export interface Streamed {
  /** Milliseconds of the server's processor, while the lines were open. */
  readonly cpu: number;
  /** KiB of the server's memory that one line takes. */
  readonly memory: number;
}

/**
 * Everybody holds one line of live events open, on which nothing changes, for `lasts` seconds: at 25 s a beat comes.
 * Opening them isn't counted.
 */
export const streamed = async (
  pid: number,
  urls: readonly string[],
  headers: Readonly<Record<string, string>>,
  lasts: number,
): Promise<Streamed> => {
  const memory = memoryOf(pid);
  const agent = new Agent({ keepAlive: true, maxSockets: urls.length });
  const lines = await Promise.all(urls.map((url) => opened(url, headers, agent)));
  const grown = memoryOf(pid) - memory;
  const before = cpuOf(pid);
  await new Promise((resolve) => setTimeout(resolve, lasts * 1000));
  const cpu = cpuOf(pid) - before;
  const beats = lines.filter((line) => line.hasBeaten()).length;
  if (beats < lines.length) throw new Error(`${lines.length - beats} lines were silent`);
  for (const line of lines) line.close();
  agent.destroy();
  return { cpu, memory: (1024 * Math.max(0, grown)) / urls.length };
};

const opened = (url: string, headers: Readonly<Record<string, string>>, agent: Agent) =>
  new Promise<{ hasBeaten(): boolean; close(): void }>((resolve, reject) => {
    const asking = request(url, { agent, headers }, (answer) => {
      let told = "";
      answer.setEncoding("utf8").on("data", (text: string) => {
        told += text;
        if (told.includes("event: open"))
          resolve({ hasBeaten: () => told.includes("event: beat"), close: () => asking.destroy() });
      });
      answer.on("error", () => undefined);
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
    });
    asking.on("error", reject);
    asking.end();
  });
