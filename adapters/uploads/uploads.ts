import type { Uploads } from "#core/app/ports/index.ts";
import type { UploadCount } from "./underWay.ts";

const post: Uploads["send"] = (form, file, on, cancelled) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
    body.append("file", file.content as Blob, file.name);
    request.upload.addEventListener("progress", (e) => {
      if (e.lengthComputable) on.progress(e.loaded / e.total);
    });
    request.addEventListener("load", () => {
      const ok = request.status >= 200 && request.status < 300;
      if (!ok) return resolve({ ok: false, reason: "refused" });
      resolve({ ok: true, etag: etagOf(request) });
    });
    request.addEventListener("error", () => resolve({ ok: false, reason: "network" }));
    request.addEventListener("abort", () => resolve({ ok: false, reason: "cancelled" }));
    if (cancelled.aborted) return resolve({ ok: false, reason: "cancelled" });
    cancelled.onAbort(() => request.abort());
    request.open("POST", form.url);
    request.send(body);
  });

/** Form POST by XHR, which alone reports upload progress (MEDIA-05). */
export const formUploads = (underWay: UploadCount): Uploads => ({
  send: (form, file, on, cancelled) => {
    underWay.add(1);
    return post(form, file, on, cancelled).finally(() => underWay.add(-1));
  },
  prepare: async (file) =>
    /\.jfif$/i.test(file.name)
      ? {
          ...file,
          name: file.name.replace(/\.jfif$/i, ".jpeg"),
          type: "image/jpeg",
          content: new Blob([file.content as Blob], { type: "image/jpeg" }),
        }
      : file,
  preview: (file) => {
    const url = URL.createObjectURL(file.content as Blob);
    return { url, release: () => URL.revokeObjectURL(url) };
  },
});

/** The ETag header, or the one in the 201 body: some servers send no header on a POST. */
const etagOf = (request: XMLHttpRequest): string =>
  (
    request.getResponseHeader("etag") ??
    /<ETag>(?:&quot;|")?([^<"&]+)/i.exec(request.responseText)?.[1] ??
    ""
  ).replaceAll('"', "");
