import { createServer } from "node:http";

/** Bare Node HTTP: the same bytes as the product answers, from memory; what there is to compare with (P9). */
const [, , port = "0", file = ""] = process.argv;
const body = Buffer.from(file === "" ? "" : (await import("node:fs")).readFileSync(file));
createServer((request, response) => {
  if (request.url === "/304") {
    response.writeHead(304, { etag: '"x"' });
    response.end();
    return;
  }
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": body.length,
    etag: '"x"',
  });
  response.end(body);
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));
