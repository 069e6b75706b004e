import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** What P13 is held against: a body as it comes, streamed to a hash and a file; 201 with the hash once it is there. */
const folder = process.argv[2] ?? "";
const server = createServer(async (request, response) => {
  const hash = createHash("sha256");
  await pipeline(
    request,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(join(folder, randomUUID())),
  );
  response.writeHead(201, { etag: `"${hash.digest("hex")}"` });
  response.end();
}).listen(0, "127.0.0.1", () => {
  const at = server.address();
  console.log(typeof at === "object" ? at?.port : "");
});
