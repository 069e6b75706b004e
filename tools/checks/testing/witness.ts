import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** Hears of processes when they begin and, whichever way they end, when they have ended. */
export interface Witness {
  /** Code that a process runs to be known by `name`; it stays alive as long as nobody ends it. */
  readonly lives: (name: string) => string;
  /** Resolves when all of them have begun. */
  readonly began: (...names: string[]) => Promise<void>;
  /** Resolves when all of them have ended. */
  readonly ended: (...names: string[]) => Promise<void>;
  /** Lets one of them end by itself. */
  dismiss(name: string): Promise<void>;
  stop(): Promise<void>;
}

export const startWitness = async (): Promise<Witness> => {
  const begun = new Map<string, ReturnType<typeof Promise.withResolvers<Socket>>>();
  const of = (name: string) => {
    const known = begun.get(name) ?? Promise.withResolvers<Socket>();
    begun.set(name, known);
    return known;
  };
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", (name) => of(name.toString()).resolve(socket));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  const port = at !== null && typeof at === "object" ? at.port : 0;
  return {
    lives: (name) =>
      `require("net").connect(${port}, "127.0.0.1").on("data", () => process.exit()).write(${JSON.stringify(name)});`,
    began: async (...names) => {
      await Promise.all(names.map((name) => of(name).promise));
    },
    ended: async (...names) => {
      await Promise.all(
        names.map(async (name) => {
          const socket = await of(name).promise;
          if (!socket.closed) await once(socket, "close");
        }),
      );
    },
    dismiss: async (name) => {
      (await of(name).promise).write("over");
    },
    stop: async () => {
      server.close();
      await once(server, "close");
    },
  };
};

/** Code that starts other code in a process of its own; `detached` leads a group of its own, and nobody is its parent. */
export const starts = (code: string, detached: boolean): string =>
  `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(code)}], ${JSON.stringify({ detached, stdio: "ignore" })}).unref();`;
