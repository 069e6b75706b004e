import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A page of somebody else: another origin, that knows nothing but the one script. */
export const blog = async (site: string, tokens: readonly string[], isStrict = false) => {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    // no more than docs/embedding.md asks for; the page's own script is its own affair
    const policy = [
      "default-src 'none'",
      `script-src ${site} 'nonce-own'`,
      `style-src ${site}`,
      `font-src ${site}`,
      `img-src ${site} data:`,
      `media-src ${site}`,
      `connect-src ${site}`,
      "worker-src blob:",
    ];
    if (isStrict) response.setHeader("Content-Security-Policy", policy.join("; "));
    response.end(`<!doctype html><html lang="en"><title>A blog</title>
      <meta name="viewport" content="width=device-width">
      <script nonce="own">
        window.told = [];
        for (const name of ["ready", "play", "pause", "slide", "end", "error"])
          addEventListener("fanfold-" + name, ({ detail }) =>
            told.push([name, detail.reason ?? detail.type ?? ""].join(" ").trim()));
      </script>
      <script type="module" src="${site}/embed.js"></script>
      <main><h1>A blog</h1>
      ${tokens.map((token) => `<fanfold-card token="${token}"></fanfold-card>`).join("\n")}
      </main>`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
};
