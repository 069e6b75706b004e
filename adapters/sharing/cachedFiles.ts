import type { PickedFile, SharedFiles } from "#core/app/index.ts";
import { hours } from "#core/kernel/index.ts";

/** Where `/share.js` puts what comes; its name and its headers are written there once more. */
const cacheName = "shared-files";
const keptFor = hours(1);

const fileOf = async (answer: Response): Promise<PickedFile> => {
  const blob = await answer.blob();
  const name = decodeURIComponent(answer.headers.get("x-name") ?? "");
  const file = new File([blob], name, { type: answer.headers.get("content-type") ?? blob.type });
  return { name, type: file.type, size: file.size, content: file };
};

/** What the service worker has kept of a share sheet’s form, in the browser’s own cache. */
export const cachedFiles = (now: () => number = Date.now): SharedFiles => ({
  read: async () => {
    // pages of a plain address have none
    if (!("caches" in globalThis)) return [];
    const cache = await caches.open(cacheName);
    const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    const fresh = answers.filter(
      (answer) =>
        answer !== undefined && now() - Number(answer.headers.get("x-came") ?? 0) < keptFor,
    ) as Response[];
    if (fresh.length === 0) await caches.delete(cacheName);
    return Promise.all(fresh.map(fileOf));
  },
  clear: async () => {
    if ("caches" in globalThis) await caches.delete(cacheName);
  },
});
