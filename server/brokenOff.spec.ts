import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { serve } from "@hono/node-server";
import { afterEach, describe, expect, it } from "vitest";
import { makeService } from "#specs/fixtures/service.ts";
import { type SiteOptions, site } from "./site.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const listening = async (different: Partial<SiteOptions> = {}) => {
  const service = makeService();
  const faults: unknown[] = [];
  const received: Promise<unknown>[] = [];
  const app = site({
    service,
    files: {
      ...service.objects,
      serve: async () => new Response("x".repeat(5_000_000)),
      receive: async (request) => {
        const reading = request.arrayBuffer();
        received.push(reading.catch(() => undefined));
        await reading;
        return new Response(null, { status: 201 });
      },
    },
    web: null,
    network: () => "192.0.2.1",
    report: (error) => faults.push(error),
    health: async () => ({ status: "ready", checks: [] }),
    uploadsTo: null,
    ...different,
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise<void>((resolve) => server.once("listening", resolve));
  closing.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, faults, received };
};

/** Says half of a request and hangs up; settles once the server let go of the connection too. */
const breakOff = async (port: number, request: string) => {
  const socket = connect(port, "127.0.0.1");
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  socket.on("error", () => undefined);
  await new Promise<void>((resolve) => socket.write(request, () => resolve()));
  await new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
    socket.resetAndDestroy();
  });
};

describe("an asker who hangs up", () => {
  it.each([
    [
      "in a body of known length",
      "POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{",
    ],
    [
      "in a body of unknown length",
      'POST /api/auth HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n',
    ],
    [
      "in an upload",
      "POST /uploads HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 99999\r\n\r\n--b\r\n",
    ],
    ["in an answer", "GET /files/a HTTP/1.1\r\nHost: x\r\n\r\n"],
  ])("[F-33] %s is no fault of the server", async (_, request) => {
    const { port, faults } = await listening();
    await breakOff(port, request);
    // a whole request after it: what was broken off has been noticed by then
    for (let n = 0; n < 3; n++)
      expect((await fetch(`http://127.0.0.1:${port}/health`)).ok).toBe(true);
    expect(faults).toEqual([]);
  });

  it("[F-33] hides no fault of whoever stayed", async () => {
    const { port, faults } = await listening({
      files: {
        ...makeService().objects,
        serve: async () => {
          throw new Error("The disk is gone.");
        },
      },
    });
    expect((await fetch(`http://127.0.0.1:${port}/files/a`)).status).toBe(500);
    expect(faults).toHaveLength(1);
  });
});
