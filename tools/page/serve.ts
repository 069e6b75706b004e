import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restApi } from "#adapters/rest/index.ts";
import { staticFiles } from "#server/static.ts";
import { startServer } from "#specs/support/serverProcess.ts";

/** The empty page and the product's own, each served alike; addresses of what is looked at. */
export const servePages = async (emptyFolder: string) => {
  const data = await mkdtemp(join(tmpdir(), "fanfold-page-data-"));
  await chmod(data, 0o755);
  const server = await startServer(data);
  const files = await staticFiles(emptyFolder);
  const plain = createServer(async (asked, answer) => {
    const encoding = String(asked.headers["accept-encoding"] ?? "");
    const request = new Request(`http://empty${asked.url}`, {
      headers: { "accept-encoding": encoding },
    });
    const file = (await files.serve(request)) ?? (await files.serve(request, "/index.html"));
    answer.writeHead(file?.status ?? 404, Object.fromEntries(file?.headers ?? []));
    answer.end(file ? new Uint8Array(await file.arrayBuffer()) : undefined);
  });
  plain.listen(0, "127.0.0.1");
  await once(plain, "listening");
  const at = plain.address();
  const port = typeof at === "object" && at !== null ? at.port : 0;
  return {
    empty: `http://127.0.0.1:${port}/`,
    landing: `${server.address}/`,
    recipient: `${server.address}/r/${await card(server.address)}`,
    stop: async () => {
      plain.close();
      await server.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
};

/** A visitor's card, by its recipient's link. */
const card = async (address: string): Promise<string> => {
  const api = restApi({ base: `${address}/api`, token: () => null });
  const made = await api("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Grace", title_theme: "cake-0" },
  });
  const token = made.ok ? made.value.story.tokens.recipient : undefined;
  if (token === undefined) throw new Error("No card could be made.");
  return token;
};
