import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerType, serve } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#adapters/node/index.ts";
import { diskObjects } from "#adapters/objects-disk/index.ts";
import type { Reencoded } from "#core/service/ports/index.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { site } from "./site.ts";

/** More than a stream reads at once. */
const clip = new Uint8Array(randomBytes(200_000)) as Reencoded;
let folder: string;
let server: ServerType;
let at: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fanfold-clips-"));
  const files = await diskObjects({
    folder,
    uploadUrl: "/uploads",
    secret: "s".repeat(32),
    clock: systemClock,
  });
  await files.put("media/film.mp4", clip, "video/mp4");
  await files.put("media/voice.m4a", clip, "audio/mp4");
  const app = site({
    service: makeService(),
    files,
    web: null,
    network: () => "192.0.2.1",
    report: (error) => {
      throw error;
    },
    health: async () => ({ status: "ready", checks: [] }),
    uploadsTo: null,
  });
  server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise<void>((resolve) => server.once("listening", resolve));
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/media`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** As a browser's player asks: any encoding it knows, and a part. */
const ask = (name: string, range: string | null) =>
  fetch(`${at}/${name}`, {
    headers: { "accept-encoding": "gzip, deflate, br, zstd", ...(range ? { range } : {}) },
  });
const told = ({ status, headers }: Response) => [
  status,
  headers.get("content-range"),
  headers.get("content-length"),
  headers.get("content-encoding"),
];
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe.each([
  ["a video", "film.mp4", "video/mp4"],
  ["a voice", "voice.m4a", "audio/mp4"],
])("[MEDIA-01] %s over the network", (_what, name, type) => {
  it("comes whole, of its own type, and says that it can be asked for in parts", async () => {
    const answer = await ask(name, null);
    expect(told(answer)).toEqual([200, null, "200000", null]);
    const { headers } = answer;
    expect([headers.get("content-type"), headers.get("accept-ranges")]).toEqual([type, "bytes"]);
    expect((await bytes(answer)).equals(clip)).toBe(true);
  });

  it.each([
    ["its first two bytes, as Safari asks first", "bytes=0-1", 0, 2],
    ["from the middle to its end, as after a seek", "bytes=100000-", 100_000, 200_000],
    ["its last bytes, where some have their index", "bytes=-500", 199_500, 200_000],
    ["a part that goes past its end", "bytes=150000-999999", 150_000, 200_000],
  ])("comes in parts: %s", async (_which, range, start, end) => {
    const answer = await ask(name, range);
    const part = `bytes ${start}-${end - 1}/200000`;
    expect(told(answer)).toEqual([206, part, `${end - start}`, null]);
    expect(answer.headers.get("content-type")).toBe(type);
    expect((await bytes(answer)).equals(clip.subarray(start, end))).toBe(true);
  });

  it("says how long it is where no byte of the part exists", async () => {
    const answer = await ask(name, "bytes=200000-");
    expect([answer.status, answer.headers.get("content-range")]).toEqual([416, "bytes */200000"]);
    expect((await bytes(answer)).length).toBe(0);
  });
});
