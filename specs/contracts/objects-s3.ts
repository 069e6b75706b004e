import { type S3Options, s3Objects } from "#adapters/objects-s3/index.ts";
import { bareEtag } from "#core/domain/media/index.ts";
import type { Reencoded, UploadForm } from "#core/service/ports/index.ts";
import { type ObjectsBench, objectsChecks, type Posted } from "./objects.ts";

/** What a browser does: all fields, then the file; the tag from the header or else from the body. */
const post = async (form: UploadForm, bytes: Uint8Array): Promise<Posted> => {
  const data = new FormData();
  for (const [name, value] of Object.entries(form.fields)) data.append(name, value);
  data.append("file", new Blob([bytes as BlobPart]), "file");
  const answer = await fetch(form.url, { method: "POST", body: data });
  const body = await answer.text();
  const told = answer.headers.get("etag") ?? /<ETag>(.*?)<\/ETag>/.exec(body)?.[1] ?? "";
  return { status: answer.status, etag: bareEtag(told.replaceAll("&quot;", '"')) };
};

export interface Ran {
  readonly title: string;
  readonly error: unknown;
}

/** Runs the contract of object storage against a real S3 server, in a bucket of its own. */
export const checkS3 = async (server: Omit<S3Options, "bucket">): Promise<readonly Ran[]> => {
  const options = { ...server, bucket: `contract-${Date.now()}` };
  const objects = s3Objects(options);
  await objects.makeBucket();
  await objects.check();
  const shortLived = s3Objects({ ...options, formLife: 1000 });
  const bench: ObjectsBench = {
    objects,
    post,
    expired: async (key, mime_type) => {
      const form = await shortLived.form(key, mime_type, 10_000);
      // The server's own clock decides: this is the one wait that cannot be stepped.
      await new Promise((resolve) => setTimeout(resolve, 2500));
      return form;
    },
  };
  const served: (typeof objectsChecks)[number] = {
    title: "[MEDIA-01] serves what is published, whole and in parts, and nothing else",
    run: async () => {
      const bytes = Uint8Array.from({ length: 5000 }, (_, i) => i % 251) as Uint8Array as Reencoded;
      const { etag } = await objects.put("media/a.mp4", bytes, "video/mp4");
      await objects.put("uploads/a.mp4", bytes, "video/mp4");
      const get = (key: string, headers: Record<string, string> = {}) =>
        objects.serve(key, new Request("http://cards/", { headers }));
      const whole = await get("media/a.mp4");
      const part = await get("media/a.mp4", { range: "bytes=-10" });
      const statuses = [
        whole.status,
        part.status,
        (await get("media/a.mp4", { "if-none-match": `"${etag}"` })).status,
        (await get("media/a.mp4", { range: "bytes=5000-" })).status,
        (await get("media/none")).status,
        (await get("uploads/a.mp4")).status,
      ];
      const lengths = [whole, part].map(async (r) => (await r.arrayBuffer()).byteLength);
      const told = JSON.stringify([
        statuses,
        await Promise.all(lengths),
        part.headers.get("content-range"),
      ]);
      const right = JSON.stringify([
        [200, 206, 304, 416, 404, 404],
        [5000, 10],
        "bytes 4990-4999/5000",
      ]);
      if (told !== right) throw new Error(`served ${told} instead of ${right}`);
    },
  };
  const ran: Ran[] = [];
  for (const { title, run } of [...objectsChecks, served])
    ran.push({
      title,
      error: await run(bench).then(
        () => null,
        (error: unknown) => error ?? new Error("failed"),
      ),
    });
  objects.close();
  shortLived.close();
  return ran;
};
