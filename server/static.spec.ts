import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { staticFiles } from "./static.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fanfold-static-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, "posters"));
  await writeFile(join(folder, "posters/c.jpg"), "picture");
  await mkdir(join(folder, "tracks"));
  await writeFile(join(folder, "tracks/d.m4a"), "0123456789");
  await mkdir(join(folder, ".vite"));
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  await writeFile(join(folder, "assets/a-1.js"), "let a;".repeat(99));
  await writeFile(join(folder, "assets/b-2.jpg"), "picture");
  await writeFile(join(folder, ".vite/manifest.json"), "{}");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Request(`http://site${path}`, { headers, method });
const bytesOf = async (answer: Response | null) =>
  Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));

describe("the built web app", () => {
  it("comes packed as the browser takes it, pictures as they are", async () => {
    const files = await staticFiles(folder);
    const script = "let a;".repeat(99);
    const br = await files.serve(ask("/assets/a-1.js", { "accept-encoding": "gzip, br" }));
    expect(br?.headers.get("content-encoding")).toBe("br");
    expect(String(brotliDecompressSync(await bytesOf(br)))).toBe(script);
    const gz = await files.serve(ask("/assets/a-1.js", { "accept-encoding": "gzip" }));
    expect(gz?.headers.get("content-encoding")).toBe("gzip");
    expect(String(gunzipSync(await bytesOf(gz)))).toBe(script);
    const plain = await files.serve(ask("/assets/a-1.js"));
    expect(plain?.headers.get("content-encoding")).toBeNull();
    expect(String(await bytesOf(plain))).toBe(script);
    const picture = await files.serve(ask("/assets/b-2.jpg", { "accept-encoding": "br" }));
    expect(picture?.headers.get("content-encoding")).toBeNull();
    expect(picture?.headers.get("content-type")).toBe("image/jpeg");
  });

  it("is asked for again where its name may stay while it changes, and not sent twice", async () => {
    const files = await staticFiles(folder);
    const page = await files.serve(ask("/index.html"));
    expect(page?.headers.get("cache-control")).toBe("no-cache");
    const etag = page?.headers.get("etag") ?? "";
    expect((await files.serve(ask("/index.html", { "if-none-match": etag })))?.status).toBe(304);
    const asset = await files.serve(ask("/assets/a-1.js"));
    expect(asset?.headers.get("cache-control")).toContain("immutable");
    const head = await files.serve(ask("/index.html", {}, "HEAD"));
    expect((await bytesOf(head)).byteLength).toBe(0);
  });

  it("lets any cache keep what is the same for everyone, and covers for some minutes", async () => {
    const files = await staticFiles(folder);
    const poster = await files.serve(ask("/posters/c.jpg"));
    expect(poster?.headers.get("cache-control")).toBe("public, max-age=300");
    expect(poster?.headers.get("set-cookie")).toBeNull();
  });

  it.each([
    ["its first two bytes, as Safari asks first", "bytes=0-1", 206, "01", "bytes 0-1/10"],
    ["its end, as after a seek", "bytes=7-", 206, "789", "bytes 7-9/10"],
    ["what is past its end", "bytes=10-", 416, "", "bytes */10"],
    ["no part", null, 200, "0123456789", null],
  ])("[MUSIC-05] plays a track in parts: %s", async (_, range, status, bytes, told) => {
    const files = await staticFiles(folder);
    const headers = { "accept-encoding": "gzip, br", ...(range ? { range } : {}) };
    const answer = await files.serve(ask("/tracks/d.m4a", headers));
    expect([answer?.status, answer?.headers.get("content-range")]).toEqual([status, told]);
    expect(String(await bytesOf(answer))).toBe(bytes);
    expect(answer?.headers.get("content-type")).toBe("audio/mp4");
    expect(answer?.headers.get("accept-ranges")).toBe("bytes");
    expect(answer?.headers.get("content-encoding")).toBeNull();
    expect(answer?.headers.get("cache-control")).toBe("public, max-age=300");
  });

  it("is all there is: neither the build's own notes nor anything outside the folder", async () => {
    const files = await staticFiles(folder);
    for (const path of ["/.vite/manifest.json", "/none.js", "/assets", "/../package.json"])
      expect(await files.serve(ask(path))).toBeNull();
  });
});
