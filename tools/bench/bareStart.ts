import { createServer } from "node:http";
import { startEmbedded } from "#adapters/postgres/embedded.ts";

/** What P12 is held against: the database started, and a bare server that answers 200. */
const database = await startEmbedded({ dataDir: process.argv[2] ?? "" });
const server = createServer((_, response) => response.end("ok")).listen(0, "127.0.0.1", () => {
  const at = server.address();
  console.log(typeof at === "object" ? at?.port : "");
});
process.on("SIGTERM", () => void database.stop().then(() => process.exit(0)));
