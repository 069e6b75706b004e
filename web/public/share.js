// The one thing that works without the page: a phone's share sheet posts its files to /shared, where they are kept until
// somebody has chosen the card that they go into (adapters/sharing). Everything else goes to the network as it always did.
const cacheName = "shared-files";

addEventListener("install", (event) => {
  skipWaiting();
  // browsers that know this start nothing here for any other request
  const elsewhere = { condition: { not: { requestMethod: "POST" } }, source: "network" };
  event.waitUntil(Promise.resolve(event.addRoutes?.(elsewhere)).catch(() => undefined));
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

const keep = async (request) => {
  await caches.delete(cacheName);
  const form = await request.formData();
  const files = form.getAll("files").filter((file) => typeof file !== "string" && file.size > 0);
  const cache = await caches.open(cacheName);
  await Promise.all(
    files.map((file, at) => {
      const headers = {
        "content-type": file.type || "application/octet-stream",
        "x-name": encodeURIComponent(file.name),
        "x-came": String(Date.now()),
      };
      return cache.put(`/shared/files/${at}`, new Response(file, { headers }));
    }),
  );
};

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "POST" || new URL(request.url).pathname !== "/shared") return;
  // the page says it where nothing came through
  const done = keep(request).catch(() => undefined);
  event.respondWith(done.then(() => Response.redirect("/shared", 303)));
});
