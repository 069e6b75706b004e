import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Each request goes to the next server, and to the one after it where nobody answers. */
export interface LoadBalancer {
  readonly address: string;
  /** Requests that a server did not take and another did. */
  readonly passedOn: () => number;
  stop(): Promise<void>;
}

/** `ports` are those of the servers on this machine. */
export const startLoadBalancer = async (ports: readonly number[]): Promise<LoadBalancer> => {
  let turn = 0;
  let passedOn = 0;

  const pass = (
    asked: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    at: number,
    tries: number,
  ) => {
    const port = ports[at % ports.length] ?? 0;
    const via = [asked.headers["x-forwarded-for"], asked.socket.remoteAddress].filter(Boolean);
    const headers = { ...asked.headers, "x-forwarded-for": via.join(", ") };
    const { url: path = "/", method = "GET" } = asked;
    // a connection for each: one that is kept may be dead
    const passed = request(
      { host: "127.0.0.1", port, path, method, headers, agent: false },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        got.on("error", () => answer.destroy());
      },
    );
    answer.on("close", () => passed.destroy());
    passed.on("error", (error: NodeJS.ErrnoException) => {
      if (answer.headersSent) return void answer.destroy();
      // nothing of it has reached a server that takes no connection; a call that reads may be asked twice
      const isSafe = error.code === "ECONNREFUSED" || method === "GET" || method === "HEAD";
      if (!isSafe || tries <= 1) return void answer.writeHead(502).end();
      passedOn++;
      pass(asked, body, answer, at + 1, tries - 1);
    });
    passed.end(body);
  };

  const server = createServer(async (asked, answer) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer);
    pass(asked, Buffer.concat(parts), answer, turn++, ports.length);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passedOn: () => passedOn,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close").catch(() => undefined);
    },
  };
};
