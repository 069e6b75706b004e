import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Clock } from "#core/kernel/index.ts";
import { bodyOf } from "./body.ts";
import { type DiskObjects, diskObjects } from "./index.ts";

const clock: Clock = {
  now: () => Date.UTC(2026, 2, 1),
  after: () => () => {},
  every: () => () => {},
};
let folder: string;
let objects: DiskObjects;
let server: Server;
/** What the last request was answered, also where nobody was there to hear it. */
let answered: Promise<Response>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "objects-"));
  const uploadUrl = "http://cards/uploads";
  objects = await diskObjects({ folder, uploadUrl, secret: "s3cret", clock });
  server = createServer(async (incoming, outgoing) => {
    const headers = { "content-type": incoming.headers["content-type"] ?? "" };
    // without a body of its own: as a web stream every chunk would be copied
    answered = objects.receive(new Request(uploadUrl, { method: "POST", headers }), incoming);
    const answer = await answered;
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const boundary = "----cards";
const bodyFor = async (file: Uint8Array, maxBytes = 20_000_000): Promise<Buffer> => {
  const { fields } = await objects.form("uploads/a", "video/mp4", maxBytes);
  const head = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.concat([
    Buffer.from(
      `${head.join("")}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
};
const sending = (length: number, type = `multipart/form-data; boundary=${boundary}`) => {
  const { port } = server.address() as AddressInfo;
  const headers = { "content-type": type, "content-length": length };
  const outgoing = request({ host: "127.0.0.1", port, method: "POST", headers });
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on("error", reject);
    outgoing.on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
  });
  return { outgoing, status };
};
const filesLeft = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((f) => f.isFile())
    .length;

describe("a body as Node has it", () => {
  it("[P13] [MEDIA-03] comes to the disk whole, also where it nearly looks like the end of the form", async () => {
    const near = Buffer.from(`\r\n--${boundary.slice(0, -1)}`);
    const file = Buffer.from(Uint8Array.from({ length: 2_500_000 }, (_, at) => at % 101));
    // a sign after it that is not the last of the boundary; a step of no common measure with the chunks: some of these lie across the end of one
    for (let at = 0; at + near.length < file.length; at += 4093) near.copy(file, at);
    const body = await bodyFor(file);
    const { outgoing, status } = sending(body.length);
    outgoing.end(body);
    expect(await status).toBe(201);
    expect((await objects.info("uploads/a"))?.etag).toBe(
      createHash("sha256").update(file).digest("hex"),
    );
    expect(Buffer.compare((await objects.read("uploads/a")) ?? Buffer.alloc(0), file)).toBe(0);
  });

  it("[MEDIA-02] is refused with an answer, which its sender hears", async () => {
    const large = await bodyFor(Buffer.alloc(2_000_000), 1000);
    for (const [type, code] of [
      [undefined, 413],
      ["application/json", 400],
      ["multipart/form-data; boundary=another", 400],
    ] as const) {
      const { outgoing, status } = sending(large.length, type);
      outgoing.end(large);
      expect(await status, type).toBe(code);
    }
    expect(await filesLeft()).toBe(0);
  });

  it("[MEDIA-08] leaves nothing when its sender hangs up", async () => {
    const body = await bodyFor(Buffer.alloc(3_000_000));
    for (const cut of [10, 2000, 1_500_000]) {
      const { outgoing, status } = sending(body.length);
      const asked = once(server, "request");
      outgoing.write(body.subarray(0, cut));
      await asked;
      outgoing.destroy();
      await status.catch(() => undefined);
      expect((await answered).status, `cut at ${cut}`).toBe(400);
      expect(await filesLeft(), `cut at ${cut}`).toBe(0);
    }
  });
});

it("[P13] memory is given back once it was read, but for what others may hold", () => {
  const incoming = new PassThrough();
  const shared = Buffer.alloc(70_000);
  const chunks = [Buffer.alloc(40_000), shared.subarray(0, 30_000), Buffer.alloc(50_000)];
  const body = bodyOf(new Request("http://cards/uploads"), incoming);
  for (const chunk of chunks) incoming.emit("data", chunk);
  body?.release([Buffer.alloc(10), ...chunks]);
  expect(chunks.map(({ length }) => length)).toEqual([0, 30_000, 50_000]);
  expect(shared).toHaveLength(70_000);
});
