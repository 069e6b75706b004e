import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Clock, minutes } from "#core/kernel/index.ts";
import type { Reencoded, UploadForm } from "#core/service/ports/index.ts";
import { objectsChecks } from "#specs/contracts/objects.ts";
import { type DiskObjects, diskObjects } from "./index.ts";

let folder: string;
let time: number;
let objects: DiskObjects;
const clock: Clock = { now: () => time, after: () => () => {}, every: () => () => {} };
const open = (shared = false) =>
  diskObjects({ folder, uploadUrl: "http://cards/uploads", secret: "s3cret", clock, shared });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "objects-"));
  time = Date.UTC(2026, 2, 1);
  objects = await open();
});
afterEach(() => rm(folder, { recursive: true }));

const posted = async (form: UploadForm, bytes: Uint8Array, more: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...form.fields, ...more })) data.append(name, value);
  data.append("file", new Blob([bytes as BlobPart]), "holiday.jpg");
  return objects.receive(new Request(form.url, { method: "POST", body: data }));
};
/** The DOM's types do not know `duplex`, which Node asks for with a streamed body. */
const streaming = (url: string, type: string, body: ReadableStream): Request => {
  const init = { method: "POST", headers: { "content-type": type }, body, duplex: "half" };
  return new Request(url, init);
};
const filesLeft = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((f) => f.isFile())
    .length;
const picture = Uint8Array.from({ length: 5000 }, (_, i) => i % 251) as Uint8Array as Reencoded;

describe("the disk keeps the contract of object storage", () => {
  it.each(objectsChecks.map((check) => [check.title, check] as const))("%s", async (_, check) => {
    await check.run({
      objects,
      post: async (form, bytes) => {
        const answer = await posted(form, bytes);
        return { status: answer.status, etag: answer.headers.get("etag")?.slice(1, -1) ?? "" };
      },
      expired: async (key, mime_type) => {
        const form = await objects.form(key, mime_type, 10_000);
        time += minutes(15);
        return form;
      },
    });
  });
});

describe("receiving a form", () => {
  it("[API-90] answers the tag in a header and in the body, as S3 does", async () => {
    const answer = await posted(await objects.form("uploads/a", "image/jpeg", 9000), picture);
    const etag = answer.headers.get("etag");
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect(await answer.text()).toContain(`<Key>uploads/a</Key><ETag>${etag}</ETag>`);
  });

  it("[MEDIA-08] leaves nothing of an upload that breaks off, wherever it does", async () => {
    const form = await objects.form("uploads/a", "image/jpeg", 900_000);
    const data = new FormData();
    for (const [name, value] of Object.entries(form.fields)) data.append(name, value);
    data.append("file", new Blob([new Uint8Array(200_000)]), "a.jpg");
    const whole = new Request(form.url, { method: "POST", body: data });
    const type = whole.headers.get("content-type") ?? "";
    const bytes = new Uint8Array(await whole.arrayBuffer());
    for (const cut of [10, 300, 2000, 100_000, bytes.length - 60]) {
      for (const aborts of [true, false]) {
        let sent = false;
        const body = new ReadableStream({
          pull: (c) => {
            if (!sent) c.enqueue(bytes.slice(0, cut));
            else if (aborts) c.error(new Error("connection reset"));
            else c.close();
            sent = true;
          },
        });
        const request = streaming(form.url, type, body);
        expect((await objects.receive(request)).status, `cut at ${cut}`).toBe(400);
        expect(await filesLeft(), `cut at ${cut}`).toBe(0);
      }
    }
    const again = new Request(form.url, {
      method: "POST",
      headers: { "content-type": type },
      body: bytes,
    });
    expect((await objects.receive(again)).status).toBe(201);
  });

  it("[MEDIA-03] checks the hash that the sender gave, and keeps nothing that differs", async () => {
    const form = await objects.form("uploads/a", "image/jpeg", 9000);
    expect((await posted(form, picture, { "x-ff-sha256": "00".repeat(32) })).status).toBe(400);
    expect(await filesLeft()).toBe(0);
    const digest = Buffer.from(
      await crypto.subtle.digest("SHA-256", picture as BufferSource),
    ).toString("hex");
    expect((await posted(form, picture, { "x-ff-sha256": digest })).status).toBe(201);
  });

  it("[MEDIA-05] refuses what is not a form", async () => {
    const post = (body: string, type: string) =>
      objects.receive(
        new Request("http://cards/uploads", {
          method: "POST",
          headers: { "content-type": type },
          body,
        }),
      );
    expect((await post("{}", "application/json")).status).toBe(400);
    expect((await post("junk", "multipart/form-data")).status).toBe(400);
    expect((await post("junk", "multipart/form-data; boundary=x")).status).toBe(400);
    expect((await objects.receive(new Request("http://cards/uploads"))).status).toBe(405);
  });

  it("[MEDIA-02] does not buffer or keep a flood: it answers once the grace is used up", async () => {
    const form = await objects.form("uploads/a", "image/jpeg", 1000);
    const head = Object.entries(form.fields).map(
      ([n, v]) => `--x\r\nContent-Disposition: form-data; name="${n}"\r\n\r\n${v}\r\n`,
    );
    let sent = 0;
    const body = new ReadableStream({
      start: (c) =>
        c.enqueue(
          Buffer.from(
            `${head.join("")}--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`,
          ),
        ),
      pull: (c) => {
        sent += 1_048_576;
        c.enqueue(new Uint8Array(1_048_576));
      },
    });
    const request = streaming(form.url, "multipart/form-data; boundary=x", body);
    expect((await objects.receive(request)).status).toBe(413);
    expect(sent).toBeLessThan(16 * 1_048_576);
    expect(await filesLeft()).toBe(0);
  });

  it("[R15] beside other servers leaves what one of them may be writing, and drops it after an hour without a change", async () => {
    const incoming = join(folder, ".incoming");
    await mkdir(incoming, { recursive: true });
    for (const [name, written] of [
      ["now", time],
      ["long ago", time - minutes(90)],
    ] as const) {
      await writeFile(join(incoming, name), "half");
      await utimes(join(incoming, name), written / 1000, written / 1000);
    }
    const { sweep } = await open(true);
    expect(await readdir(incoming)).toEqual(["now"]);
    time += minutes(59);
    await sweep();
    expect(await readdir(incoming)).toEqual(["now"]);
    time += minutes(2);
    await sweep();
    expect(await readdir(incoming)).toEqual([]);
  });

  it("[MEDIA-17] drops at the start what a crash left half written, and notices damage later", async () => {
    await mkdir(join(folder, ".incoming"), { recursive: true });
    await writeFile(join(folder, ".incoming", "left"), "half");
    await objects.put("media/a.jpg", picture, "image/jpeg");
    objects = await open();
    expect(await filesLeft()).toBe(1);
    const path = join(folder, "media/a.jpg");
    const stored = await readFile(path);
    stored[17] = 0xff;
    await writeFile(path, stored);
    await expect(objects.read("media/a.jpg")).rejects.toThrow("its hash is wrong");
    await writeFile(path, stored.subarray(0, 4000));
    await expect(objects.info("media/a.jpg")).rejects.toThrow("its end is missing");
  });
});

describe("serving what is published", () => {
  const get = (key: string, headers: Record<string, string> = {}, method = "GET") =>
    objects.serve(key, new Request("http://cards/files", { method, headers }));

  it("[MEDIA-01] serves a picture whole, to keep for a year, never to run", async () => {
    const { etag } = await objects.put("media/a.webp", picture, "image/webp");
    const answer = await get("media/a.webp");
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": "5000",
      "content-disposition": 'inline; filename="a.webp"',
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      etag: `"${etag}"`,
    });
    await objects.put("media/a.html", picture, "text/html");
    expect((await get("media/a.html")).headers.get("content-disposition")).toMatch(/^attachment;/);
    expect((await get("media/a.webp", { "if-none-match": `W/"x", "${etag}"` })).status).toBe(304);
    const head = await get("media/a.webp", {}, "HEAD");
    expect([head.headers.get("content-length"), await head.text()]).toEqual(["5000", ""]);
  });

  it.each([
    ["bytes=0-99", 206, 0, 100],
    ["bytes=4990-", 206, 4990, 5000],
    ["bytes=-10", 206, 4990, 5000],
    ["bytes=4990-9999", 206, 4990, 5000],
    ["bytes=-99999", 206, 0, 5000],
    ["bytes=0-1,5-6", 200, 0, 5000],
    ["bytes=9-2", 200, 0, 5000],
    ["lines=1-2", 200, 0, 5000],
  ])("[MEDIA-01] plays from anywhere: %s", async (range, status, start, end) => {
    await objects.put("media/a.mp4", picture, "video/mp4");
    const answer = await get("media/a.mp4", { range });
    expect(answer.status).toBe(status);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture.slice(start, end));
    if (status === 206)
      expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end - 1}/5000`);
  });

  it("[MEDIA-01] says how long it is when no byte of the range exists, and starts over for an old tag", async () => {
    await objects.put("media/a.mp4", picture, "video/mp4");
    const none = await get("media/a.mp4", { range: "bytes=5000-" });
    expect([none.status, none.headers.get("content-range")]).toEqual([416, "bytes */5000"]);
    expect((await get("media/a.mp4", { range: "bytes=1-2", "if-range": '"old"' })).status).toBe(
      200,
    );
  });

  it("[MEDIA-01] never serves what was uploaded, nor anything outside", async () => {
    await objects.put("uploads/a", picture, "image/jpeg");
    await objects.put("media/a", picture, "image/jpeg");
    for (const key of [
      "uploads/a",
      "media/../uploads/a",
      "media",
      "media/b",
      "../x",
      ".incoming/x",
    ])
      expect((await get(key)).status, key).toBe(404);
    expect((await get("media/a", {}, "DELETE")).status).toBe(405);
  });
});
