import assert from "node:assert/strict";
import type { Reencoded, StreamingObjects, UploadForm } from "#core/service/ports/index.ts";

/** What a store answered to a form POST; `etag` without quotes, empty when refused. */
export interface Posted {
  readonly status: number;
  readonly etag: string;
}

/** One store, and a browser that posts to it. */
export interface ObjectsBench {
  readonly objects: StreamingObjects;
  post(form: UploadForm, bytes: Uint8Array): Promise<Posted>;
  /** A form whose fifteen minutes are over. */
  expired(key: string, mime_type: string): Promise<UploadForm>;
}

export interface ObjectsCheck {
  readonly title: string;
  run(bench: ObjectsBench): Promise<void>;
}

let made = 0;
const fresh = (): string => `uploads/contract-${process.pid}-${++made}`;
/** Bytes as they come from the image processor: nothing else is published. */
const bytesOf = (length: number): Reencoded =>
  Uint8Array.from({ length }, (_, i) => (i * 31 + (i >> 8)) % 256) as Uint8Array as Reencoded;
const small = bytesOf(1000);
const webp = "image/webp";

const refusedAndAbsent = async (
  { objects }: ObjectsBench,
  answer: Posted,
  ...keys: string[]
): Promise<void> => {
  assert.ok(
    answer.status >= 400 && answer.status < 500,
    `answered ${answer.status} instead of refusing`,
  );
  for (const key of keys) assert.equal(await objects.info(key), null, `${key} was kept`);
};

const altered = (form: UploadForm, fields: Record<string, string>): UploadForm => ({
  url: form.url,
  fields: { ...form.fields, ...fields },
});

/** What every object store keeps to; run by the disk, the memory and the S3 one. */
export const objectsChecks: readonly ObjectsCheck[] = [
  {
    title: "[F-27] takes and gives an object as it comes, like one put whole",
    run: async ({ objects }) => {
      const key = fresh();
      const parts = [bytesOf(100_000), bytesOf(1), bytesOf(70_000)];
      const whole = new Uint8Array(Buffer.concat(parts));
      async function* source() {
        yield* parts;
      }
      const put = await objects.putFrom(key, source(), webp, whole.length);
      assert.deepEqual(put, { size: whole.length, etag: put.etag, mime_type: webp });
      assert.deepEqual(new Uint8Array((await objects.read(key)) ?? []), whole);
      const opened = await objects.open(key);
      const came: Uint8Array[] = [];
      for await (const chunk of opened?.bytes ?? []) came.push(chunk);
      assert.deepEqual(opened?.info, put);
      assert.deepEqual(new Uint8Array(Buffer.concat(came)), whole);
      assert.equal(await objects.open(fresh()), null);
    },
  },
  {
    title: "[MEDIA-03] gives back what was put, and says the same of it each time",
    run: async ({ objects }) => {
      const key = fresh();
      const put = await objects.put(key, small, webp);
      assert.deepEqual(put, { size: 1000, etag: put.etag, mime_type: webp });
      assert.match(put.etag, /^[0-9a-f]+$/);
      assert.deepEqual(await objects.info(key), put);
      assert.deepEqual(new Uint8Array((await objects.read(key)) ?? []), small);
    },
  },
  {
    title: "[MEDIA-03] knows nothing of what was never put or is gone",
    run: async ({ objects }) => {
      const key = fresh();
      assert.equal(await objects.info(key), null);
      assert.equal(await objects.read(key), null);
      await objects.remove(key);
      await objects.put(key, small, webp);
      await objects.remove(key);
      assert.equal(await objects.info(key), null);
      assert.equal(await objects.read(key), null);
    },
  },
  {
    title: "[MEDIA-03] keeps the later of two under one key, with its own type and tag",
    run: async ({ objects }) => {
      const key = fresh();
      const first = await objects.put(key, small, webp);
      const second = await objects.put(key, bytesOf(70_000), "image/jpeg");
      assert.notEqual(second.etag, first.etag);
      assert.deepEqual(await objects.info(key), second);
      assert.equal((await objects.read(key))?.length, 70_000);
    },
  },
  {
    title: "[MEDIA-05, API-90] takes a form POST and answers the tag of what it kept",
    run: async ({ objects, post }) => {
      const key = fresh();
      const file = bytesOf(3_000_000);
      const answer = await post(await objects.form(key, "video/mp4", 4_000_000), file);
      assert.equal(answer.status, 201);
      const info = await objects.info(key);
      assert.deepEqual(info, { size: file.length, etag: answer.etag, mime_type: "video/mp4" });
      assert.ok(Buffer.from((await objects.read(key)) ?? []).equals(file));
    },
  },
  {
    title: "[MEDIA-04] names the key in the form, and takes no other",
    run: async (bench) => {
      const key = fresh();
      const other = fresh();
      const form = await bench.objects.form(key, webp, 2000);
      assert.equal(form.fields.key, key);
      assert.equal(form.fields["Content-Type"], webp);
      await refusedAndAbsent(
        bench,
        await bench.post(altered(form, { key: other }), small),
        key,
        other,
      );
    },
  },
  {
    title: "[MEDIA-04] takes no other type than the form was given for",
    run: async (bench) => {
      const key = fresh();
      const form = await bench.objects.form(key, webp, 2000);
      const answer = await bench.post(altered(form, { "Content-Type": "text/html" }), small);
      await refusedAndAbsent(bench, answer, key);
    },
  },
  {
    title: "[MEDIA-04] takes no form that was altered or made up",
    run: async (bench) => {
      const key = fresh();
      const form = await bench.objects.form(key, webp, 2000);
      const other = await bench.objects.form(fresh(), webp, 2_000_000);
      const policy = Object.keys(form.fields).find((name) => name.toLowerCase() === "policy");
      assert.ok(policy);
      const swapped = altered(form, { [policy]: other.fields[policy] ?? "" });
      await refusedAndAbsent(bench, await bench.post(swapped, small), key);
      const bare = { url: form.url, fields: { key, "Content-Type": webp } };
      await refusedAndAbsent(bench, await bench.post(bare, small), key);
    },
  },
  {
    title: "[MEDIA-02] keeps nothing of a file beyond the size limit, and takes one at the limit",
    run: async (bench) => {
      const key = fresh();
      const form = await bench.objects.form(key, webp, 100_000);
      await refusedAndAbsent(bench, await bench.post(form, bytesOf(100_001)), key);
      assert.equal((await bench.post(form, bytesOf(100_000))).status, 201);
      assert.equal((await bench.objects.info(key))?.size, 100_000);
    },
  },
  {
    title: "[MEDIA-17] keeps nothing of an empty file",
    run: async (bench) => {
      const key = fresh();
      const form = await bench.objects.form(key, webp, 2000);
      await refusedAndAbsent(bench, await bench.post(form, new Uint8Array()), key);
    },
  },
  {
    title: "[OPEN-107] takes no form after its time",
    run: async (bench) => {
      const key = fresh();
      await refusedAndAbsent(bench, await bench.post(await bench.expired(key, webp), small), key);
    },
  },
  {
    title: "[MEDIA-04] knows no keys that lead out of their folder",
    run: async ({ objects }) => {
      const hostile = [
        "",
        "/etc/passwd",
        "../x",
        "media/../../x",
        "a//b",
        ".hidden",
        "a/.b",
        "a\\b",
      ];
      for (const key of [...hostile, "a\0b", "%2e%2e/x", "media/", "ä", "a".repeat(300)]) {
        await assert.rejects(() => objects.form(key, webp, 10), `form took ${key}`);
        await assert.rejects(() => objects.put(key, small, webp), `put took ${key}`);
      }
    },
  },
];
