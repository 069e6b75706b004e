import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** The line between browsers and a server: it can break in the middle of a part of the app, and be mended. */
export interface Line {
  readonly address: string;
  /** Where it leads; told later, since a server wants to know its address first. */
  to(server: string): void;
  /** Breaks with the next script that is asked for, after half of it; answers its path as soon as it is broken. */
  breakInPart(): Promise<string>;
  mend(): void;
  close(): Promise<void>;
}

const isPart = ({ url = "" }: IncomingMessage) => /^\/assets\/[^?]+\.js/.test(url);

export const startLine = async (): Promise<Line> => {
  let target = "";
  let isBroken = false;
  let broke: ((path: string) => void) | null = null;

  const breakOff = async (
    asked: IncomingMessage,
    answer: ServerResponse,
    from: IncomingMessage,
  ) => {
    const chunks: Buffer[] = [];
    for await (const chunk of from) chunks.push(chunk);
    const whole = Buffer.concat(chunks);
    answer.write(whole.subarray(0, Math.ceil(whole.length / 2)), () => {
      server.closeAllConnections();
      broke?.(asked.url ?? "");
      broke = null;
    });
  };

  const server = createServer((asked, answer) => {
    if (isBroken) return void asked.socket.destroy();
    const isLast = broke !== null && isPart(asked);
    if (isLast) isBroken = true;
    const { method, headers, url: path } = asked;
    const on = request(new URL(path ?? "/", target), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      if (isLast) void breakOff(asked, answer, from);
      else from.pipe(answer);
    });
    on.on("error", () => asked.socket.destroy());
    answer.on("close", () => on.destroy());
    asked.pipe(on);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("No port could be had.");

  return {
    address: `http://127.0.0.1:${at.port}`,
    to: (address) => {
      target = address;
    },
    breakInPart: () =>
      new Promise((resolve) => {
        broke = resolve;
      }),
    mend: () => {
      isBroken = false;
      broke = null;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
